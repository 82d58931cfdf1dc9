import FlowKitRestoration
import FlowKitTool

/// The connection of an app to an inspector: it tells what is new, and asks what it should do.
///
/// The inspector knows by numbers what it was told. One that has just begun doesn't know the app, says so, and is told everything.
@MainActor
final class InspectorLink {
  private let inspection: Inspection
  private var address: InspectorAddress
  private var told = 0

  /// How long the app waits before it tries again.
  private static let pause = Duration.seconds(1)

  /// The navigator is gone.
  private struct Over: Error {}

  init(_ inspection: Inspection, _ address: InspectorAddress) {
    (self.inspection, self.address) = (inspection, address)
  }

  /// Connects, and connects again, until the navigator is gone or the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        let signals = inspection.signals(), last = inspection.lastNote
        _ = try await send("app/hello", inspection.hello())
        told = last
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await self.tell(signals) }
          group.addTask { try await self.carryOutCommands() }
          try await group.next()  // the first that ends has failed, and ends the other
        }
      } catch is Over {
        break
      } catch {
        address.close()
        try? await Task.sleep(for: Self.pause)
        address = address.anew()
      }
    }
    _ = try? await send("app/end", .record([:]))
    address.close()
  }

  /// Tells what is new, as soon as there is something.
  private func tell(_ signals: AsyncStream<Void>) async throws {
    for await _ in signals {
      let last = inspection.lastNote
      _ = try await send("app/news", inspection.news(after: told))
      told = last
    }
    throw Task.isCancelled ? CancellationError() : Over()
  }

  /// Asks for commands; the answer comes when there are some, or after a while.
  private func carryOutCommands() async throws {
    while true {
      guard case .list(let commands) = try await send("app/commands", .record([:])).form else { continue }
      for command in commands {
        let answer = await inspection.carryOut(command)
        let more: [String: SavedValue] = ["number": command["number"] ?? .null, "answer": answer]
        _ = try await send("app/answer", .record(more))
      }
    }
  }

  private func send(_ path: String, _ value: SavedValue) async throws -> SavedValue {
    try await address.post(path, value, from: inspection.id)
  }
}
