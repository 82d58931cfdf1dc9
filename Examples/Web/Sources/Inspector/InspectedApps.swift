import Foundation

/// The apps that have connected, and the pages that show them.
@MainActor
final class InspectedApps {
  private(set) var apps: [InspectedApp] = []
  private var readers: [Reader] = []

  /// How many apps are kept; those that are gone go first.
  private static let limit = 50
  /// After which time without a request an app is gone.
  private static let patience = Duration.seconds(10)

  /// A page: what it was told, and how it is woken.
  @MainActor
  final class Reader {
    fileprivate let signals: AsyncStream<Void>.Continuation
    fileprivate var told: [String: Told] = [:]

    fileprivate struct Told {
      var version = 0
      var telling = 0
      var note = 0
    }

    fileprivate init(_ signals: AsyncStream<Void>.Continuation) {
      self.signals = signals
    }

    /// Looks whether there is news, also if there is none.
    func wake() { signals.yield() }

    func end() { signals.finish() }
  }
}

// Apps.
extension InspectedApps {
  /// The app of an id; nil if it has not said who it is.
  func app(_ id: String?) -> InspectedApp? { apps.first { $0.id == id } }

  /// The newest app that a person has named, by its title or its name.
  func app(named name: String) -> InspectedApp? {
    let found = apps.filter { $0.id == name || [$0.title, $0.name].contains { $0.lowercased() == name.lowercased() } }
    return found.last { $0.isConnected } ?? found.last
  }

  /// Takes all that an app tells which has just connected.
  func takeHello(_ hello: JSON, from id: String) {
    let app = app(id) ?? add(id, hello["name"]?.text ?? "App")
    app.takeHello(hello)
    tellReaders()
  }

  private func add(_ id: String, _ name: String) -> InspectedApp {
    if apps.count >= Self.limit, let gone = apps.firstIndex(where: { !$0.isConnected }) ?? apps.indices.first {
      apps.remove(at: gone)
    }
    let taken = Set(apps.map(\.title))
    let title = taken.contains(name) ? (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0) } : name
    let new = InspectedApp(id, name, title: title ?? name)
    apps.append(new)
    return new
  }

  /// Takes what is new, or the answer to a command.
  func take(_ path: String, _ message: JSON, from app: InspectedApp) {
    switch path {
    case "news": app.takeNews(message)
    case "answer": app.takeAnswer(message)
    default: app.lose()
    }
    tellReaders()
  }

  /// Notes that an app has closed the connection on which it has waited.
  func lose(_ app: InspectedApp, _ poll: InspectedApp.Poll) {
    guard app.isPolling(poll) else { return }
    app.lose()
    tellReaders()
  }

  /// Notes which apps have been silent for too long.
  func loseSilent() {
    for app in apps where app.isConnected && !app.isPolling() && app.lastSeen.advanced(by: Self.patience) < .now {
      app.lose()
    }
    tellReaders()
  }
}

// Pages.
extension InspectedApps {
  /// Adds a page, which is then told everything.
  func addReader() -> (Reader, AsyncStream<Void>) {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let reader = Reader(continuation)
    readers.append(reader)
    reader.wake()
    return (reader, stream)
  }

  func remove(_ reader: Reader) { readers.removeAll { $0 === reader } }

  private func tellReaders() { for reader in readers { reader.wake() } }

  /// What a page has not been told; a slow one misses what was outdated meanwhile.
  func news(for reader: Reader) -> JSON {
    let known = Set(apps.map(\.id)), gone = reader.told.keys.filter { !known.contains($0) }
    for id in gone { reader.told[id] = nil }
    let fresh = apps.filter { $0.version != reader.told[$0.id]?.version }
    return ["apps": .list(fresh.map { news(of: $0, for: reader) }), "gone": .list(gone.map { .text($0) })]
  }

  private func news(of app: InspectedApp, for reader: Reader) -> JSON {
    var told = reader.told[app.id] ?? Reader.Told()
    var news: [String: JSON] = [
      "id": .text(app.id), "title": .text(app.title), "process": app.process, "isConnected": .bool(app.isConnected),
      "place": app.place,
    ]
    if told.telling != app.telling {
      (told.telling, told.note) = (app.telling, 0)
      (news["isWhole"], news["map"]) = (true, app.map ?? .null)
    }
    news["notes"] = .list(app.notes.filter { ($0["number"]?.int ?? 0) > told.note })
    (told.note, told.version) = (app.lastNote, app.version)
    reader.told[app.id] = told
    return .record(news)
  }
}
