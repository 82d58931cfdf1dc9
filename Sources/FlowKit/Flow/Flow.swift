/// The lazy blueprint of a screen: how it is made, and what its callbacks do.
///
/// A screen is any class with callbacks; it knows nothing of FlowKit. The closure binds the callbacks to actions:
///
/// ```swift
/// var login: Flow<LoginScreen> {
///   Flow(with: LoginScreen()) { screen, lets in
///     screen.onLogin = lets.push(dashboard) { $0.prepare }   // the callback's arguments go to prepare(...)
///     screen.onBack = lets.pop()
///   }
/// }
/// ```
///
/// Nothing is made when a flow is declared or named. Each time that an action needs the screen, a new one is made. So
/// flows may name each other freely, also in circles. In a struct's computed properties nothing is stored and nothing
/// can leak; a `lazy var` of a class should capture `[unowned self]`, as any closure that its object stores.
///
/// A flow is known by the place where it is declared and its optional key: see ``FlowID``.
@MainActor
public struct Flow<Screen: AnyObject> {
  package nonisolated let blueprint: Blueprint

  /// Describes a screen that has no callbacks to bind.
  ///
  /// ```swift
  /// var about: Flow<AboutScreen> { Flow(with: AboutScreen()) }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen, evaluated once for each entry, when it is entered.
  ///   - key: Tells flows of one declaration apart: `Flow(with: ItemScreen(id), id: id)`.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public nonisolated init(
    with screen: @autoclosure @escaping @MainActor () -> Screen, id key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    blueprint = Blueprint(place: place, screenType: Screen.self, label: .with(key: key)) { _ in screen() }
  }

  /// Describes a screen and what its callbacks do.
  ///
  /// ```swift
  /// Flow(with: LoginScreen()) { screen, lets in screen.onBack = lets.pop() }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen, evaluated once for each entry, when it is entered. Make a new one: of an object that
  ///     several entries share, the callbacks belong to the latest of them.
  ///   - key: Tells flows of one declaration apart: `Flow(with: ItemScreen(id), id: id) { ... }`.
  ///   - fileID: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  ///   - configure: Binds the callbacks of the screen just made to actions.
  public nonisolated init(
    with screen: @autoclosure @escaping @MainActor () -> Screen, id key: (any Hashable & Sendable)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
    _ configure: @escaping @MainActor (_ screen: Screen, _ lets: Lets) -> Void
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: column)
    blueprint = Blueprint(place: place, screenType: Screen.self, label: .with(key: key)) { lets in
      let screen = screen()
      configure(screen, lets)
      return screen
    }
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
    blueprint = Blueprint(place: place, screenType: Screen.self, label: .with(key: key), make: build)
  }
}
