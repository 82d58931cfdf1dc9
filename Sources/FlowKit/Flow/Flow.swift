/// The lazy blueprint of a screen: how to make it, and what its callbacks do.
///
/// A screen is any class with callbacks; it knows nothing about FlowKit. The closure binds the callbacks to actions:
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
/// Declaring or naming a flow makes nothing. Each action that needs the screen makes a new one, so flows may refer to
/// each other freely, also in circles. A struct's computed properties store nothing, so they can't leak. In a class, a
/// `lazy var` should capture `[unowned self]`, like any closure that its object stores.
///
/// Flows declared on the same line are the same flow, so a function that makes flows passes a key as `id:`: see ``FlowID``.
@MainActor
public struct Flow<Screen: AnyObject> {
  package nonisolated let blueprint: Blueprint

  @usableFromInline
  package nonisolated init(blueprint: Blueprint) {
    self.blueprint = blueprint
  }
}
