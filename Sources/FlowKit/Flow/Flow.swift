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

  @usableFromInline
  package nonisolated init(blueprint: Blueprint) {
    self.blueprint = blueprint
  }
}
