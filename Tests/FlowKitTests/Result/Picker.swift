import FlowKit

/// A screen with callbacks of every shape that can be awaited.
@MainActor
final class Picker {
  var onPick: ((String) -> Void)?
  var plain: (String) -> Void = { _ in }
  var isolated: @MainActor (String) -> Void = { _ in }
  var isolatedOptional: (@MainActor (String) -> Void)?
  var sendable: @MainActor @Sendable (String) -> Void = { _ in }
  var done: () -> Void = {}
  var doneOptional: (() -> Void)?
  var doneIsolated: @MainActor () -> Void = {}
  var doneIsolatedOptional: (@MainActor () -> Void)?
  var onNext: () -> Void = {}
  /// Calls its closure as soon as it is bound.
  var hasty: (String) -> Void = { _ in } { didSet { hasty("hasty") } }
}

/// A screen that opens others and awaits their answers.
@MainActor
final class Asker {
  var onAsk: () -> Void = {}
  var onText: (String) -> Void = { _ in }
  var onBoth: (Int?, String) -> Void = { _, _ in }
  var answers: [String?] = []
  var lets: Lets?
  private let told = AsyncStream.makeStream(of: Void.self)

  func answer(_ answer: String?) {
    answers.append(answer)
    told.continuation.yield()
  }

  /// Waits for an answer.
  func isAnswered() async {
    for await () in told.stream { return }
  }
}

/// Flows of screens that ask, and of those that answer.
enum Asking {
  /// An asker that gets its `lets`.
  static var asker: Flow<Asker> {
    Flow(with: Asker()) { $0.lets = $1 }.named("A")
  }

  static var picker: Flow<Picker> {
    Flow(with: Picker()) { $0.onNext = $1.push(Pages.b) }.named("P")
  }

  static var plain: Flow<Picker> { Flow(with: Picker()).named("Q") }
}

extension Navigator {
  /// The asker, which is the first screen.
  var asker: Asker? { screen(of: Asking.asker) }
  /// The latest picker.
  var picker: Picker? { screen(of: Asking.picker) }

  /// Starts a task of the test, and waits until its action is performed.
  func begin<Value: Sendable>(_ body: @escaping @MainActor (Lets) async -> Value) async throws -> Task<Value?, Never> {
    let lets = asker?.lets, events = events()
    let task = Task<Value?, Never> { @MainActor in
      guard let lets else { return nil }
      return await body(lets)
    }
    for await event in events where [.didNavigate, .ignored, .refused, .waiting].contains(event.kind) { break }
    return task
  }
}
