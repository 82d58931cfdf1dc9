extension Lets {
  /// Keeps a value alive as long as the screen is in the tree, and returns it.
  ///
  /// Use it for objects that nothing else holds: the object behind a weak delegate, a subscription, the token of an
  /// observation.
  ///
  /// ```swift
  /// screen.delegate = lets.keep(ScannerAdapter(onFind: lets.push(product) { $0.show }))   // a weak delegate
  /// lets.keep(screen.output.sink(receiveValue: lets.push(detail) { $0.show }))   // is cancelled with the screen
  /// ```
  ///
  /// The value is released when the screen leaves, or with the navigator. A screen that is kept for its next entry
  /// keeps its values: ``Flow/retained()``. If the screen has already left, nothing is kept. In a test of one screen,
  /// values live as long as the spy, or until `spy.removeScreen()`.
  ///
  /// A value may hold the screen without causing a leak. A struct is kept as it is now: fill a `Set` of subscriptions
  /// first.
  ///
  /// - Parameter value: An object, or any other value.
  /// - Returns: The same value.
  @discardableResult
  public func keep<Value>(_ value: Value) -> Value {
    recorder?.given(at: nil) { withExtendedLifetime(value) {} }
    life.attachment(KeptValues.self)?.keep(value)
    return value
  }
}

/// The values that a screen keeps, in the order in which they were added.
@MainActor
final class KeptValues: ScreenAttachment {
  private var values: [Any] = []

  nonisolated init() {}

  func keep(_ value: Any) { values.append(value) }

  func leave(isKept: Bool) {
    guard !isKept else { return }
    let gone = values
    values = []
    letGo(of: gone)
  }
}

// What the app writes in a verb's braces is kept in the same way.
extension Lets {
  /// Lets the screen's entry keep a closure that a callback calls.
  ///
  /// The callback doesn't keep it, so it may use the screen without a reference cycle.
  ///
  /// - Parameters:
  ///   - body: The closure.
  ///   - kind: The callback's verb; `nil` if what else it has is watched already.
  ///   - place: Where the verb is written.
  /// - Returns: What the callback keeps: it has the closure until the screen leaves.
  func keptClosure<Body>(
    _ body: Body, of kind: NavigationAction.Kind?, at place: SourcePlace
  ) -> KeptClosure<KeptBody<Body>> {
    let closure = kept(KeptBody(body))
    assert(BoundClosures.note(closure.place, of: kind, at: place))
    return closure
  }

  /// The same for an object with a closure.
  func kept<Content: AnyObject>(_ content: Content) -> KeptClosure<Content> {
    let place = ClosurePlace(life)
    life.belongings?.keep(content, at: place)
    return KeptClosure(place: place)
  }

  /// The same for a closure that takes the callback's arguments.
  ///
  /// - Returns: The closure to call; it returns `nil` after the screen has left.
  func kept<each Argument, Result>(
    _ body: @escaping @MainActor (repeat each Argument) -> Result, of kind: NavigationAction.Kind?,
    at place: SourcePlace
  ) -> @MainActor (repeat each Argument) -> Result? {
    let takingAddress: @MainActor (UnsafeRawPointer) -> Result = { arguments in
      body(repeat each arguments.assumingMemoryBound(to: (repeat each Argument).self).pointee)
    }
    let closure = keptClosure(takingAddress, of: kind, at: place)
    return { (argument: repeat each Argument) in
      guard let body = closure.content?.body else { return nil }
      return Self.calling(body, with: (repeat each argument))
    }
  }

  /// Calls a function with the address of its arguments: before macOS 14, a class can't store one of any number of them.
  private static func calling<Arguments, Result>(
    _ body: @MainActor (UnsafeRawPointer) -> Result, with arguments: Arguments
  ) -> Result {
    var arguments = arguments
    return passing(&arguments, to: body)
  }

  private static func passing<Arguments, Result>(
    _ arguments: UnsafePointer<Arguments>, to body: @MainActor (UnsafeRawPointer) -> Result
  ) -> Result {
    body(UnsafeRawPointer(arguments))
  }
}

extension Lets {
  /// The same for a closure that may choose a message: in a flow that sends after leaving, the callback keeps it, because
  /// it may be called by then.
  func keptToSend<each Argument, Result>(
    _ body: @escaping @MainActor (repeat each Argument) -> Result, of kind: NavigationAction.Kind,
    at place: SourcePlace
  ) -> @MainActor (repeat each Argument) -> Result? {
    guard life.caller.flow?.sendsAfterLeaving == true else { return kept(body, of: kind, at: place) }
    return { (argument: repeat each Argument) in body(repeat each argument) }
  }
}

/// A closure of the app's that a callback may call until its screen leaves.
@MainActor
struct KeptClosure<Content: AnyObject> {
  fileprivate let place: ClosurePlace

  /// The object with the closure; `nil` when the screen has left, and on another thread than the UI's.
  @inline(__always)  // a function of its own would look up the type
  var content: Content? {
    guard let content = place.content else { return nil }
    return unsafeDowncast(content, to: Content.self)
  }
}

/// An object with a closure.
final class KeptBody<Body> {
  let body: Body

  init(_ body: Body) { self.body = body }
}

/// What a callback has, which says that somebody may still call the closure.
@MainActor
protocol KeptPlace: AnyObject {
  /// Whose it is.
  var life: ScreenLife { get }
  /// Where the screen keeps the closure, in its list.
  var index: Int { get set }
}

/// The place of a closure that belongs to no action yet.
@MainActor
private final class ClosurePlace: KeptPlace {
  let life: ScreenLife
  @exclusivity(unchecked) var index = 0

  init(_ life: ScreenLife) {
    self.life = life
  }

  var content: AnyObject? { life.content(of: self) }
}

extension ScreenLife {
  /// What is kept at a place; `nil` when the screen has left, and on another thread than the UI's.
  func content(of place: some KeptPlace) -> AnyObject? {
    performer.isReachable ? belongings?.closures.content(of: place) : nil
  }
}

/// The closures that a screen's callbacks call, each of them as long as somebody may call it.
///
/// What is removed is handed out, because the app's code may run when it is released.
struct KeptClosures {
  typealias Kept = (place: AnyObject, content: AnyObject)

  /// What callbacks have, and what they find here.
  private var closures = ShortList<Kept>()
  /// How many there may be before it looks which of them nobody can call any more.
  private var room = 16
  /// Whether a callback does some work of the app before it acts.
  var hasWork = false

  var isFull: Bool { closures.count == room }

  @MainActor
  mutating func keep(_ content: AnyObject, at place: some KeptPlace) {
    place.index = closures.count
    closures.append((place, content))
  }

  @MainActor
  func content(of place: some KeptPlace) -> AnyObject? {
    guard let kept = closures[place.index], kept.place === place else { return nil }
    return kept.content
  }

  /// Removes what only it has, because nobody can call it.
  @MainActor
  mutating func removeUseless() -> ShortList<Kept> {
    let useless = closures.remove { isKnownUniquelyReferenced(&$0.place) }
    for (index, kept) in closures.enumerated() { (kept.place as? any KeptPlace)?.index = index }
    room = max(16, 2 * closures.count)
    return useless
  }

  mutating func removeAll() -> ShortList<Kept> {
    defer { self = KeptClosures() }
    return closures
  }
}
