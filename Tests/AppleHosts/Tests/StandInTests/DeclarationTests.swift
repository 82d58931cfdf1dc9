import Testing
import UIKit

@Suite("Declarations")
@MainActor
struct DeclarationTests {
  @Test("A view is loaded when it is asked for, and only then")
  func lazyView() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    #expect(controller.isViewLoaded)
  }

  @Test("Foundation comes with UIKit")
  func foundation() {
    #expect(CGRect.zero.width == 0)
    #expect(URL(string: "https://example.org") != nil)
  }
}

/// A delegate as an app writes it.
final class EmptyDelegate: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// A controller as an app writes it.
final class AppController: UIViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
