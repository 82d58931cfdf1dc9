/// A blueprint that knows how to make its screen.
@MainActor
@usableFromInline
package class ScreenMaker: Blueprint {
  override nonisolated func with(_ properties: FlowProperties.Box) -> Blueprint { ChangedMaker(self, properties) }
}

/// Makes the screen, then binds its callbacks.
@MainActor
@usableFromInline
final class BindingMaker<Screen: AnyObject>: ScreenMaker {
  private let screen: @MainActor () -> Screen
  private let configure: (@MainActor (Screen, Lets) -> Void)?

  nonisolated init(
    _ place: SourcePlace, _ properties: FlowProperties.Box?, _ screen: @escaping @MainActor () -> Screen,
    _ configure: (@MainActor (Screen, Lets) -> Void)?
  ) {
    self.screen = screen
    self.configure = configure
    super.init(place, properties)
  }

  override nonisolated var screenType: Any.Type { Screen.self }

  @usableFromInline
  nonisolated convenience init(
    _ place: SourcePlace, _ label: FlowLabel?, _ screen: @escaping @MainActor () -> Screen,
    _ configure: (@MainActor (Screen, Lets) -> Void)?
  ) {
    self.init(place, FlowProperties.Box.with(label), screen, configure)
  }

  override func makeScreen(_ lets: Lets) -> AnyObject {
    var screen = screen()
    if !isKnownUniquelyReferenced(&screen) { lets.life.performer.screenIsHeld(screen, by: lets.life.caller) }
    lets.recorder?.begin(screen)
    assert(BoundClosures.begin())
    configure?(screen, lets)
    assert(BoundClosures.end(for: lets.life))
    lets.recorder?.end(screen)
    return screen
  }
}

/// Calls a closure that makes the screen and binds its callbacks.
@MainActor
final class BuildingMaker<Screen: AnyObject>: ScreenMaker {
  private let build: @MainActor (Lets) -> Screen

  nonisolated init(
    _ place: SourcePlace, _ properties: FlowProperties.Box?, _ build: @escaping @MainActor (Lets) -> Screen
  ) {
    self.build = build
    super.init(place, properties)
  }

  override nonisolated var screenType: Any.Type { Screen.self }

  override func makeScreen(_ lets: Lets) -> AnyObject {
    assert(BoundClosures.begin())
    let screen = build(lets)
    assert(BoundClosures.end(for: lets.life))
    lets.recorder?.end(screen)
    return screen
  }
}

/// The same flow with other properties.
@MainActor
final class ChangedMaker: ScreenMaker {
  private nonisolated let original: ScreenMaker

  nonisolated init(_ original: ScreenMaker, _ properties: FlowProperties.Box) {
    self.original = original
    super.init(original.place, properties)
  }

  override nonisolated var screenType: Any.Type { original.screenType }

  override func makeScreen(_ lets: Lets) -> AnyObject { original.makeScreen(lets) }

  override nonisolated func with(_ properties: FlowProperties.Box) -> Blueprint { ChangedMaker(original, properties) }
}

// How to write flows: with an action factory for the screen's callbacks.
extension Flow {
  /// Describes a screen and what its callbacks do.
  ///
  /// ```swift
  /// var login: Flow<LoginScreen> { Flow(with: LoginScreen()) { screen, lets in screen.onBack = lets.pop() } }
  /// var about: Flow<AboutScreen> { Flow(with: AboutScreen()) }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen, evaluated once for each entry, when it is entered. Make a new one each time: if several
  ///     entries share an object, its callbacks belong to the latest of them.
  ///   - key: Distinguishes flows of one declaration: `Flow(with: ItemScreen(id), id: id) { ... }`.
  ///   - function: The function of the declaration; if it has parameters, the flow needs a key.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  ///   - configure: Binds the new screen's callbacks to actions; omit it if there are none.
  @inlinable  // as the compiler knows the screen's type there: a maker's type costs as much to look up as an action
  public nonisolated init(
    with screen: @autoclosure @escaping @MainActor () -> Screen, id key: (any Hashable & Sendable)? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
    _ configure: (@MainActor (_ screen: Screen, _ lets: Lets) -> Void)? = nil
  ) {
    let place = SourcePlace(declaredIn: function, fileID: fileID, line: line, column: column)
    let label = FlowLabel.with(key: key)
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
  ///   - key: Distinguishes flows of one declaration.
  ///   - function: The function of the declaration; if it has parameters, the flow needs a key.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  ///   - build: Makes the screen and binds its callbacks; called once for each entry, when it is entered.
  public nonisolated init(
    id key: (any Hashable & Sendable)? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
    _ build: @escaping @MainActor (_ lets: Lets) -> Screen
  ) {
    let place = SourcePlace(declaredIn: function, fileID: fileID, line: line, column: column)
    self.init(blueprint: BuildingMaker(place, .with(.with(key: key)), build))
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
  /// Each child has a stack of its own, which stays while other children are selected.
  ///
  /// - Parameters:
  ///   - screen: The screen, evaluated once for each entry, when it is entered.
  ///   - children: The children, evaluated when the container is entered.
  ///   - key: Distinguishes flows of one declaration.
  ///   - function: The function of the declaration; if it has parameters, the flow needs a key.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  ///   - configure: Binds the new screen's callbacks to actions; omit it if there are none.
  public nonisolated init(
    with screen: @autoclosure @escaping @MainActor () -> Screen,
    containing children: @autoclosure @escaping @MainActor () -> FlowChildren,
    id key: (any Hashable & Sendable)? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
    _ configure: (@MainActor (_ screen: Screen, _ lets: Lets) -> Void)? = nil
  ) {
    let place = SourcePlace(declaredIn: function, fileID: fileID, line: line, column: column)
    let properties = FlowProperties.Box.changed {
      $0.label = .with(key: key)
      $0.traits.set(ContainerTrait(children))
    }
    self.init(blueprint: BindingMaker(place, properties, screen, configure))
  }

  /// Makes a screen and binds its callbacks to an action factory, in tests usually a spy's.
  ///
  /// ```swift
  /// let spy = LetsSpy()
  /// let screen = shop.login.makeScreen(lets: spy.lets)
  /// ```
  public func makeScreen(lets: Lets) -> Screen {
    lets.life.know(blueprint)
    // The flow's own closure made it; the blueprint only erased its type.
    return unsafeDowncast(blueprint.makeScreen(lets), to: Screen.self)
  }
}
