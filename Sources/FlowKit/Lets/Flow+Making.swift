// How flows are written: with an action factory for their screens' callbacks.
extension Flow {
  /// Describes a screen and what its callbacks do.
  ///
  /// ```swift
  /// var login: Flow<LoginScreen> { Flow(with: LoginScreen()) { screen, lets in screen.onBack = lets.pop() } }
  /// var about: Flow<AboutScreen> { Flow(with: AboutScreen()) }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen, evaluated once for each entry, when it is entered. Make a new one: of an object that
  ///     several entries share, the callbacks belong to the latest of them.
  ///   - key: Tells flows of one declaration apart: `Flow(with: ItemScreen(id), id: id) { ... }`.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  ///   - configure: Binds the callbacks of the screen just made to actions; left out where it has none.
  @inlinable  // as the compiler knows the screen's type there: a maker's type costs as much to look up as an action
  public nonisolated init(
    with screen: @autoclosure @escaping @MainActor () -> Screen, id key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
    _ configure: (@MainActor (_ screen: Screen, _ lets: Lets) -> Void)? = nil
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    let label = key.map { FlowLabel($0) }
    self.init(blueprint: BindingMaker(place, label, screen, configure))
  }

  /// Describes a screen in the long form: the closure makes the screen itself.
  ///
  /// ```swift
  /// Flow<LoginScreen> { lets in
  ///   let screen = LoginScreen(onBack: lets.pop())
  ///   return screen
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: Tells flows of one declaration apart.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  ///   - build: Makes the screen and binds its callbacks; called once for each entry, when it is entered.
  public nonisolated init(
    id key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
    _ build: @escaping @MainActor (_ lets: Lets) -> Screen
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    self.init(blueprint: BuildingMaker(place, .with(key: key), build))
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
  ///   - configure: Binds the callbacks of the screen just made to actions; left out where it has none.
  public nonisolated init(
    with screen: @autoclosure @escaping @MainActor () -> Screen,
    containing children: @autoclosure @escaping @MainActor () -> FlowChildren,
    id key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
    _ configure: (@MainActor (_ screen: Screen, _ lets: Lets) -> Void)? = nil
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    let properties = FlowProperties(label: .with(key: key), traits: [ContainerTrait(children)])
    self.init(blueprint: BindingMaker(place, properties, screen, configure))
  }

  /// Makes a screen, its callbacks bound to the given action factory, which in a test is a spy's.
  ///
  /// ```swift
  /// let spy = LetsSpy()
  /// let screen = shop.login.makeScreen(lets: spy.lets)
  /// ```
  public func makeScreen(lets: Lets) -> Screen {
    // It is what the flow's own closure has made; its type was erased with the blueprint.
    unsafeDowncast(blueprint.makeScreen(lets), to: Screen.self)
  }
}

extension Blueprint {
  /// Makes a screen; of a blueprint that names a flow only, nothing that anybody sees.
  package func makeScreen(_ lets: Lets) -> AnyObject { (self as? ScreenMaker)?.make(lets) ?? self }
}
