#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  public import UIKit

  /// A screen that makes the view controller that shows it.
  ///
  /// ```swift
  /// extension LoginScreen: ViewControllerMaking {
  ///   func makeViewController() -> UIViewController { LoginViewController(self) }
  /// }
  /// ```
  ///
  /// It is made when the screen is to be seen, once for each entry, and let go of after the entry has left.
  @MainActor
  public protocol ViewControllerMaking: AnyObject {
    /// Makes the view controller.
    func makeViewController() -> UIViewController
  }

  extension UIKitHost {
    /// Tells which view controller shows screens of a type.
    ///
    /// ```swift
    /// host.show(LoginScreen.self) { LoginViewController($0) }
    /// ```
    ///
    /// It is made when the screen is to be seen, once for each entry. A later registration takes the place of an earlier one;
    /// placeholders that are shown already become real. A container's screen may be given a `UITabBarController`, a
    /// `UIPageViewController` or a `UISplitViewController` of yours, by its kind; for these none is needed.
    ///
    /// - Parameters:
    ///   - screen: The type, exactly.
    ///   - make: Makes the view controller for a screen.
    public func show<Screen: AnyObject>(
      _ screen: Screen.Type, _ make: @escaping @MainActor (Screen) -> UIViewController
    ) {
      registry.makers[ObjectIdentifier(screen)] = { ($0 as? Screen).map(make) ?? UIViewController() }
      fillPlaceholders()
    }

    /// Adjusts each view controller of a type that the host makes by itself: navigation controllers, tab bar
    /// controllers, and so on.
    ///
    /// ```swift
    /// host.adjust(UINavigationController.self) { $0.navigationBar.prefersLargeTitles = true }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type, or one that it is derived from.
    ///   - change: Gets each one when it is made, and those that are there already.
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

    /// What a screen is, makes, or is given; nil where there is nothing.
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
