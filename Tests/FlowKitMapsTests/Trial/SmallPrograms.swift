import FlowKit
import FlowKitMaps
import FlowKitLinks

/// A small program, and its map.
struct SmallProgram: Sendable, CustomStringConvertible {
  let name: String
  /// Whether the explorer finds only what a navigator reaches from where it begins.
  var isExact = true
  /// How many modals a navigator opens at most, of the places to compare.
  var modals = 3
  var messages: [any Sendable] = []
  var addresses: [String] = []
  var states: @MainActor @Sendable () -> [FlowMap.AppState] = { [] }
  let make: @MainActor @Sendable () -> SmallApp

  var description: String { name }
}

/// A flow of a room.
@MainActor
func room(_ name: String, _ bind: @escaping @MainActor (Chamber, Lets) -> Void = { _, _ in }) -> Flow<Chamber> {
  Flow(with: Chamber(), id: name, bind)
}

@MainActor
func rooms(_ name: String, _ children: FlowChildren, _ bind: @escaping @MainActor (Chamber, Lets) -> Void = { _, _ in })
  -> Flow<Chamber>
{
  Flow(with: Chamber(), containing: children, id: name, bind)
}

enum Near { enum Step: Hashable, Sendable { case done } }
enum Far { enum Step: Hashable, Sendable { case done } }

extension SmallProgram {
  /// A program of one root, with guards that a test opens and closes.
  static func rooted(
    _ name: String, guards: [String] = [], modals: Int = 3,
    _ root: @escaping @MainActor @Sendable (Locks) -> Flow<Chamber>
  )
    -> SmallProgram
  {
    SmallProgram(name: name, modals: modals) {
      let locks = Locks()
      return SmallApp(navigator: Navigator(root: root(locks)), guards: guards, locks: locks)
    }
  }

  static let guards: [SmallProgram] = [
    rooted("a guard leads to another guard", guards: ["b", "c"]) { locks in
      let d = room("D")
      let c = room("C").guarded(orElse: .instead(.push(d))) { locks.isOpen("c") }
      let b = room("B").guarded(orElse: .instead(.push(c))) { locks.isOpen("b") }
      return room("A") { $0.onA = $1.push(b) }
    },
    rooted("a redirect leads to another guard", guards: ["b", "c"]) { locks in
      let d = room("D") { $0.onA = $1.dismiss() }
      let c = room("C") { $0.onA = $1.dismiss() }
        .guarded(orElse: .instead(.present(d))) { locks.isOpen("c") }
      let b = room("B").guarded(orElse: .redirect(.present(c))) { locks.isOpen("b") }
      return room("A") { $0.onA = $1.push(b) }
    },
    rooted("two guards of one flow", guards: ["b", "c"]) { locks in
      let b = room("B").guarded(orElse: .instead(.push(room("C")))) { locks.isOpen("b") }
        .guarded(orElse: .instead(.push(room("D")))) { locks.isOpen("c") }
      return room("A") { $0.onA = $1.push(b) }
    },
    rooted("a guard of actions on the way back", guards: ["a"], modals: 1) { locks in
      let b = room("B") { $0.onA = $1.pop() }
      return room("A") { $0.onA = $1.push(b) }
        .guardingActions(orElse: .instead(.present(room("X")))) { _ in locks.isOpen("a") }
    },
    rooted("a guard of actions that select", guards: ["a"], modals: 1) { locks in
      let first = room("B") { $0.onA = $1.select(1) }
      return rooms("T", .tabs(first, room("C"))).guardingActions(orElse: .instead(.present(room("X")))) { _ in
        locks.isOpen("a")
      }
    },
    rooted("a guard that shows another flow instead", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(room("C"))) { locks.isOpen("b") }
      return room("A") { screen, lets in
        screen.onA = lets.push(b)
        screen.onB = lets.present(b, as: .fullScreen)
      }
    },
    rooted("a guard of a container and one of its child", guards: ["t", "b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.present(room("X")))) { locks.isOpen("b") }
      let t = rooms("T", .tabs(b, room("C"))).guarded(orElse: .instead(.push(room("Y")))) { locks.isOpen("t") }
      return room("A") { $0.onA = $1.push(t) }
    },
    rooted("a guard of a tab that an action shows first", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.present(room("X")))) { locks.isOpen("b") }
      let c = room("C") { screen, lets in
        screen.onA = lets.goTo(b)
        screen.onB = lets.perform(.select(1), .push(room("D")))
      }
      return rooms("T", .tabs(c, b))
    },
    rooted("a guard of a column", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.present(room("X")))) { locks.isOpen("b") }
      return rooms("S", .split(room("A") { $0.onA = $1.show(b, in: .detail) }, room("C")))
    },
    rooted("a guard of a new child", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.present(room("X")))) { locks.isOpen("b") }
      return rooms("T", .tabs(room("A"), room("C"))) { $0.onA = $1.perform(.setChildren(b, room("A"))) }
    },
    rooted("a guard of what replaces", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.present(room("X")))) { locks.isOpen("b") }
      let c = room("C") { screen, lets in
        screen.onA = lets.replace(with: b)
        screen.onB = lets.reset(to: room("A2"), b)
        screen.onC = lets.resetRoot(to: b)
      }
      return room("A") { $0.onA = $1.push(c) }
    },
    rooted("a guard that answers with a tab", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .redirect(.select(1))) { locks.isOpen("b") }
      return rooms("T", .tabs(room("A") { $0.onA = $1.push(b) }, room("C"), room("D")))
    },
    rooted("a guard of what back does", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.present(room("X"), as: .fullScreen))) { locks.isOpen("b") }
      let c = room("C") { _, lets in lets.onBack { .push(b) } }
      return room("A") { $0.onA = $1.push(c) }
    },
    rooted("an answer's guard", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.push(room("X")))) { locks.isOpen("b") }
      let c = room("C") { $0.onA = $1.send(Near.Step.done) }
      return room("A") { $0.onA = $1.push(c) }.handling(Near.Step.self) { _ in .send(1) }
        .handling(Int.self) { _ in .push(b) }
    },
    rooted("a guard of what is preloaded", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.push(room("X")))) { locks.isOpen("b") }
      return room("A") {
        $0.onA = $1.preload(b); $0.onB = $1.push(b)
      }
    },
    rooted("guards of a batch", guards: ["b", "c"]) { locks in
      let f = room("F") { $0.onA = $1.dismiss() }
      let b = room("B").guarded(orElse: .refuse("closed")) { locks.isOpen("b") }
      let c = room("C").guarded(orElse: .instead(.present(f))) { locks.isOpen("c") }
      return room("A") { $0.onA = $1.perform(.push(b), .push(c)) }
    },
    rooted("a guard that leads to its own flow", guards: ["b"]) { locks in
      @MainActor func b() -> Flow<Chamber> {
        room("B").guarded(orElse: .instead(.batch(.push(room("X")), .push(b())))) { locks.isOpen("b") }
      }
      return room("A") { $0.onA = $1.push(b()) }
    },
    rooted("a guard of what is only made ahead of time", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.push(room("X")))) { locks.isOpen("b") }
      return room("A") { $0.onA = $1.preload(b) }
    },
    SmallProgram(name: "a guard of the app", modals: 1) {
      let locks = Locks(), b = room("B") { $0.onA = $1.pop() }
      let navigator = Navigator(root: room("A") { $0.onA = $1.push(b) })
      navigator.guardActions(orElse: .instead(.present(room("X")))) { _ in locks.isOpen("app") }
      return SmallApp(navigator: navigator, guards: ["app"], locks: locks)
    },
    SmallProgram(name: "a guard of a link", isExact: false, addresses: ["a://b", "a://c"]) {
      let locks = Locks()
      let b = room("B").guarded(orElse: .redirect(.present(room("X")))) { locks.isOpen("b") }
      let navigator = Navigator(root: rooms("T", .tabs(room("A"), room("C"))))
      var links = LinkGroup(schemes: ["a"])
      links.add("b") { .goTo(b) }
      links.add("c") { .batch(.select(1), .push(b)) }
      navigator.links = try? LinkTable(links)
      return SmallApp(
        navigator: navigator, guards: ["b"], locks: locks,
        outside: ["a://b", "a://c"].map { address in { navigator in navigator.openText(address) } })
    },
  ]
}
