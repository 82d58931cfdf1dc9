// How arguments reach the screens they are for: an action's types are erased; the closures around it know them.
extension NavigationAction {
  /// An action that leads to one screen, which may be prepared.
  static func action<Target: AnyObject>(
    _ verb: Verb, _ transition: ScreenTransition = .automatic, at origin: SourcePlace,
    _ prepare: (@MainActor (Target) -> Void)?
  ) -> NavigationAction {
    NavigationAction(verb, .with(transition), at: origin, delivering: delivery(prepare))
  }

  static func delivery<Target: AnyObject>(_ prepare: (@MainActor (Target) -> Void)?) -> Delivery? {
    guard let prepare else { return nil }
    return { target, _, _ in
      if let target = target as? Target { prepare(target) }
    }
  }

  /// For the screens of a reset.
  static func delivery<Root: AnyObject, each Above: AnyObject>(
    toAll prepare: (@MainActor (Root, repeat each Above) -> Void)?
  ) -> Delivery? {
    guard let prepare else { return nil }
    return { root, above, _ in
      guard let root = root as? Root, let above = screens(above, as: repeat (each Above).self) else { return }
      prepare(root, repeat each above)
    }
  }

  /// Restores the screens' types; `nil` if one doesn't match.
  private static func screens<each Screen: AnyObject>(
    _ screens: [AnyObject], as types: repeat (each Screen).Type
  ) -> (repeat each Screen)? {
    var rest = screens[...]
    return try? (repeat next(of: &rest, as: each types))
  }

  private static func next<Screen: AnyObject>(
    of screens: inout ArraySlice<AnyObject>, as type: Screen.Type
  ) throws(CancellationError) -> Screen {
    guard let screen = screens.popFirst() as? Screen else { throw CancellationError() }
    return screen
  }
}
