import FlowKit

/// A verb of the library, performed where there is much of something.
@MainActor
struct Verb {
  /// As in the list of public symbols.
  let name: String
  /// The places where it has a meaning; all, if nil.
  var only: [String]?
  /// Why it costs more than linearly in a place.
  var reasons: [String: String] = [:]
  var prepare: @MainActor (Stage) -> Void = { _ in }
  /// What is counted; returns whether it did what it should.
  let deed: @MainActor (Stage) -> Bool

  /// An action.
  private init(
    _ name: String, after prepare: @escaping @MainActor (Stage) -> Void = { _ in },
    _ action: @escaping @MainActor (Stage) -> NavigationAction
  ) {
    self.name = "NavigationAction." + name
    self.prepare = prepare
    deed = { $0.performs(action($0)) }
  }

  /// Something else.
  private init(
    call name: String, after prepare: @escaping @MainActor (Stage) -> Void = { _ in },
    _ deed: @escaping @MainActor (Stage) -> Bool
  ) {
    (self.name, self.prepare, self.deed) = (name, prepare, deed)
  }
}

extension Verb {
  /// The verb, with the reason why it costs more than linearly in a place.
  private func growing(_ place: String, _ reason: String) -> Verb {
    var verb = self
    verb.reasons[place] = reason
    return verb
  }

  static var all: [Verb] { actions + ofNavigators + ofLets }

  private static var actions: [Verb] {
    let pushed: @MainActor (Stage) -> Void = { $0.has(.push($0.flows.plain)) }
    let both: @MainActor (Stage) -> Void = { $0.has(.push($0.flows.leavingToRoot), .push($0.flows.plain)) }
    let presented: @MainActor (Stage) -> Void = { $0.has(.present($0.flows.modal)) }
    let tabs: @MainActor (Stage) -> Void = { $0.has(.push($0.container(.tabs($0.children(3))))) }
    let pages: @MainActor (Stage) -> Void = {
      $0.has(.push($0.container(.pages($0.children(3), selected: 1))))
    }
    return [
      Verb("stay") { _ in .stay },
      Verb("push") { .push($0.flows.plain) },
      Verb("present") { .present($0.flows.modal) },
      Verb("replace", after: pushed) { .replace(with: $0.flows.plain) },
      Verb("reset", after: pushed) { .reset(to: $0.flows.plain) },
      Verb("resetRoot") { .resetRoot(to: $0.flows.plain) },
      Verb("open") { .open($0.flows.plain) },
      Verb("goTo", after: both) { .goTo($0.flows.leavingToRoot) },
      Verb("popTo", after: both) { .popTo($0.flows.leavingToRoot) },
      Verb("remove", after: both) { .remove($0.flows.leavingToRoot) },
      Verb("pop", after: pushed) { _ in .pop() },
      Verb("popToRoot", after: pushed) { _ in .popToRoot() },
      Verb("close", after: pushed) { _ in .close(sending: "closed") },
      Verb("unwind", after: { $0.navigator.handle(Ping.self) { _ in NavigationAction.stay } }) { _ in
        .unwind(sending: Ping())
      },
      Verb("back", after: pushed) { _ in .back() }
        .growing("tabs in tabs", "not mended yet: what back means is looked for in each container anew"),
      Verb("dismiss", after: presented) { _ in .dismiss() },
      Verb("dismissAll", after: presented) { _ in .dismissAll() },
      Verb("select", after: tabs) { _ in .select(2) },
      Verb("next", after: pages) { _ in .next() },
      Verb("previous", after: pages) { _ in .previous() },
      Verb("setChildren", after: tabs) { .setChildren($0.children(2)) },
      Verb(
        "show",
        after: { $0.has(.push($0.container(.split($0.flows.plain, $0.flows.home)))) }
      ) { .show($0.flows.careful, in: .detail) },
      Verb("preload") { .preload($0.flows.careful) },
      Verb("batch") { .batch(.push($0.flows.plain), .pop()) },
      Verb(
        "travel",
        after: { stage in
          stage.tree = stage.navigator.tree
          stage.has(.push(stage.flows.plain))
        }
      ) { .travel(to: $0.tree) },
      Verb("send", after: { $0.navigator.handle(Ping.self) { _ in NavigationAction.stay } }) { _ in .send(Ping()) },
      Verb(call: "NavigationAction.broadcast", after: { $0.has(.push($0.heard)) }) {
        $0.navigator.perform(.broadcast(Ping()), from: 1).isPerformed
      },
    ]
  }

  private static var ofNavigators: [Verb] {
    let pushed: @MainActor (Stage) -> Void = { $0.has(.push($0.flows.plain)) }
    return [
      Verb(call: "Navigator.attach") { stage in
        let host = ImmediateHost()
        stage.audience = [host]
        return stage.navigator.attach(host) == nil
      },
      Verb(
        call: "Navigator.detachHost",
        after: { stage in
          let host = ImmediateHost()
          stage.audience = [host]
          stage.navigator.attach(host)
        }
      ) { stage in
        stage.navigator.detachHost()
        return true
      },
      Verb(call: "Navigator.back", after: pushed) { $0.navigator.back() },
      Verb(call: "Navigator.canGoBack", after: pushed) { $0.navigator.canGoBack },
      Verb(call: "Navigator.broadcast", after: { $0.has(.push($0.heard)) }) {
        $0.navigator.broadcast(Ping()).allSatisfy { $0.isPerformed }
      },
      Verb(call: "Navigator.cancelWaiting") { stage in
        stage.navigator.cancelWaiting()
        return stage.navigator.isSettled
      },
      Verb(call: "Navigator.guardActions") { stage in
        _ = stage.navigator.guardActions { _ in .allow }
        return true
      },
      Verb(call: "Navigator.handle") { stage in
        stage.navigator.handle(Ping.self) { _ in NavigationAction.stay }
        return true
      },
      Verb(call: "Navigator.observe") { stage in
        stage.audience = [stage.navigator.observe { _ in }]
        return true
      },
      Verb(call: "Navigator.observeCanGoBack") { stage in
        stage.audience = [stage.navigator.observeCanGoBack { _ in }]
        return true
      },
      Verb(call: "Navigator.events") { stage in
        _ = stage.navigator.events()
        return true
      },
      Verb(call: "Navigator.startLog") { stage in
        stage.audience = [stage.navigator.startLog()]
        return true
      },
      Verb(call: "Navigator.recheckGuards") { stage in
        stage.navigator.recheckGuards()
        return true
      },
      Verb(call: "Navigator.updateRoot") { stage in
        stage.navigator.updateRoot()
        return true
      },
      Verb(call: "Navigator.releaseRetained") { stage in
        stage.navigator.releaseRetained()
        return true
      },
      Verb(call: "Navigator.reportWaiting") { stage in
        stage.navigator.reportWaiting(longerThan: .seconds(3_600))
        return true
      },
      Verb(call: "Navigator.screen") { $0.navigator.screen(of: 1) != nil },
    ]
  }

  private static var ofLets: [Verb] {
    let stashed: @MainActor (Stage) -> Void = { stage in
      stage.has(
        .push(
          Flow { lets in
            stage.lets = lets
            return PlainScreen(stage.flows.services)
          }))
    }
    func call(_ name: String, _ deed: @escaping @MainActor (Lets, Flows) -> Void) -> Verb {
      Verb(call: "Lets.\(name)", after: stashed) { stage in
        guard let lets = stage.lets else { return false }
        deed(lets, stage.flows)
        return true
      }
    }
    return [
      call("choose") { lets, flows in
        let choose: @MainActor () -> Void = lets.choose { .push(flows.plain) }
        choose()
      },
      call("closure") { lets, _ in
        let closure: @MainActor () -> Void = lets.closure(leadsTo: .stay) {}
        closure()
      },
      call("keep") { lets, flows in _ = lets.keep(flows.services) },
      call("now") { lets, flows in lets.now(.push(flows.plain), .pop()) },
      call("onBack") { lets, _ in lets.onBack { .stay } },
      call("perform") { lets, flows in
        let perform: @MainActor () -> Void = lets.perform(.push(flows.plain), .pop())
        perform()
      },
      call("task") { lets, _ in
        let task: @MainActor () -> Void = lets.task { _ in }
        task()
      },
    ]
  }
}
