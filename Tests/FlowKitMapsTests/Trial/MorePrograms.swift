import FlowKit
import FlowKitLinks
import FlowKitMaps
import Foundation

extension Navigator {
  /// Opens an address.
  func openText(_ text: String) { if let url = URL(string: text) { _ = try? open(url) } }
}

extension SmallProgram {
  static let others: [SmallProgram] = [
    rooted("messages of the same name") { _ in
      let c = room("C") { screen, lets in
        screen.onA = lets.send(Near.Step.done)
        screen.onB = lets.send(Far.Step.done)
      }
      return room("A") { $0.onA = $1.push(c) }.handling(Near.Step.self) { _ in .push(room("N")) }
        .handling(Far.Step.self) { _ in .push(room("F")) }
    },
    rooted("an answer that is awaited in a full screen") { _ in
      let ask = room("Q")
      return room("A") { screen, lets in screen.onA = lets.present(ask, as: .fullScreen, until: \.onA) {} }
    },
    rooted("an answer that is awaited behind what it opened") { _ in
      let ask = room("Q") { $0.onB = $1.present(room("B"), as: .fullScreen) }
      return room("A") { screen, lets in screen.onA = lets.present(ask, as: .fullScreen, until: \.onA) {} }
    },
    rooted("an answer that is awaited on a stack") { _ in
      let ask = room("Q") { $0.onB = $1.push(room("B")) }
      return room("A") { screen, lets in screen.onA = lets.push(ask, until: \.onA) {} }
    },
    rooted("what comes to all") { _ in
      @MainActor func tab(_ name: String) -> Flow<Chamber> {
        room(name).handling(Int.self) { _ in .push(room("X" + name)) }.actsWhileCovered()
      }
      return rooms("T", .tabs(tab("B"), tab("C"))) { $0.onA = $1.perform(.broadcast(1)) }
    },
    rooted("a message to one flow") { _ in
      let b = room("B").handling(Int.self) { _ in .push(room("X")) }
      return rooms("T", .tabs(room("C"), b)) { $0.onA = $1.send(1, to: b) }
    },
    rooted("a group that ends with a message") { _ in
      let c = room("C"), b = room("B") { $0.onA = $1.push(c) }
      return room("A") { screen, lets in
        screen.onA = lets.present(b)
        screen.onB = lets.unwind(sending: 1)
      }
      .handling(Int.self) { _ in .push(c) }
    },
    rooted("a screen that is used again") { _ in
      @MainActor func b() -> Flow<Chamber> {
        room("B") {
          $0.onA = $1.push(b()); $0.onB = $1.push(c())
        }.singleTop()
      }
      @MainActor func c() -> Flow<Chamber> {
        room("C") {
          $0.onA = $1.push(b()); $0.onB = $1.present(b())
        }.movesToFront()
      }
      return room("A") {
        $0.onA = $1.push(b()); $0.onB = $1.push(c())
      }
    },
    rooted("flows that open in their own way") { _ in
      let tab = room("C").opens(as: .child), sheet = room("B") { $0.onA = $1.open(tab) }.opens(as: .sheet)
      return rooms(
        "T",
        .tabs(
          room("A") {
            $0.onA = $1.open(sheet); $0.onB = $1.goTo(sheet)
          }, tab))
    },
    rooted("a covered screen that may act") { _ in
      let b = room("B")
      return room("A") { screen, lets in
        screen.onA = lets.push(b)
        screen.onB = lets.present(room("X"))
      }
      .actsWhileCovered()
    },
    rooted("what is taken out of a stack") { _ in
      let b = room("B") {
        $0.onA = $1.push(
          room("C") {
            $0.onA = $1.perform(.remove(room("B"))); $0.onB = $1.perform(.remove(room("A")))
          })
      }
      return room("A") { $0.onA = $1.push(b) }
    },
    rooted("tabs that remember") { _ in
      rooms("T", .tabs(room("A") { $0.onA = $1.push(room("X")) }, room("B"), room("C"), back: .previousTabs))
    },
    rooted("a column that is replaced") { _ in
      let list = room("A") { screen, lets in
        screen.onA = lets.show(room("B") { $0.onA = $1.push(room("D")) }, in: .detail)
        screen.onB = lets.push(room("E"))
      }
      return rooms("S", .split(list, room("C")))
    },
    rooted("pages in a circle") { _ in
      rooms(
        "P", .pages(room("A") { $0.onA = $1.perform(.next()) }, room("B") { $0.onA = $1.perform(.next()) }, loops: true)
      )
    },
    rooted("children that change") { _ in
      let a = room("A") { $0.onA = $1.push(room("X")) }
      return rooms("T", .tabs(a, room("B"))) { screen, lets in
        screen.onA = lets.perform(.setChildren(room("C"), a))
        screen.onB = lets.perform(.setChildren(a))
      }
    },
    rooted("a modal over a modal") { _ in
      let c = room("C") {
        $0.onA = $1.dismissAll(); $0.onB = $1.popTo(room("A")); $0.onC = $1.goTo(room("B"))
      }
      let b = room("B") {
        $0.onA = $1.present(c, as: .fullScreen); $0.onB = $1.replace(with: room("D"))
      }
      return room("A") { $0.onA = $1.present(b) }
    },
    rooted("eager tabs and another beginning", guards: ["b"]) { locks in
      let b = room("B").guarded(orElse: .instead(.push(room("X")))) { locks.isOpen("b") }
      let t = rooms("T", .tabs(room("C"), b, isEager: true))
      return room("A") { $0.onA = $1.push(t) }
    },
    rooted("a redirect to what is open", guards: ["b"]) { locks in
      let x = room("X"), b = room("B").guarded(orElse: .redirect(.present(x))) { locks.isOpen("b") }
      return room("A") {
        $0.onA = $1.present(
          room("C") {
            $0.onA = $1.present(x); $0.onB = $1.push(b)
          })
      }
      .actsWhileCovered()
    },
    SmallProgram(name: "a message that the app answers", messages: [1]) {
      let navigator = Navigator(root: rooms("T", .tabs(room("A"), room("B"))))
      navigator.handle(Int.self) { _ in .batch(.select(1), .push(room("X"))) }
      return SmallApp(navigator: navigator, outside: [{ $0.perform(.send(1)) }])
    },
  ]
}

/// The state of small apps.
@MainActor enum AppMood { static var number = 0 }

extension SmallProgram {
  /// Programs whose root depends on the app's state.
  static let withStates: [SmallProgram] = [
    SmallProgram(
      name: "a guard that answers by the new state", isExact: false,
      states: { [.init("first") { AppMood.number = 0 }, .init("second") { AppMood.number = 1 }] }
    ) {
      AppMood.number = 0
      let pay = room("Pay")
      let home = room("Home").guarded { AppMood.number == 1 ? .instead(.resetRoot(to: pay)) : .allow }
      let other = room("Other")
      return SmallApp(
        navigator: Navigator { AppMood.number == 0 ? .root(other) : .root(home) },
        outside: [
          { navigator in
            AppMood.number = 1
            navigator.updateRoot()
          }
        ])
    },
    SmallProgram(
      name: "a guard of actions when the root changes", isExact: false, modals: 1,
      states: { [.init("first") { AppMood.number = 0 }, .init("second") { AppMood.number = 1 }] }
    ) {
      AppMood.number = 0
      let home = room("Home").guardingActions(orElse: .instead(.present(room("X")))) { $0.entering.isEmpty }
      let other = room("Other")
      return SmallApp(
        navigator: Navigator { AppMood.number == 0 ? .root(home) : .root(other) },
        outside: [
          { navigator in
            AppMood.number = 1
            navigator.updateRoot()
          }
        ])
    },
    rootChange(
      "a guard of the app that refuses another root", isExact: false,
      ofApp: { navigator in
        navigator.guardActions(orElse: .refuse("busy")) { $0.leaving.isEmpty || AppMood.number == 0 }
      }),
    rootChange(
      "a guard of the app that lets another root come",
      ofApp: { navigator in
        navigator.guardActions(orElse: .refuse("busy")) { !$0.leaving.isEmpty || AppMood.number == 0 }
      }),
    rootChange(
      "a guard of a group that refuses another root", isExact: false,
      guarding: { home in
        home.guardingActions(orElse: .refuse("busy")) { $0.leaving.isEmpty || AppMood.number == 0 }
      }),
    rootChange(
      "a guard of a group that lets another root come",
      guarding: { home in
        home.guardingActions(orElse: .refuse("busy")) { !$0.leaving.isEmpty || AppMood.number == 0 }
      }),
    SmallProgram(
      name: "states of the same root",
      states: {
        [
          .init("first") { AppMood.number = 0 }, .init("second") { AppMood.number = 1 },
          .init("third") { AppMood.number = 2 },
        ]
      }
    ) {
      AppMood.number = 0
      let guest = room("Guest"), home = room("Home")
      let login = room("Login") { $0.onA = $1.choose(.replace(with: guest), orElse: .stay) { AppMood.number == 0 } }
      return SmallApp(
        navigator: Navigator { AppMood.number == 1 ? .root(home) : .root(login) },
        outside: [1, 2].map { number in
          { navigator in
            AppMood.number = number
            navigator.updateRoot()
          }
        })
    },
  ]

  /// Its root changes with the app's state, about which guards of actions are asked.
  private static func rootChange(
    _ name: String, isExact: Bool = true,
    guarding home: @escaping @MainActor @Sendable (Flow<Chamber>) -> Flow<Chamber> = { $0 },
    ofApp guarded: @escaping @MainActor @Sendable (Navigator) -> Void = { _ in }
  ) -> SmallProgram {
    SmallProgram(
      name: name, isExact: isExact,
      states: { [.init("first") { AppMood.number = 0 }, .init("second") { AppMood.number = 1 }] }
    ) {
      AppMood.number = 0
      let first = home(room("Home") { $0.onA = $1.choose { AppMood.number == 0 ? .stay : .push(room("B")) } })
      let other = room("Other")
      let navigator = Navigator { AppMood.number == 0 ? .root(first) : .root(other) }
      guarded(navigator)
      return SmallApp(
        navigator: navigator,
        outside: [0, 1].map { number in
          { navigator in
            AppMood.number = number
            navigator.updateRoot()
          }
        })
    }
  }
}
