import FlowKit
import FlowKitRestoration

// What must not grow: how much dearer things are where there is ten times, or a hundred times, as much around them.
extension Comparison {
  static func growth(_ effort: Effort) -> [Comparison] {
    [
      flat("1,000 screens that confirm leaving", effort.short) { stack(of: $0, { $0.careful }) },
      flat("1,000 screens over one that guards their actions", effort.short) {
        stack(of: $0, { $0.plain }, over: { $0.grouped })
      },
      flat("1,000 screens with back handlers", effort.short) { stack(of: $0, { $0.withBackHandler }) },
      flat("1,000 screens with tasks", effort.short) { stack(of: $0, { $0.withTask }) },
      flat("1,000 retained screens", effort.short) { stack(of: $0, { $0.plain.retained() }) },
      flat("1,000 modals, observed", effort.short) { modals($0, isObserved: true) },
      nested(effort.short),
      tapsBelow(effort.short),
      linear("batch of 1,000 pushes, popToRoot", effort) { batch(of: $0, { .push($0) }, .popToRoot()) },
      linear("batch of 1,000 modals, dismissAll", effort) { batch(of: $0, { .present($0) }, .dismissAll()) },
      linear("broadcast to 1,000 modals", effort) { broadcast(to: $0) },
      linear("message down 1,000 modals", effort) { message(down: $0) },
      linear("travel to 1,000 modals and back", effort) { travel(to: $0) },
      linear("restore 1,000 modals", effort) { restore(modals: $0) },
      linear("restore 1,000 entries, made from the top", effort) { makeRestored($0) },
      linear("1,000 awaited screens in one another", effort) { awaited($0) },
      linear("setChildren of 1,000, twice", effort) { setChildren($0) },
      linear("setChildren of 1,000 without the selected one, twice", effort) { setChildrenWithoutSelected($0) },
      linear("restore 1,000 children with a history", effort) { restoreHistory(of: $0) },
      linear("raise 1,000 retained screens, popToRoot", effort) { raise($0, { $0.plain.retained() }) },
      linear("raise 1,000 screens with tasks, popToRoot", effort) { raise($0, { $0.withTask }) },
    ]
  }

  /// A push and a pop over many of something, compared with the same over a hundredth.
  private static func flat(
    _ name: String, _ effort: Effort, _ make: @escaping @MainActor (Int) -> Scene
  ) -> Comparison {
    Comparison(name: "push + pop over \(name)", yardstickName: "the same over 10", budget: 1.5, samples: effort.samples)
    {
      (repeating(make(1_000), effort), repeating(make(10), effort))
    }
  }

  /// A tap on a covered screen, which is ignored, below many others.
  private static func tapsBelow(_ effort: Effort) -> Comparison {
    let name = "push of a screen covered by 1,000, ignored, observed"
    return Comparison(name: name, yardstickName: "covered by 10", budget: 1.5, samples: effort.samples) {
      (repeating(tap(below: 1_000), effort), repeating(tap(below: 10), effort))
    }
  }

  /// The same inside containers, ten times as deep: linear is 10.
  private static func nested(_ effort: Effort) -> Comparison {
    let name = "push + pop inside 50 tabs in tabs"
    return Comparison(name: name, yardstickName: "inside 5", budget: 12, samples: effort.samples) {
      (repeating(nestedTabs(50), effort), repeating(nestedTabs(5), effort))
    }
  }

  /// One time many of something, compared with ten times a tenth.
  private static func linear(
    _ name: String, _ effort: Effort, _ make: @escaping @MainActor (Int) -> Scene
  ) -> Comparison {
    Comparison(name: name, yardstickName: "ten of a tenth", budget: 2, samples: effort.removals) {
      let many = make(1_000), few = make(100)
      return (.repeating(1, many.deed), .repeating(1) { for _ in 0..<10 { few.deed() } })
    }
  }

  private static func repeating(_ scene: Scene, _ effort: Effort) -> Workload {
    .repeating(effort.operations, scene.deed)
  }

  /// Something that is done, and what it is done with.
  private struct Scene {
    let deed: @MainActor () -> Void
  }

  private static func roundTrips(of navigator: Navigator, _ flow: Flow<PlainScreen>) -> Scene {
    Scene {
      navigator.perform(.push(flow))
      navigator.perform(.pop())
    }
  }

  private static func stack(
    of count: Int, _ flow: (Flows) -> Flow<PlainScreen>, over root: (Flows) -> Flow<PlainScreen> = { $0.plain }
  ) -> Scene {
    let flows = Flows(services: Services()), navigator = Navigator(root: root(flows))
    for _ in 0..<count { navigator.perform(.push(flow(flows))) }
    return roundTrips(of: navigator, flows.plain)
  }

  private static func tap(below count: Int) -> Scene {
    let flows = Flows(services: Services()), navigator = Navigator(root: flows.plain)
    for _ in 0..<count { navigator.perform(.push(flows.modal)) }
    navigator.onIssue = nil
    let observation = navigator.observe { _ in flows.services.count += 1 }
    let root = navigator.screen(of: flows.plain)
    confirm(root != nil, "it is still there")
    return Scene {
      root?.onNext()
      withExtendedLifetime(observation) {}
    }
  }

  private static func withModals(_ count: Int) -> (Navigator, Flows) {
    let flows = Flows(services: Services()), navigator = Navigator(root: flows.plain)
    for _ in 0..<count { navigator.perform(.present(flows.modal)) }
    confirm(navigator.tree.count == count + 1, "all are presented")
    return (navigator, flows)
  }

  private static func modals(_ count: Int, isObserved: Bool) -> Scene {
    let (navigator, flows) = withModals(count)
    let observation = navigator.observe { _ in flows.services.count += 1 }
    return Scene {
      navigator.perform(.push(flows.plain))
      navigator.perform(.pop())
      withExtendedLifetime(observation) {}
    }
  }

  private static func nestedTabs(_ count: Int) -> Scene {
    let flows = Flows(services: Services())
    let root = (0..<count).reduce(flows.plain) { inner, number in
      Flow(with: PlainScreen(flows.services), containing: .tabs(inner, flows.home), id: number)
    }
    let navigator = Navigator(root: root)
    confirm(navigator.tree.count == count + 1, "tabs are in one another")
    return Scene {
      navigator.perform(.push(flows.plain))
      confirm(navigator.canGoBack, "there is something to go back from")
      navigator.perform(.pop())
    }
  }

  private static func batch(
    of count: Int, _ step: (Flow<PlainScreen>) -> NavigationAction, _ back: NavigationAction
  ) -> Scene {
    let flows = Flows(services: Services()), navigator = Navigator(root: flows.plain)
    let batch = NavigationAction.batch((0..<count).map { _ in step(flows.plain) })
    return Scene {
      navigator.perform(batch)
      confirm(navigator.tree.count == count + 1, "a batch does all its steps")
      navigator.perform(back)
    }
  }

  private static func broadcast(to count: Int) -> Scene {
    let flows = Flows(services: Services()), navigator = Navigator(root: flows.plain)
    let flow = flows.modal.handling(Int.self) { _ in NavigationAction.stay }
    for _ in 0..<count { navigator.perform(.present(flow)) }
    return Scene { navigator.broadcast(1) }
  }

  private static func message(down count: Int) -> Scene {
    let flows = Flows(services: Services())
    let navigator = Navigator(root: flows.plain.handling(Int.self) { _ in NavigationAction.stay })
    for _ in 0..<count { navigator.perform(.present(flows.modal)) }
    return Scene { navigator.perform(.send(1)) }
  }

  private static func travel(to count: Int) -> Scene {
    let (navigator, _) = withModals(count), high = navigator.tree
    navigator.perform(.dismissAll())
    let low = navigator.tree
    return Scene {
      navigator.perform(.travel(to: high))
      navigator.perform(.travel(to: low))
    }
  }

  private static func restore(modals count: Int) -> Scene {
    let (navigator, flows) = withModals(count)
    guard
      let registry = try? FlowRegistry({
        $0.add("plain", flows.plain)
        $0.add("modal", flows.modal)
      })
    else { fatalError("the names are different") }
    let snapshot = navigator.snapshot(with: registry)
    return Scene { confirm(navigator.restore(snapshot, from: registry).issues.isEmpty, "all is restored") }
  }

  /// Restored screens that nobody has seen are made when they are asked for.
  private static func makeRestored(_ count: Int) -> Scene {
    let flows = Flows(services: Services()), navigator = Navigator(root: flows.plain)
    for _ in 1..<count { navigator.perform(.push(flows.plain)) }
    guard let registry = try? FlowRegistry({ $0.add("plain", flows.plain) }) else { fatalError("there is one name") }
    let snapshot = navigator.snapshot(with: registry)
    return Scene {
      navigator.restore(snapshot, from: registry)
      for entry in navigator.tree.path.reversed() { confirm(navigator.screen(of: entry.id) != nil, "it is made") }
    }
  }

  private static func awaited(_ count: Int) -> Scene {
    let navigator = Navigator(root: Flows(services: Services()).awaiting)
    return Scene {
      for _ in 0..<count { (navigator.visibleScreen as? PlainScreen)?.onNext() }
      confirm(navigator.tree.count == count + 1, "each waits for the next one")
      navigator.perform(.popToRoot())
    }
  }

  private static func setChildren(_ count: Int) -> Scene {
    let flows = Flows(services: Services())
    let children = (0..<count).map { flows.plain.id($0) }
    let navigator = Navigator(
      root: Flow(with: PlainScreen(flows.services), containing: .tabs(children)))
    let there = NavigationAction.setChildren(Array(children.dropLast())), back = NavigationAction.setChildren(children)
    return Scene {
      confirm(navigator.perform(there).isPerformed, "one is dropped")
      navigator.perform(back)
    }
  }

  /// A container whose children were all selected, one after another.
  private static func tabs(_ count: Int) -> (
    navigator: Navigator, tabs: Flow<PlainScreen>, children: [Flow<PlainScreen>]
  ) {
    let flows = Flows(services: Services()), children = (0..<count).map { flows.plain.id($0) }
    let tabs = Flow(with: PlainScreen(flows.services), containing: .tabs(children, back: .previousTabs))
    let navigator = Navigator(root: tabs)
    for index in 0..<count { navigator.perform(.select(index)) }
    return (navigator, tabs, children)
  }

  private static func setChildrenWithoutSelected(_ count: Int) -> Scene {
    let (navigator, _, children) = tabs(count)
    let there = NavigationAction.batch(.setChildren(Array(children.dropLast())), .select(children[0]))
    let back = NavigationAction.batch(.setChildren(children), .select(children[count - 1]))
    return Scene {
      confirm(navigator.perform(there).isPerformed, "the selected one is dropped")
      navigator.perform(back)
    }
  }

  private static func restoreHistory(of count: Int) -> Scene {
    let (navigator, tabs, children) = tabs(count)
    guard
      let registry = try? FlowRegistry({
        $0.add("tabs", tabs)
        $0.add("child") { (key: Int) in children[key] }
      })
    else { fatalError("the names are different") }
    let snapshot = navigator.snapshot(with: registry)
    return Scene { confirm(navigator.restore(snapshot, from: registry).issues.isEmpty, "all is restored") }
  }

  private static func raise(_ count: Int, _ flow: @escaping (Flows) -> Flow<PlainScreen>) -> Scene {
    let flows = Flows(services: Services()), navigator = Navigator(root: flows.plain)
    return Scene {
      for number in 0..<count { navigator.perform(.push(flow(flows).id(number))) }
      navigator.perform(.popToRoot())
    }
  }
}

extension Flows {
  fileprivate var withBackHandler: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onBack = lets.pop()
      lets.onBack { .stay }
    }
  }

  fileprivate var awaiting: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(self.awaiting, until: \.onBack) { _ in }
    }
  }

  fileprivate var withTask: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onBack = lets.pop()
      screen.onNext = lets.task { _ in try? await Task.sleep(for: .seconds(3_600)) }
      screen.onNext()
    }
  }
}
