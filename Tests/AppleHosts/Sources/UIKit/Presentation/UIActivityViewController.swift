import Foundation

/// A share sheet: the app presents it itself, and it goes by itself.
@MainActor
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }
}

@MainActor
open class UIActivity: NSObject {}
