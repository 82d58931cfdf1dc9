extension NavigationAction {
  /// Several actions as one: all of them, in order, or none; one change of the tree, shown with one transition.
  ///
  /// The first step acts from the caller, each other one from what is visible then. A `dismissAll` and a `popToRoot`
  /// that find nothing to do count as done. Screens that a later step removes again are never made.
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
  /// - Returns: The action; where a step cannot be done, its outcome says which and why.
  public static func batch(
    _ steps: NavigationAction..., transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    batch(steps, transition, SourcePlace(fileID, line))
  }

  /// Several actions as one, as many as the app decides on when it runs.
  ///
  /// - Parameters:
  ///   - steps: The actions, in order.
  ///   - transition: How the whole change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action; where a step cannot be done, its outcome says which and why.
  public static func batch(
    _ steps: [NavigationAction], transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    batch(steps, transition, SourcePlace(fileID, line))
  }

  static func batch(
    _ steps: [NavigationAction], _ transition: ScreenTransition, _ origin: SourcePlace
  ) -> NavigationAction {
    var extras = Extras(steps: steps)
    extras.nesting = 1 + (steps.map(\.nesting).max() ?? 0)
    if extras.nesting > deepestBatch { (extras.steps, extras.nesting) = (flattened(steps), 1) }
    return NavigationAction(.batch, nil, .with(transition, extras), at: origin)
  }

  /// Batches that are deeper in one another than this are taken for one list of steps, so that nothing that looks into
  /// them recurses without a bound.
  private static var deepestBatch: Int { 100 }

  private var nesting: Int { options?.extras.nesting ?? 0 }

  private static func flattened(_ steps: [NavigationAction]) -> [NavigationAction] {
    var list: [NavigationAction] = []
    func add(_ steps: [NavigationAction]) {
      for step in steps {
        if step.verb == .batch { add(step.steps) } else { list.append(step) }
      }
    }
    add(steps)
    return list
  }
}
