// Flows of screens that contain others.
extension Flow {
  /// Describes a container that has no callbacks to bind.
  ///
  /// - Parameters:
  ///   - screen: The screen, evaluated once for each entry, when it is entered.
  ///   - children: What it contains, evaluated when it is entered.
  ///   - key: Tells flows of one declaration apart.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public nonisolated init(
    with screen: @autoclosure @escaping @MainActor () -> Screen,
    containing children: @autoclosure @escaping @MainActor () -> FlowChildren,
    id key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    let traits = FlowTraits(FlowTraits.Values(children: children))
    self.init(
      blueprint: Blueprint(place: place, screenType: Screen.self, label: .with(key: key), traits: traits) { _ in
        screen()
      })
  }

  /// Describes a container and what its callbacks do.
  ///
  /// ```swift
  /// var home: Flow<HomeTabs> {
  ///   Flow(with: HomeTabs(), containing: .tabs(wishlist, watched, settings)) { tabs, lets in
  ///     tabs.onTab = lets.select { $0 }
  ///   }
  /// }
  /// ```
  ///
  /// Each child has a stack of its own, which is kept while others are selected.
  ///
  /// - Parameters:
  ///   - screen: The screen, evaluated once for each entry, when it is entered.
  ///   - children: What it contains, evaluated when it is entered.
  ///   - key: Tells flows of one declaration apart.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  ///   - configure: Binds the callbacks of the screen just made to actions.
  public nonisolated init(
    with screen: @autoclosure @escaping @MainActor () -> Screen,
    containing children: @autoclosure @escaping @MainActor () -> FlowChildren,
    id key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
    _ configure: @escaping @MainActor (_ screen: Screen, _ lets: Lets) -> Void
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    let traits = FlowTraits(FlowTraits.Values(children: children))
    self.init(
      blueprint: Blueprint(place: place, screenType: Screen.self, label: .with(key: key), traits: traits) { lets in
        let screen = screen()
        configure(screen, lets)
        return screen
      })
  }
}
