extension NavigationAction {
  /// Performs several actions as one, in order: either all of them or none.
  ///
  /// The tree changes once, with one transition. The first step acts from the caller, each of the others from the
  /// screen that is visible by then. A step that finds its wish fulfilled counts as performed: a `dismissAll` or a
  /// `popToRoot` that finds nothing to do, a `popTo` of the screen that it acts from, if that is visible. Screens that a
  /// later step removes again are never made. ``withoutConfirmation``, ``replacingWaiting`` and ``overtakingWaiting`` of a
  /// step count for the batch.
  ///
  /// ```swift
  /// navigator.perform(.batch(.dismissAll, .select(home.watched), .push(movie(5))))
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The actions.
  ///   - transition: How the whole change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action; if a step can't be performed, its outcome says which and why.
  public static func batch(
    _ steps: NavigationAction..., transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    batch(steps, transition, SourcePlace(fileID, line))
  }

  /// Performs several actions as one, any number of them.
  ///
  /// - Parameters:
  ///   - steps: The actions, in order.
  ///   - transition: How the whole change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action; if a step can't be performed, its outcome says which and why.
  public static func batch(
    _ steps: [NavigationAction], transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    batch(steps, transition, SourcePlace(fileID, line))
  }

  static func batch(
    _ steps: [NavigationAction], _ transition: ScreenTransition, _ origin: SourcePlace
  ) -> NavigationAction {
    var list = steps, depth = 1 + (steps.map(\.nesting).max() ?? 0)
    if depth > Limits.nestedBatches { (list, depth) = (flattened(steps), 1) }
    let batch = Steps(list: list, depth: depth, travel: list.contains { $0.isTravel })
    let action = NavigationAction(.batch(batch), .with(transition), at: origin)
    return list.reduce(action) { $0.keepingWishes(of: $1) }
  }

  private var nesting: Int {
    guard case .batch(let steps) = verb else { return 0 }
    return steps.depth
  }

  private static func flattened(_ steps: [NavigationAction]) -> [NavigationAction] {
    var list: [NavigationAction] = []
    func add(_ steps: [NavigationAction]) {
      for step in steps {
        if case .batch(let inner) = step.verb { add(inner.list) } else { list.append(step) }
      }
    }
    add(steps)
    return list
  }
}
