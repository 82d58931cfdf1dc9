#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  public import UIKit

  /// A screen that makes its own view controller.
  ///
  /// ```swift
  /// extension LoginScreen: ViewControllerMaking {
  ///   func makeViewController() -> UIViewController { LoginViewController(self) }
  /// }
  /// ```
  ///
  /// The host makes it when the screen becomes visible, once for each entry, and releases it after the entry has left.
  @MainActor
  public protocol ViewControllerMaking: AnyObject {
    /// Makes the view controller.
    func makeViewController() -> UIViewController
  }

  extension UIKitHost {
    /// Sets the view controller for screens of a type.
    ///
    /// ```swift
    /// host.show(LoginScreen.self) { LoginViewController($0) }
    /// ```
    ///
    /// The host makes it when the screen becomes visible, once for each entry. A later registration replaces an earlier
    /// one. Placeholders that are already shown get their view controllers. For a container's screen, you may return
    /// your own `UITabBarController`, `UIPageViewController`, or `UISplitViewController`, according to its kind; the
    /// host makes one otherwise.
    ///
    /// - Parameters:
    ///   - screen: The exact type.
    ///   - make: Makes the view controller for a screen.
    public func show<Screen: AnyObject>(
      _ screen: Screen.Type, _ make: @escaping @MainActor (Screen) -> UIViewController
    ) {
      registry.makers[ObjectIdentifier(screen)] = { screen in
        if let screen = screen as? Screen { make(screen) } else { UIViewController() }
      }
      fillPlaceholders()
    }

    /// Adjusts each view controller of a type that the host makes itself, such as navigation controllers and tab bar
    /// controllers.
    ///
    /// ```swift
    /// host.adjust(UINavigationController.self) { $0.navigationBar.prefersLargeTitles = true }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type, or a superclass.
    ///   - change: Adjusts each one when it is made, and those that exist already.
    public func adjust<Controller: UIViewController>(
      _ type: Controller.Type, _ change: @escaping @MainActor (Controller) -> Void
    ) {
      let adjustment: @MainActor (UIViewController) -> Void = { ($0 as? Controller).map(change) }
      registry.adjustments.append(adjustment)
      for stack in stacks {
        adjustment(stack.controller)
        for entry in stack.entries { entry.contents?.frame.map(adjustment) }
      }
    }

    /// The view controller that a screen is, makes, or is given; nil if there is none.
    func makeController(for screen: AnyObject) -> UIViewController? {
      if let controller = screen as? UIViewController { return controller }
      if let make = registry.makers[ObjectIdentifier(type(of: screen))] { return make(screen) }
      return (screen as? any ViewControllerMaking)?.makeViewController()
    }

    func adjusted<Controller: UIViewController>(_ controller: Controller) -> Controller {
      for adjustment in registry.adjustments { adjustment(controller) }
      return controller
    }
  }
#endif
