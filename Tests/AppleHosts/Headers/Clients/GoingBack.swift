import FlowKit
import FlowKitUIKit
import UIKit

// What apps have had for years, and must compile beside FlowKit: names of their own on Apple's classes.

/// Half of all apps have this method.
final class DetailsController: UIViewController {
  @objc func goBack() { navigationController?.popViewController(animated: true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(goBack))
    view.addGestureRecognizer(tap)
    let other = UITapGestureRecognizer(target: self, action: #selector(Self.goBack))
    view.addGestureRecognizer(other)
    let third = UITapGestureRecognizer(target: self, action: #selector(self.goBack))
    view.addGestureRecognizer(third)
  }

  func finish() {
    let later: () -> Void = goBack
    later()
    goBack()
  }
}

/// A category on all view controllers.
extension UIViewController {
  @objc func dismissKeyboard() {}
  @objc func back() { leave(animated: true) }
  func leave(animated: Bool) { navigationController?.popViewController(animated: animated) }
  func embed(_ child: UIViewController) { addChild(child) }
  func embed(_ child: UIViewController, in container: UIView) { addChild(child) }
  func unembed() { removeFromParent() }
  var content: UIViewController? { children.first }
}

final class UsesItsCategory: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    back()
    leave(animated: true)
    embed(UIViewController())
    embed(UIViewController(), in: view)
    unembed()
    _ = content
    _ = #selector(back)
  }
}
