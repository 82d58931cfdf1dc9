/// Hears what a screen's callbacks are bound to: when a verb is written, not when its closure is called.
///
/// It is a class, as the compiler of Swift 6.3 crashes where a protocol's function takes any number of arguments.
@MainActor
package final class BindingRecorder {
  private let hearScreen: @MainActor (AnyObject) -> Void
  private let hearBinding: @MainActor (Binding) -> Void

  /// A verb that was written in a flow.
  package struct Binding {
    package let verb: NavigationAction.Verb
    package let place: SourcePlace?
    /// The types of the arguments that decide on what is done; empty where they decide nothing.
    package let argumentTypes: [Any.Type]
    /// What is done with these arguments; nil where they are not of those types.
    package let action: @MainActor ([Any]) -> NavigationAction?

    /// Whether its closure is for a callback; handlers of the back, routers and sequences are for none.
    package let isForCallback: Bool
  }

  /// - Parameters:
  ///   - screen: Hears of the screen when it is made, and its callbacks are bound next.
  ///   - binding: Hears of each verb.
  package init(
    screen: @escaping @MainActor (AnyObject) -> Void, binding: @escaping @MainActor (Binding) -> Void
  ) {
    hearScreen = screen
    hearBinding = binding
  }

  func made(_ screen: AnyObject) { hearScreen(screen) }

  /// A verb is written whose action is known.
  func bound(_ action: NavigationAction) {
    hearBinding(
      Binding(
        verb: action.verb, place: action.origin, argumentTypes: [], action: { _ in action }, isForCallback: true))
  }

  /// A verb is written whose action the callback's arguments decide on.
  func bound<each Argument>(
    _ verb: NavigationAction.Verb, at place: SourcePlace, isForCallback: Bool = true,
    deciding action: @escaping @MainActor (repeat each Argument) -> NavigationAction
  ) {
    var types: [Any.Type] = []
    for type in repeat (each Argument).self { types.append(type) }
    hearBinding(
      Binding(
        verb: verb, place: place, argumentTypes: types,
        action: { values in
          let rest = Rest(values)
          guard let arguments = try? (repeat rest.next((each Argument).self)) else { return nil }
          return action(repeat each arguments)
        }, isForCallback: isForCallback))
  }

  /// There is no value, or it is of another type.
  private struct NoValue: Error {}

  /// Values, one after another.
  private final class Rest {
    private var values: IndexingIterator<[Any]>

    init(_ values: [Any]) {
      self.values = values.makeIterator()
    }

    func next<Value>(_ type: Value.Type) throws -> Value {
      guard let value = values.next() as? Value else { throw NoValue() }
      return value
    }
  }
}
