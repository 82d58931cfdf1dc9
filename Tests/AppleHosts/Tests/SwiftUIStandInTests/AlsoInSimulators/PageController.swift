import SwiftUI
import UIKit

/// A view whose controller tells when it appears.
struct TellingView: UIViewControllerRepresentable {
  let appeared: @MainActor () -> Void

  func makeUIViewController(context: Context) -> UIViewController { TellingController(appeared) }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private final class TellingController: UIViewController {
  private let appeared: @MainActor () -> Void

  init(_ appeared: @escaping @MainActor () -> Void) {
    self.appeared = appeared
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared()
  }
}
