import FlowKit

/// Something that there may be much of, around what a verb does.
@MainActor
struct Place {
  let name: String
  /// Smaller sizes, where a place of 10,000 would be long in the making: each action meets all that waits, and all guards.
  var sizes: [Int]?
  let make: @MainActor (Int) -> Stage
}

extension Place {
  static let all = [
    Place(name: "entries below") { count in
      let stage = Stage()
      for _ in 0..<count { stage.has(.push(stage.flows.plain)) }
      return stage
    },
    Place(name: "tabs around") { count in inside(count) { .tabs($0) } },
    Place(name: "pages around") { count in inside(count) { .pages($0) } },
    Place(name: "children beside") { count in inside(count) { .embedded($0) } },
    Place(name: "tabs in tabs", sizes: [10, 30, 100]) { count in
      Stage { flows in
        (0..<count).reduce(flows.home) { inner, number in
          Flow(with: PlainScreen(flows.services), containing: .tabs(inner, flows.plain.id("other")), id: number)
        }
      }
    },
    Place(name: "modals below") { count in
      let stage = Stage()
      for _ in 0..<count { stage.has(.present(stage.flows.modal)) }
      return stage
    },
    Place(name: "waiting actions", sizes: [30, 100, 300]) { count in
      let stage = Stage(), slow = stage.flows.plain.preparing { try await Task.sleep(for: .seconds(3_600)) }
      for number in 0..<count {
        confirm(stage.navigator.perform(.push(slow.id(number))).isWaiting, "it waits")
      }
      return stage
    },
    Place(name: "handlers below") { count in
      let stage = Stage(), flow = stage.flows.plain.handling(Ping.self) { _ in nil as NavigationAction? }
      for _ in 0..<count { stage.has(.push(flow)) }
      return stage
    },
    Place(name: "guards below", sizes: [30, 100, 300]) { count in
      let stage = Stage(), flow = stage.flows.careful.guarded { .allow }.guardingActions { _ in .allow }
      for _ in 0..<count { stage.has(.push(flow)) }
      return stage
    },
  ]

  private static func inside(_ count: Int, _ children: ([Flow<PlainScreen>]) -> FlowChildren) -> Stage {
    Stage { flows in
      let flow = flows.plain, children = children((0..<count).map { flow.id($0) })
      return Flow(with: PlainScreen(flows.services), containing: children)
    }
  }
}

/// A message.
struct Ping: Sendable {}
