/// What is known of one navigator of an app: a window, in most apps.
@MainActor
final class InspectedApp {
  let id: String
  let name: String
  /// The name, with a number if another window or run has the same.
  let title: String
  private(set) var process = JSON.null
  private(set) var isConnected = true
  private(set) var place = JSON.null
  private(set) var map: JSON?
  /// The latest notes, in their order.
  private(set) var notes: [JSON] = []
  /// Grows with each change, so that pages know whether they have seen it.
  private(set) var version = 1
  /// Grows when everything is told again.
  private(set) var telling = 1
  private var commands: [JSON] = []
  private var lastCommand = 0
  private var answers: [Int: AsyncStream<JSON>.Continuation] = [:]
  private var poll: Poll?
  private(set) var lastSeen = ContinuousClock.now

  /// How many notes are kept.
  private static let limit = 2_000

  init(_ id: String, _ name: String, title: String) {
    (self.id, self.name, self.title) = (id, name, title)
  }
}

// What it tells.
extension InspectedApp {
  /// Takes all that an app tells which has just connected.
  func takeHello(_ hello: JSON) {
    (notes, map) = ([], hello["map"].flatMap { $0 == .null ? nil : $0 })
    process = hello["process"] ?? .null
    telling += 1
    takeNews(hello)
  }

  /// Takes the place, and new notes.
  func takeNews(_ news: JSON) {
    let last = lastNote
    notes += (news["notes"]?.list ?? []).filter { ($0["number"]?.int ?? 0) > last }
    if notes.count > Self.limit { notes.removeFirst(notes.count - Self.limit) }
    if let place = news["place"] { self.place = place }
    noteThatItIsThere()
    version += 1
  }

  /// The number of the latest note; 0 if there is none.
  var lastNote: Int { notes.last?["number"]?.int ?? 0 }

  private func noteThatItIsThere() {
    lastSeen = .now
    if !isConnected {
      isConnected = true
      version += 1
    }
  }

  /// Notes that the app is gone: who waits for an answer gets none.
  func lose() {
    guard isConnected else { return }
    isConnected = false
    version += 1
    commands = []
    poll?.wake()
    poll = nil
    for waiting in answers.values { waiting.finish() }
    answers = [:]
  }
}

// What it is to do.
extension InspectedApp {
  /// The request of an app that waits for commands.
  final class Poll: Sendable {
    let signals: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() { (signals, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    func wake() { continuation.yield() }

    func end() { continuation.finish() }
  }

  /// Begins to wait for commands.
  func beginPoll() -> Poll {
    let new = Poll()
    poll?.wake()
    poll = new
    noteThatItIsThere()
    if !commands.isEmpty { new.wake() }
    return new
  }

  /// The commands for a request that has waited.
  func take(_ ended: Poll) -> [JSON] {
    guard poll === ended else { return [] }
    poll = nil
    lastSeen = .now
    defer { commands = [] }
    return commands
  }

  /// Whether a request waits for commands.
  func isPolling(_ one: Poll? = nil) -> Bool { one.map { poll === $0 } ?? (poll != nil) }

  /// Gives the app a command, and waits for the answer; nil if there is none.
  func perform(_ command: JSON, within limit: Duration) async -> JSON? {
    guard isConnected else { return nil }
    lastCommand += 1
    let number = lastCommand, (stream, continuation) = AsyncStream<JSON>.makeStream()
    answers[number] = continuation
    commands.append(.record(command.record.merging(["number": .number(Double(number))]) { $1 }))
    poll?.wake()
    let timeout = Task {
      try? await Task.sleep(for: limit)
      continuation.finish()
    }
    defer { timeout.cancel() }
    for await answer in stream { return answer }
    answers[number] = nil
    return nil
  }

  /// Takes the answer to a command.
  func takeAnswer(_ message: JSON) {
    noteThatItIsThere()
    guard let number = message["number"]?.int, let waiting = answers.removeValue(forKey: number) else { return }
    waiting.yield(message["answer"] ?? .null)
    waiting.finish()
  }
}
