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
  static func delivery<Root: AnyObject, each Above: FlowSequence>(
    to _: Flow<Root>, _ above: repeat each Above,
    preparing prepare: (@MainActor (Root, repeat (each Above).Screens) -> Void)?
  ) -> Delivery? {
    guard let prepare else { return nil }
    return { root, screens, _ in
      guard let root = root as? Root, let above = Self.screens(screens, of: repeat each above) else { return }
      prepare(root, repeat each above)
    }
  }

  /// Restores the screens' types; `nil` if one doesn't match.
  private static func screens<each List: FlowSequence>(
    _ screens: [AnyObject], of lists: repeat each List
  ) -> (repeat (each List).Screens)? {
    var rest = screens[...]
    return try? (repeat next(of: &rest, for: each lists))
  }

  private static func next<List: FlowSequence>(
    of screens: inout ArraySlice<AnyObject>, for list: List
  ) throws(CancellationError) -> List.Screens {
    guard let screens = list.screens(from: &screens) else { throw CancellationError() }
    return screens
  }
}
