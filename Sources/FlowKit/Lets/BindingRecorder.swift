/// Records what a screen's callbacks are bound to: when a verb is written, not when its closure is called.
///
/// It is a class because the compiler of Swift 6.3 crashes if a protocol's function takes any number of arguments.
@MainActor
package final class BindingRecorder {
  private weak var listener: (any BindingListener)?
  /// Whether the actions are the app's.
  private let isOfApp: Bool

  /// A verb written in a flow.
  package struct Binding {
    package let kind: NavigationAction.Kind
    package let place: SourcePlace?
    /// The types of the arguments that determine the action; empty if none do.
    package let argumentTypes: [Any.Type]
    /// The action for these arguments; `nil` if they have other types.
    package fileprivate(set) var action: @MainActor ([Any]) -> NavigationAction?
    /// The actions that a choice or a task declares, one of which it performs; empty if it declares none.
    package var declared: [NavigationAction] = []
    /// What becomes of the callback's arguments if they don't determine the action; `nil` if it has none.
    package var passing: Passing?
    /// Sets the callback that answers, on a screen that the action opens; `nil` if nobody waits for an answer.
    package var answering: (@MainActor (AnyObject) -> Void)?
    /// The actions of which one is performed when the answer has come, as declared.
    package var later: [NavigationAction] = []
    /// Its closure; `nil` if it is meant for no callback, as those of back handlers and sequences, or if it is the app's.
    package let closure: Closure?
    /// Whether the closure is the app's own, which only says where it leads.
    package var isOwn = false

    /// Whether its closure is meant for a callback.
    package var isForCallback: Bool { closure != nil || isOwn }
  }

  /// The closure that a verb returns.
  package struct Closure {
    /// The types of its arguments.
    package let types: [Any.Type]
    /// Calls it with these arguments; returns whether they have its types.
    package let call: @MainActor ([Any]) -> Bool

    package init(types: [Any.Type], call: @escaping @MainActor ([Any]) -> Bool) {
      (self.types, self.call) = (types, call)
    }
  }

  /// What the app gives to a verb.
  package struct Given {
    /// Where the verb is written; `nil` if it doesn't say so.
    package let place: SourcePlace?
    /// Whether it chooses an action.
    package let chooses: Bool
    /// Keeps it alive.
    let holder: @MainActor () -> Void
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

  /// - Parameter listener: Receives what is recorded, as long as it lives.
  package convenience init(_ listener: any BindingListener) { self.init(listener, isOfApp: false) }

  private init(_ listener: (any BindingListener)?, isOfApp: Bool) {
    self.listener = listener
    self.isOfApp = isOfApp
  }
}

/// Receives what a screen's callbacks are bound to.
@MainActor
package protocol BindingListener: AnyObject {
  /// The screen's callbacks are set from now on; not called if the screen is made together with its callbacks.
  func begin(_ screen: AnyObject)

  /// A closure or an object of the app's was given to a verb.
  func hear(_ given: BindingRecorder.Given)

  /// A verb was written, and its closure is about to be assigned.
  func hear(_ binding: BindingRecorder.Binding)

  /// The screen's callbacks are set; what is written from now on is written in a callback.
  func end(_ screen: AnyObject)

  /// The recorder of another screen, which one has opened; `nil` if it has none.
  func recorder(of opened: Caller, _ life: ScreenLife) -> BindingRecorder?
}

extension BindingRecorder {
  func begin(_ screen: AnyObject) { listener?.begin(screen) }

  func end(_ screen: AnyObject) { listener?.end(screen) }

  /// The same for actions that are the app's.
  var ofApp: BindingRecorder { BindingRecorder(listener, isOfApp: true) }

  /// The same for what a verb's own closure does later.
  var forClosures: BindingRecorder { BindingRecorder(listener, isOfApp: isOfApp) }

  /// Records what the app gives to a verb, which may have the flow's `lets`, or its screen.
  ///
  /// - Parameters:
  ///   - place: Where the verb is written, if it says so.
  ///   - chooses: Whether it chooses an action.
  ///   - holder: Keeps what was given alive.
  func given(at place: SourcePlace?, chooses: Bool = false, _ holder: @escaping @MainActor () -> Void) {
    listener?.hear(Given(place: place, chooses: chooses, holder: holder))
  }

  private func hear(_ binding: Binding) {
    var binding = binding
    if isOfApp {
      let action = binding.action
      binding.action = { action($0)?.ofApp }
      binding.declared = binding.declared.map(\.ofApp)
    }
    listener?.hear(binding)
  }

  func recorder(of opened: Caller, _ life: ScreenLife) -> BindingRecorder? {
    listener?.recorder(of: opened, life)
  }

  /// Records a verb whose action is known.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - isForwarded: Whether the action's target receives the callback's arguments; `nil` if that can't be said.
  ///   - answering: Sets the callback that answers.
  ///   - later: What is performed when the answer has come.
  ///   - closure: The closure that the verb returns.
  func bound<each Argument>(
    _ action: NavigationAction, isForwarded: Bool? = nil, answering: (@MainActor (AnyObject) -> Void)? = nil,
    then later: [NavigationAction] = [], calling closure: @escaping @MainActor (repeat each Argument) -> Void
  ) {
    let closure = Self.closure(closure)
    hear(
      Binding(
        kind: action.kind, place: action.origin, argumentTypes: [], action: { _ in action },
        passing: isForwarded.flatMap { Passing(closure.types, isForwarded: $0) }, answering: answering, later: later,
        closure: closure))
  }

  /// Records a verb whose action depends on the callback's arguments.
  func bound<each Argument>(
    _ kind: NavigationAction.Kind, at place: SourcePlace,
    deciding action: @escaping @MainActor (repeat each Argument) -> NavigationAction,
    answering: (@MainActor (AnyObject) -> Void)? = nil, then later: [NavigationAction] = [],
    calling closure: @escaping @MainActor (repeat each Argument) -> Void
  ) {
    record(kind, place, action, Self.closure(closure), answering, later)
  }

  /// Records a verb that is meant for no callback.
  func bound<each Argument>(
    _ kind: NavigationAction.Kind, at place: SourcePlace,
    handling action: @escaping @MainActor (repeat each Argument) -> NavigationAction
  ) {
    record(kind, place, action, nil)
  }

  private func record<each Argument>(
    _ kind: NavigationAction.Kind, _ place: SourcePlace,
    _ action: @escaping @MainActor (repeat each Argument) -> NavigationAction, _ closure: Closure?,
    _ answering: (@MainActor (AnyObject) -> Void)? = nil, _ later: [NavigationAction] = []
  ) {
    hear(
      Binding(
        kind: kind, place: place, argumentTypes: Self.types(repeat (each Argument).self),
        action: { values in
          let rest = Rest(values)
          guard let arguments = try? (repeat rest.next((each Argument).self)) else { return nil }
          return action(repeat each arguments)
        }, answering: answering, later: later, closure: closure))
  }

  /// Records a choice or a task that declares the actions of which it performs one.
  func bound<each Argument>(
    _ kind: NavigationAction.Kind, at place: SourcePlace, declaring actions: [NavigationAction],
    calling closure: @escaping @MainActor (repeat each Argument) -> Void
  ) {
    hear(
      Binding(
        kind: kind, place: place, argumentTypes: [], action: { _ in nil }, declared: actions,
        closure: Self.closure(closure)))
  }

  /// Records a closure of the app's that declares the actions of which it performs one.
  func boundOwn(at place: SourcePlace, declaring actions: [NavigationAction]) {
    hear(
      Binding(
        kind: .task, place: place, argumentTypes: [], action: { _ in nil }, declared: actions, closure: nil, isOwn: true
      ))
  }

  private static func closure<each Argument>(
    _ call: @escaping @MainActor (repeat each Argument) -> Void
  ) -> Closure {
    Closure(types: types(repeat (each Argument).self)) { values in
      let rest = Rest(values)
      guard let arguments = try? (repeat rest.next((each Argument).self)) else { return false }
      call(repeat each arguments)
      return true
    }
  }

  private static func types<each Argument>(_ types: repeat (each Argument).Type) -> [Any.Type] {
    var all: [Any.Type] = []
    for type in repeat each types { all.append(type) }
    return all
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
