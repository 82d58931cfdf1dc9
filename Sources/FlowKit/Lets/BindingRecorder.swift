/// Records what a screen's callbacks are bound to: when a verb is written, not when its closure is called.
///
/// It is a class because the compiler of Swift 6.3 crashes if a protocol's function takes any number of arguments.
@MainActor
package final class BindingRecorder {
  private let hearScreen: @MainActor (AnyObject) -> Void
  private let hearBinding: @MainActor (Binding) -> Void

  /// A verb written in a flow.
  package struct Binding {
    package let kind: NavigationAction.Kind
    package let place: SourcePlace?
    /// The types of the arguments that determine the action; empty if none do.
    package let argumentTypes: [Any.Type]
    /// The action for these arguments; `nil` if they have other types.
    package let action: @MainActor ([Any]) -> NavigationAction?
    /// The actions that a choice or a task declares, one of which it performs; empty if it declares none.
    package var declared: [NavigationAction] = []

    /// Whether its closure is meant for a callback; those of back handlers and sequences are not.
    package let isForCallback: Bool
    /// What becomes of the callback's arguments if they don't determine the action; `nil` if it has none.
    package let passing: Passing?
    /// Sets the callback that answers, on a screen that the action opens; `nil` if nobody waits for an answer.
    package let answering: (@MainActor (AnyObject) -> Void)?
  }

  /// Arguments that are forwarded to the target, or discarded.
  package struct Passing: Sendable {
    package let types: [ObjectIdentifier]
    /// The types' names.
    package let names: [String]
    package let isForwarded: Bool

    /// Nil if there are no arguments.
    init?(_ types: [Any.Type], isForwarded: Bool) {
      guard !types.isEmpty else { return nil }
      self.types = types.map { ObjectIdentifier($0) }
      names = types.map { "\($0)" }
      self.isForwarded = isForwarded
    }
  }

  /// - Parameters:
  ///   - screen: Receives each screen that is made, before its callbacks are bound.
  ///   - binding: Receives each verb.
  package init(
    screen: @escaping @MainActor (AnyObject) -> Void, binding: @escaping @MainActor (Binding) -> Void
  ) {
    hearScreen = screen
    hearBinding = binding
  }

  func made(_ screen: AnyObject) { hearScreen(screen) }

  /// Records a verb whose action is known.
  func bound(
    _ action: NavigationAction, passing: Passing? = nil, answering: (@MainActor (AnyObject) -> Void)? = nil
  ) {
    hearBinding(
      Binding(
        kind: action.kind, place: action.origin, argumentTypes: [], action: { _ in action }, isForCallback: true,
        passing: passing, answering: answering))
  }

  /// Records a verb whose action depends on the callback's arguments.
  func bound<each Argument>(
    _ kind: NavigationAction.Kind, at place: SourcePlace, isForCallback: Bool = true,
    deciding action: @escaping @MainActor (repeat each Argument) -> NavigationAction
  ) {
    var types: [Any.Type] = []
    for type in repeat (each Argument).self { types.append(type) }
    hearBinding(
      Binding(
        kind: kind, place: place, argumentTypes: types,
        action: { values in
          let rest = Rest(values)
          guard let arguments = try? (repeat rest.next((each Argument).self)) else { return nil }
          return action(repeat each arguments)
        }, isForCallback: isForCallback, passing: nil, answering: nil))
  }

  /// Records a choice or a task that declares the actions of which it performs one.
  func bound(_ kind: NavigationAction.Kind, at place: SourcePlace, declaring actions: [NavigationAction]) {
    hearBinding(
      Binding(
        kind: kind, place: place, argumentTypes: [], action: { _ in nil }, declared: actions,
        isForCallback: true, passing: nil, answering: nil))
  }

  /// The value is missing, or has another type.
  private struct NoValue: Error {}

  /// The values that remain, taken one after another.
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
