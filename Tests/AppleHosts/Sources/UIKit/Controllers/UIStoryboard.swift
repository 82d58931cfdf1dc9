import Foundation

/// A storyboard without a file: what the app's closure makes of a coder is the controller.
@MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    guard let controller = creator?(coder) ?? ViewController(coder: coder) else {
      preconditionFailure("\(name) has no controller \(identifier).")
    }
    return controller
  }
}
