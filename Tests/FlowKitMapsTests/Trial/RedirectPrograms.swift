import FlowKit
import FlowKitLinks
import FlowKitMaps

extension SmallProgram {
  /// Programs in which actions wait until what a guard has led to first has left.
  static let redirects: [SmallProgram] = [
    rooted("a redirect that is asked twice", guards: ["c"]) { locks in
      @MainActor func b() -> Flow<Chamber> {
        room("B") {
          $0.onA = $1.push(c())
          $0.onB = $1.dismiss()
        }
      }
      @MainActor func c() -> Flow<Chamber> {
        room("C") { $0.onA = $1.back() }.guarded(orElse: .redirect(.present(b()))) { locks.isOpen("c") }
      }
      return room("A") { $0.onA = $1.push(c()) }
    },
    rooted("a login of two steps", guards: ["c"]) { locks in
      let home = room("Home") { $0.onA = $1.dismiss() }
      let login = room("Login") {
        $0.onA = $1.replace(with: home)
        $0.onB = $1.push(room("Code") { $0.onA = $1.dismiss() })
      }
      let c = room("C").guarded(orElse: .redirect(to: login)) { locks.isOpen("c") }
      return room("A") {
        $0.onA = $1.push(c)
        $0.onB = $1.present(room("D") { $0.onA = $1.push(c) })
      }
    },
    rooted("two actions, one login", guards: ["c"]) { locks in
      let login = room("Login") { $0.onA = $1.dismiss() }
      @MainActor func guarded(_ name: String) -> Flow<Chamber> {
        room(name).guarded(orElse: .redirect(to: login)) { locks.isOpen("c") }
      }
      return room("A") {
        $0.onA = $1.push(guarded("C"))
        $0.onB = $1.push(guarded("D"))
        $0.onC = $1.pop()
      }
      .actsWhileCovered()
    },
    rooted("a login that is pushed", guards: ["c"]) { locks in
      let login = room("Login") {
        $0.onA = $1.replace(with: room("Code") { $0.onA = $1.pop() })
        $0.onB = $1.pop()
      }
      let c = room("C").guarded(orElse: .redirect(.push(login))) { locks.isOpen("c") }
      return room("A") {
        $0.onA = $1.push(c)
        $0.onB = $1.present(room("D") { $0.onA = $1.push(c) })
      }
    },
    rooted("a login in a tab", guards: ["c"]) { locks in
      let login = room("Login"), c = room("C").guarded(orElse: .redirect(to: login)) { locks.isOpen("c") }
      return rooms("T", .tabs(room("A") { $0.onA = $1.push(c) }, login))
    },
    rooted("a login whose user leaves", guards: ["c"]) { locks in
      let a = room("A")
      let login = room("Login") {
        $0.onA = $1.dismiss()
        $0.onB = $1.popTo(a)
      }
      let c = room("C").guarded(orElse: .redirect(to: login)) { locks.isOpen("c") }
      return room("A") { $0.onA = $1.push(room("B") { $0.onA = $1.push(c) }) }
    },
    rooted("a login behind another guard", guards: ["c", "login"]) { locks in
      let terms = room("Terms") { $0.onA = $1.dismiss() }
      let login = room("Login") { $0.onA = $1.dismiss() }.guarded(orElse: .redirect(to: terms)) {
        locks.isOpen("login")
      }
      let c = room("C").guarded(orElse: .redirect(to: login)) { locks.isOpen("c") }
      return room("A") { $0.onA = $1.push(c) }
    },
    rooted("a redirect that leads back", guards: ["c"]) { locks in
      let c = room("C").guarded(orElse: .redirect(.popTo(room("A")))) { locks.isOpen("c") }
      return room("A") { $0.onA = $1.push(room("B") { $0.onA = $1.push(c) }) }
    },
    link("a redirect to a root whose second step is there") { login in Navigator { .root(login) } },
    link("a redirect to a root that no rule has chosen") { login in Navigator(root: login) },
  ]

  /// A link to what needs a login, which is the app's root, and which its second step replaces.
  private static func link(
    _ name: String, _ navigator: @escaping @MainActor @Sendable (Flow<Chamber>) -> Navigator
  ) -> SmallProgram {
    SmallProgram(name: name, addresses: ["a://c"]) {
      let locks = Locks(), home = room("Home") { $0.onA = $1.reset(to: room("Login")) }
      let code = room("Code") { $0.onA = $1.replace(with: home) }
      let login = room("Login") {
        $0.onA = $1.replace(with: code)
        $0.onB = $1.dismiss()
      }
      let c = room("C").guarded(orElse: .redirect(to: login)) { locks.isOpen("c") }
      let navigator = navigator(login)
      var links = LinkGroup(schemes: ["a"])
      links.add("c") { .push(c) }
      navigator.links = try? LinkTable(links)
      return SmallApp(navigator: navigator, guards: ["c"], locks: locks, outside: [{ $0.openText("a://c") }])
    }
  }
}
