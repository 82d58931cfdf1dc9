import FlowKit
import FlowKitMaps
import Testing

/// What keeps a flow's `lets` where the screen's own properties don't show it.
@MainActor
@Suite struct UnseenTests {
  private final class Model {
    var onPay: () -> Void = {}
    var onHelp: (() -> Void)?
  }

  private final class Adapter {
    let lets: Lets
    init(_ lets: Lets) { self.lets = lets }
  }

  @propertyWrapper
  private final class Boxed<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  private final class Service {
    var listeners: [() -> Void] = []
    var onLogout: () -> Void = {}
  }

  private final class Till {
    var model = Model()
    let service: Service
    var adapter: Adapter?
    var adapters: [Adapter] = []
    var lets: Lets?
    @Boxed var onBoxed: () -> Void = {}
    var onPlain: () -> Void = {}

    init(_ service: Service = Service()) { self.service = service }
  }

  private let pay = Flow(with: Chart())

  private func map(_ service: Service = Service(), _ bind: @escaping @MainActor (Till, Lets) -> Void) -> FlowMap {
    FlowMap(of: Flow(with: Till(service), bind), states: [.current])
  }

  private func expect(
    _ open: [String], _ service: Service = Service(), at location: SourceLocation = #_sourceLocation,
    _ bind: @escaping @MainActor (Till, Lets) -> Void
  ) {
    let found = map(service, bind).open.map { "\($0.callback ?? "?"): \($0.reason.prefix(20))" }
    #expect(found == open, sourceLocation: location)
  }

  private let own = ": a closure of your ow", outside = "?: something outside of", kept = ": keeps the flow's let"
  private let given = "?: what is given to a v"

  @Test func callbacksOfAViewModelAreCallbacks() {
    let map = map { screen, lets in screen.model.onPay = lets.push(pay) }
    #expect(map.open.isEmpty)
    #expect(map.arrows.map(\.description) == ["model.onPay → push(Chart)"])
    let service = ["service.listeners", "service.onLogout"]
    #expect(
      map.unbound.map(\.name).filter { !service.contains($0) } == [
        "model.onHelp", "onBoxed", "onPlain", "onMark", "onClose",
      ])
  }

  @Test func closuresOfOnesOwnInAViewModelOrAWrapper() {
    expect(["model.onPay\(own)"]) { screen, lets in screen.model.onPay = { lets.now(.push(pay)) } }
    expect(["onBoxed\(own)"]) { screen, lets in screen.onBoxed = { lets.now(.push(pay)) } }
    expect([]) { screen, lets in screen.onBoxed = lets.push(pay) }
    expect(["model.onPay\(own)"]) { screen, lets in
      let model = Model()
      model.onPay = { lets.now(.push(pay)) }
      screen.model = model
    }
  }

  @Test func anObjectThatHasTheLets() {
    expect(["adapter.lets\(kept)"]) { $0.adapter = Adapter($1) }
    expect(["adapters[0].lets\(kept)"]) { $0.adapters = [Adapter($1)] }
    expect(["lets\(kept)"]) { $0.lets = $1 }
  }

  @Test func aServiceOrATaskThatHasTheLets() {
    let hidden = Service()
    expect([outside]) { _, lets in hidden.listeners.append { lets.now(.push(pay)) } }
    expect(["service.onLogout\(own)"], hidden) { screen, lets in screen.service.onLogout = { lets.now(.push(pay)) } }
    expect([outside]) { _, lets in Task { lets.now(.push(pay)) } }
  }

  /// What the app gives to a verb may act by itself, beside what the verb does.
  @Test func aVerbsClosureThatHasTheLets() {
    expect([given]) { $0.onPlain = $1.perform(after: { [lets = $1] in lets.now(.push(pay)) }, .stay) }
    expect([given]) { screen, lets in screen.onPlain = lets.choose(after: { lets.now(.push(pay)) }) { .stay } }
    expect([given]) { screen, lets in
      screen.onPlain = lets.choose {
        lets.now(.push(pay))
        return .stay
      }
    }
    expect([given]) { screen, lets in screen.onPlain = lets.choose(.stay, orElse: .stay) { lets.tree == nil } }
    expect([given]) { _, lets in
      lets.onBack {
        lets.now(.push(pay))
        return .stay
      }
    }
    expect([given]) { screen, lets in
      screen.onPlain = lets.present(pay, until: \.onMark) { _ in lets.now(.push(pay)) }
    }
    expect([given]) { _, lets in lets.keep(Adapter(lets)) }
  }

  /// Such closures may have the screen, with all that its callbacks have.
  @Test func aVerbsClosureThatHasTheScreen() {
    expect([]) { screen, lets in
      screen.onPlain = lets.perform(after: { screen.model.onHelp?() }, .stay)
      screen.model.onHelp = lets.present(pay, until: \.onMark) { _ in screen.onPlain() }
      screen.onBoxed = lets.task(leadsTo: .push(pay)) { lets in lets.now(.push(pay)) }
      lets.keep(screen)
    }
    expect([]) { screen, lets in
      screen.onPlain = lets.present(pay, until: \.onMark, leadsTo: .push(pay)) { _ in lets.now(.push(pay)) }
    }
    expect([]) { _, lets in
      let go: @MainActor () -> Void = lets.closure(leadsTo: .push(pay)) { lets.now(.push(pay)) }
      lets.keep(go)
    }
  }

  @Test func nothingIsKeptOfUsualFlows() {
    expect([]) { screen, lets in
      screen.onPlain = lets.push(pay)
      screen.model.onHelp = lets.choose { .present(pay) }
      lets.onBack { .pop() }
      screen.onBoxed = lets.task(leadsTo: .push(pay)) { lets in lets.now(.push(pay)) }
      lets.keep(Model())
    }
  }

  /// Nobody sees such a screen before its callbacks are set.
  @Test func theLongFormWithAClosureOfOnesOwn() {
    let flow = Flow { lets in
      let screen = Till()
      screen.onPlain = { lets.now(.push(pay)) }
      screen.onBoxed = lets.push(pay)
      return screen
    }
    #expect(!FlowMap(of: flow).open.isEmpty)
  }

  /// A service that all screens have is no screen's own, so nothing is missing there.
  @Test func theCallbacksOfAServiceAreNoneOfTheScreens() {
    let shared = Service(), map = map(shared) { _, _ in }
    #expect(map.unbound.map(\.name) == ["model.onPay", "model.onHelp", "onBoxed", "onPlain"])
  }
}
