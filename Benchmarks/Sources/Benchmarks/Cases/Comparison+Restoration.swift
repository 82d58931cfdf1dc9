import FlowKit
import FlowKitRestoration
import Foundation

// What is kept of an app over its end: the time must grow with the number of entries, and with nothing else.
extension Comparison {
  static func restoration(_ effort: Effort) -> [Comparison] {
    [
      linear("snapshot, each of 10,000", effort) { _ = $0.navigator.snapshot(with: $0.flows) },
      linear("snapshot to JSON, each of 10,000", effort) { _ = try? JSONEncoder.readable.encode($0.snapshot) },
      linear("snapshot from JSON, each of 10,000", effort) {
        confirm((try? JSONDecoder().decode(NavigationSnapshot.self, from: $0.data)) == $0.snapshot, "it is the same")
      },
      linear("restore, each of 10,000", effort) {
        confirm($0.navigator.restore($0.snapshot, from: $0.flows).issues.isEmpty, "all is restored")
      },
    ]
  }

  private static func linear(
    _ name: String, _ effort: Effort, _ body: @escaping @MainActor (KeptStack) -> Void
  ) -> Comparison {
    Comparison(name: name, yardstickName: "a hundred of 100", budget: 1.5, samples: effort.removals) {
      (working(on: 1, body), working(on: 100, body))
    }
  }

  private static func working(on stacks: Int, _ body: @escaping @MainActor (KeptStack) -> Void) -> Workload {
    .consuming(10_000, make: { (0..<stacks).map { _ in KeptStack(count: 10_000 / stacks) } }) { all in
      for stack in all { body(stack) }
    }
  }
}

/// A stack of entries with keys and states, and what is kept of it.
@MainActor
private struct KeptStack {
  let navigator: Navigator
  let flows: FlowRegistry
  let snapshot: NavigationSnapshot
  let data: Data

  init(count: Int) {
    navigator = Navigator(root: KeptScreen.flow(0))
    for key in 1..<count { navigator.perform(.push(KeptScreen.flow(key))) }
    guard let flows = try? FlowRegistry({ $0.add("kept") { (key: Int) in KeptScreen.flow(key) } }) else {
      fatalError("one flow has one name")
    }
    self.flows = flows
    snapshot = navigator.snapshot(with: flows)
    data = (try? JSONEncoder.readable.encode(snapshot)) ?? Data()
  }
}

private final class KeptScreen: RestorableScreen {
  struct State: Codable {
    var text = "what the user has written"
    var place = 0.5
    var isOpen = true
  }

  var savedState = State()

  func restore(_ state: State) { savedState = state }

  @MainActor static func flow(_ key: Int) -> Flow<KeptScreen> { Flow(with: KeptScreen(), id: key) }
}

extension JSONEncoder {
  fileprivate static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}
