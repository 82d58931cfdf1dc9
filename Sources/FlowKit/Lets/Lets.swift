/// The action factory of one screen: each verb returns a closure to assign to one of the screen's callbacks.
///
/// ```swift
/// Flow(with: DashboardScreen()) { screen, lets in
///   screen.onAbout = lets.present(about, as: .sheet)
///   screen.onLogOut = lets.popTo(login) { $0.receive }   // (String) -> Void goes to receive(message:)
///   screen.onExit = lets.popToRoot()
/// }
/// ```
///
/// The closure takes any arguments, so it fits callbacks of every shape. A trailing closure says where they go: it
/// takes the target's screen and returns one of its functions, which is called with the callback's arguments. The
/// compiler checks that they fit. Without a trailing closure, they are discarded.
///
/// An action acts from the screen that the factory was made for, whatever is on top: the calling screen. All verbs
/// share these parameters:
///
/// - `transition`: how the change looks
/// - `fileID` and `line`: the place to report as the action's origin, by default the one where the verb is written
///
/// The closure runs on the main actor, as screens do. Assign it to a callback such as `() -> Void` of a main-actor
/// class, or to `@MainActor () -> Void`. You can also keep it in a constant. To act at once, in a closure of
/// your own: `{ track(); lets.now(.pop()) }`. For `@Sendable () -> Void`, delegates, and other shapes, see the article about screens as you have
/// them.
///
/// Closures keep neither the navigator nor the screen alive. If they outlive them, calling them is harmless.
@MainActor
public struct Lets {
  package let life: ScreenLife
  /// Records what callbacks are bound to; `nil` in an app.
  let recorder: BindingRecorder?

  package init(_ life: ScreenLife, recorder: BindingRecorder? = nil) {
    self.life = life
    self.recorder = recorder
  }

  /// The app's place, at the moment in which it is read: a value that doesn't change afterwards.
  ///
  /// It is for a flow's closures that have to know what is shown:
  ///
  /// ```swift
  /// screen.onClose = lets.choose { room in lets.tree?.contains(self.room(room)) == true ? .popTo(list) : nil }
  /// ```
  ///
  /// While an action is performed, such as when a screen is made, it is still the tree before that action. Read it in
  /// the callback, and not when the screen is made. An action that is performed afterwards finds its own tree: one that
  /// waits may meet another.
  ///
  /// It is `nil` if the navigator is gone, and with a spy that was given none: `spy.tree`.
  public var tree: NavigationTree? { life.performer.tree }

  /// The same for what a verb's closure does later, so that a map can tell who has the flow's `lets`: that, or the app.
  var forClosures: Lets { recorder.map { Lets(life, recorder: $0.forClosures) } ?? self }

  /// The closure that performs an action, for a callback without arguments; its context is the callback's only object.
  func binding(
    _ verb: NavigationAction.Verb, _ transition: ScreenTransition = .automatic, at origin: SourcePlace
  ) -> @MainActor () -> Void {
    let callback = Callback(verb, .with(transition), at: origin, self)
    assert(BoundClosures.note(callback, of: NavigationAction(verb, .with(transition), at: origin)))
    let closure: @MainActor () -> Void = { callback.perform() }
    recorder?.bound(NavigationAction(callback), calling: closure)
    return closure
  }

  /// The closure that performs an action and discards its arguments.
  @inlinable  // where the callback's type is known, nothing looks it up
  func closure<each Argument>(
    _ verb: NavigationAction.Verb, _ transition: ScreenTransition = .automatic, at origin: SourcePlace
  ) -> @MainActor (repeat each Argument) -> Void {
    let callback = callback(verb, transition, at: origin)
    let closure: @MainActor (repeat each Argument) -> Void = { (_: repeat each Argument) in callback.perform() }
    if isRecorded { record(callback, isForwarded: false, calling: closure) }
    return closure
  }

  /// The closure that performs an action, and forwards its arguments to the target unless they are to be discarded.
  @inlinable
  func closure<Target: AnyObject, each Argument>(
    _ verb: NavigationAction.Verb, _ transition: ScreenTransition = .automatic, at origin: SourcePlace,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)?
  ) -> @MainActor (repeat each Argument) -> Void {
    guard let forward else { return closure(verb, transition, at: origin) }
    let kept = Forward { target, arguments in
      guard let target = target as? Target else { return }
      forward(target)(repeat each arguments.assumingMemoryBound(to: (repeat each Argument).self).pointee)
    }
    let callback = callback(verb, transition, at: origin, forwardingTo: kept)
    let closure: @MainActor (repeat each Argument) -> Void = { (argument: repeat each Argument) in
      callback.perform(forwarding: (repeat each argument))
    }
    if isRecorded { record(callback, isForwarded: true, calling: closure) }
    return closure
  }

  /// The closure that performs an action with the flow that its arguments determine.
  @inlinable
  func closure<Target: AnyObject, each Argument>(
    _ kind: NavigationAction.Kind, _ transition: ScreenTransition = .automatic, at origin: SourcePlace,
    _ verb: @escaping @MainActor (FlowID) -> NavigationAction.Verb,
    choosing flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(kind, at: origin) { (argument: repeat each Argument) in
      NavigationAction(verb(flow(repeat each argument).id), transition, at: origin)
    }
  }

  /// The closure that performs the action that its arguments determine, after some work of the app.
  @inlinable
  func closure<each Argument>(
    _ kind: NavigationAction.Kind, at origin: SourcePlace,
    after work: (@MainActor (repeat each Argument) -> Void)? = nil, owns: Bool = false,
    deciding action: @escaping @MainActor (repeat each Argument) -> NavigationAction
  ) -> @MainActor (repeat each Argument) -> Void {
    let choice = Choice { arguments in
      action(repeat each arguments.assumingMemoryBound(to: (repeat each Argument).self).pointee)
    }
    if let work {
      choice.work = { arguments in
        work(repeat each arguments.assumingMemoryBound(to: (repeat each Argument).self).pointee)
      }
    }
    let callback = callback(kind, at: origin, choosingBy: choice, owns: owns)
    let closure: @MainActor (repeat each Argument) -> Void = { (argument: repeat each Argument) in
      callback.perform(choosingFor: (repeat each argument))
    }
    if isRecorded { record(callback, after: work, deciding: action, calling: closure) }
    return closure
  }

  /// The closure that sends the message that its arguments determine.
  ///
  /// The callback keeps the closure that makes the message, because it may send after its screen has left.
  @inlinable
  func messageClosure<each Argument>(
    _ kind: NavigationAction.Kind, at origin: SourcePlace,
    _ message: @escaping @MainActor (repeat each Argument) -> NavigationAction
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(kind, at: origin, owns: true, deciding: message)
  }

  /// The closure that performs an existing action.
  func closure<each Argument>(_ action: NavigationAction) -> @MainActor (repeat each Argument) -> Void {
    let closure: @MainActor (repeat each Argument) -> Void = { [life] (_: repeat each Argument) in
      life.perform(action)
    }
    recorder?.bound(action, calling: closure)
    return closure
  }
}

// Their parts, without types of the app's.
extension Lets {
  @usableFromInline var isRecorded: Bool { recorder != nil }

  @usableFromInline
  func callback(
    _ verb: NavigationAction.Verb, _ transition: ScreenTransition, at origin: SourcePlace
  ) -> Callback {
    let callback = Callback(verb, .with(transition), at: origin, self)
    assert(BoundClosures.note(callback, of: NavigationAction(verb, .with(transition), at: origin)))
    return callback
  }

  @usableFromInline
  func callback(
    _ verb: NavigationAction.Verb, _ transition: ScreenTransition, at origin: SourcePlace, forwardingTo kept: Forward
  ) -> ForwardingCallback {
    let callback = ForwardingCallback(verb, .with(transition), at: origin, self)
    assert(BoundClosures.note(callback, of: NavigationAction(verb, .with(transition), at: origin)))
    life.belongings?.keep(kept, at: callback)
    return callback
  }

  @usableFromInline
  func record<each Argument>(
    _ callback: Callback, isForwarded: Bool, calling closure: @escaping @MainActor (repeat each Argument) -> Void
  ) {
    recorder?.bound(NavigationAction(callback), isForwarded: isForwarded, calling: closure)
  }

  /// - Parameters:
  ///   - kind: The verb, as far as it is known.
  ///   - origin: Where it is written.
  ///   - choice: The app's closures.
  ///   - owns: Whether the callback keeps them, because it may be called when its screen has left.
  /// - Returns: What the closure performs.
  @usableFromInline
  func callback(
    _ kind: NavigationAction.Kind, at origin: SourcePlace, choosingBy choice: Choice, owns: Bool
  ) -> ChoosingCallback {
    let isOwner = owns || life.caller.flow?.sendsAfterLeaving == true
    let callback = ChoosingCallback(kind, at: origin, life, isOwner ? choice : nil)
    if !isOwner {
      assert(BoundClosures.note(callback, of: kind, at: origin))
      life.belongings?.keep(choice, at: callback)
    }
    if choice.work != nil { life.belongings?.closures.hasWork = true }
    return callback
  }

  @usableFromInline
  func record<each Argument>(
    _ callback: ChoosingCallback, after work: (@MainActor (repeat each Argument) -> Void)?,
    deciding action: @escaping @MainActor (repeat each Argument) -> NavigationAction,
    calling closure: @escaping @MainActor (repeat each Argument) -> Void
  ) {
    if let work { recorder?.given(at: callback.origin) { _ = work } }
    recorder?.given(at: callback.origin, chooses: callback.kind != .send) { _ = action }
    recorder?.bound(callback.kind, at: callback.origin, deciding: action, calling: closure)
  }
}

/// What a callback does: an action, and whose it is.
///
/// It is the closure's only context.
@MainActor
@usableFromInline
class Callback: ActionBody {
  final let life: ScreenLife

  init(
    _ verb: NavigationAction.Verb, _ box: NavigationAction.OptionsBox?, at origin: SourcePlace?, _ lets: Lets
  ) {
    life = lets.life
    super.init(verb, box, at: origin)
  }

  @usableFromInline
  final func perform(delivering delivery: NavigationAction.Delivery? = nil) {
    life.perform(NavigationAction(self, delivering: delivery))
  }
}

/// What a callback does that forwards its arguments; the screen's entry keeps where to.
@usableFromInline
final class ForwardingCallback: Callback, KeptPlace {
  @exclusivity(unchecked) var index = 0

  /// Where to, as long as the screen is there.
  @usableFromInline var forward: Forward? {
    guard let forward = life.content(of: self) else { return nil }  // a closure would check the thread
    return unsafeDowncast(forward, to: Forward.self)
  }

  @inlinable
  func perform<Arguments>(forwarding arguments: Arguments) {
    let forward = forward  // from now on, because the screen may leave before the target is there
    perform { target, _, _ in
      guard let forward else { return }
      var arguments = arguments
      forward.pass(&arguments, to: target)
    }
  }
}

/// Passes a callback's arguments on to a target.
///
/// It gets the address of a tuple of them: before macOS 14, a class can't store a function of any number of arguments.
@usableFromInline
final class Forward {
  @usableFromInline let call: @MainActor (_ target: AnyObject, _ arguments: UnsafeRawPointer) -> Void

  @usableFromInline
  init(_ call: @escaping @MainActor (AnyObject, UnsafeRawPointer) -> Void) { self.call = call }

  @MainActor
  @inlinable
  func pass<Arguments>(_ arguments: UnsafePointer<Arguments>, to target: AnyObject) {
    call(target, UnsafeRawPointer(arguments))
  }
}

/// What a callback does that has to know its arguments to choose an action.
@MainActor
@usableFromInline
final class ChoosingCallback: KeptPlace {
  let kind: NavigationAction.Kind
  let origin: SourcePlace
  @exclusivity(unchecked) var index = 0
  let life: ScreenLife
  /// The app's closures, if the callback keeps them; otherwise its screen's entry does.
  private let own: Choice?

  init(_ kind: NavigationAction.Kind, at origin: SourcePlace, _ life: ScreenLife, _ own: Choice?) {
    self.kind = kind
    self.origin = origin
    self.life = life
    self.own = own
  }

  @usableFromInline
  func perform(_ arguments: UnsafeRawPointer) {
    guard life.mayAct(kind, at: origin) else { return }
    guard let choice = own ?? kept else { return life.refuse(kind, at: origin) }
    if let work = choice.work, !life.wouldIgnore({ choice.decide(arguments) }) { work(arguments) }
    life.perform(choice.decide(arguments))
  }

  private var kept: Choice? {
    guard let choice = life.content(of: self) else { return nil }
    return unsafeDowncast(choice, to: Choice.self)
  }

  @inlinable
  func perform<Arguments>(choosingFor arguments: Arguments) {
    var arguments = arguments
    pass(&arguments)
  }

  @inlinable
  func pass<Arguments>(_ arguments: UnsafePointer<Arguments>) { perform(UnsafeRawPointer(arguments)) }
}

/// Chooses an action for a callback's arguments, of which it gets the address, as ``Forward`` does.
@usableFromInline
final class Choice {
  let decide: @MainActor (_ arguments: UnsafeRawPointer) -> NavigationAction
  /// What the app does before, unless the action would be ignored.
  @usableFromInline var work: (@MainActor (_ arguments: UnsafeRawPointer) -> Void)?

  @usableFromInline
  init(_ decide: @escaping @MainActor (UnsafeRawPointer) -> NavigationAction) { self.decide = decide }
}
