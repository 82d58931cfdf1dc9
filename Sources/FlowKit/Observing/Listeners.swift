/// The listeners to one kind of event, until they are cancelled.
///
/// `Body` is a struct with a closure: a closure itself would be called with copies of its arguments, through another one.
@MainActor
final class Listeners<Body> {
  // Without checks, for "one observer" of `Benchmarks/counts`: no code of the app runs while one of them is being changed.
  @exclusivity(unchecked) private var listeners: [Listener] = []

  private final class Listener: Registered {
    @exclusivity(unchecked) var body: Body?

    init(_ body: Body) {
      self.body = body
    }

    override func changed() { if isEnded { withExtendedLifetime(body) { body = nil } } }
  }
}

extension Listeners {
  /// Whether there are no listeners.
  var isEmpty: Bool { listeners.isEmpty }

  func add(_ body: Body) -> Registration {
    let listener = Listener(body)
    listeners.append(listener)
    return Registration(listener)
  }

  /// Notifies all listeners, and drops those that had ended before.
  ///
  /// There is no variable for a listener: it would be retained, which takes longer for what somebody refers to weakly.
  @inline(__always)
  func tell(_ call: (Body) -> Void) {
    let all = listeners
    var haveEnded = false
    for index in all.indices {
      if all[index].isEnabled {
        if let body = all[index].body { call(body) }
      } else if all[index].isEnded {
        haveEnded = true
      }
    }
    if haveEnded { forgetEnded() }
  }

  func forgetEnded() { listeners.removeAll { $0.isEnded } }
}
