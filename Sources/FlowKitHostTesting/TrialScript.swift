import FlowKit

/// A fixed session for one promise of the contract.
@MainActor
struct TrialScript {
  let name: String
  var kind: FlowChildren.Kind?
  let root: @MainActor (TrialFlows) -> Flow<TrialScreen>
  let run: @MainActor (TrialSession) async -> Void

  init(
    _ name: String, in kind: FlowChildren.Kind? = nil,
    root: @escaping @MainActor (TrialFlows) -> Flow<TrialScreen> = { $0.page(0) },
    _ run: @escaping @MainActor (TrialSession) async -> Void
  ) {
    self.name = name
    self.kind = kind
    self.root = root
    self.run = run
  }

  func fits(_ containers: [FlowChildren.Kind]) -> Bool { kind.map(containers.contains) ?? true }

  static let all: [TrialScript] = stacks + modals + transitions + gestures + guards + hosts + inContainers
}

extension TrialSession {
  /// Performs actions one after another; everything settles in between.
  func settled(_ actions: NavigationAction...) async {
    for action in actions {
      await make(.app(action))
      await make(.settle)
    }
  }

  /// Performs actions one after another, and lets them move at once.
  func merged(_ actions: NavigationAction...) async {
    for action in actions { await make(.app(action)) }
    await make(.settle)
  }

  /// Makes a gesture that the UI must allow, if it has it at all; then waits until nothing moves.
  func gesture(_ gesture: HostGesture) async {
    guard let kind = gesture.kind, stage.gestures.contains(kind) else { return }
    await make(.user(gesture, isRequired: true))
    await make(.settle)
  }

  /// Does the same for a gesture that begins and ends.
  func gesture(_ gesture: HostGesture, finishes: Bool, _ meanwhile: NavigationAction...) async {
    guard let kind = gesture.kind, stage.gestures.contains(kind) else { return }
    await make(.user(gesture, isRequired: true))
    await make(.moment)
    for action in meanwhile { await make(.app(action)) }
    await make(.user(.lift(finishes: finishes), isRequired: true))
    await make(.settle)
  }

  /// The name of the visible screen.
  var top: String { (navigator.visibleScreen as? TrialScreen)?.name ?? "" }

  /// The name of the root of the front layer.
  var modalRoot: String { get async { await stage.picture?.layers.last?.first?.name ?? "" } }
}

extension TrialScript {
  fileprivate static let stacks = [
    TrialScript("push and pop") { session in
      let flows = session.flows
      await session.settled(.push(flows.page(1)), .push(flows.page(2)), .push(flows.page(3)), .pop(), .pop(2))
    },
    TrialScript("popTo, popToRoot, replace, reset, remove") { session in
      let flows = session.flows
      await session.settled(
        .push(flows.page(1)), .push(flows.page(2)), .push(flows.page(3)), .popTo(flows.page(1)),
        .replace(with: flows.page(2)), .reset(to: flows.page(3), flows.page(1), flows.page(2)),
        .reset(to: flows.page(3), flows.page(2), flows.page(1), keepingEqual: true), .remove(flows.page(2)),
        .push(flows.page(2)), .popToRoot(), .resetRoot(to: flows.page(1)))
    },
    TrialScript("a batch is one transition") { session in
      let flows = session.flows
      await session.settled(
        .batch(.push(flows.page(1)), .push(flows.page(2)), .present(flows.page(3)), .push(flows.page(1))),
        .batch(.dismiss(), .pop(2), .push(flows.page(3))))
    },
  ]

  fileprivate static let modals = [
    TrialScript("modals over modals, and closed together") { session in
      let flows = session.flows
      await session.settled(
        .present(flows.page(1)), .push(flows.page(2)), .present(flows.page(3), as: .fullScreen),
        .present(flows.page(1), as: .popover), .dismiss(), .dismissAll())
    },
    TrialScript("one modal instead of another") { session in
      let flows = session.flows
      await session.settled(.present(flows.page(1)), .present(flows.page(2)))
      await session.settled(
        .batch(.dismissAll(), .present(flows.page(3), as: .fullScreen)), .replace(with: flows.page(1)))
    },
    TrialScript("something leaves beneath a modal of the app") { session in
      let flows = session.flows, root = session.navigator.tree.root[0].id
      await session.settled(.push(flows.page(1)))
      await session.make(.app(.present(flows.page(2)), from: session.navigator.tree.visible.id))
      await session.make(.settle)
      await session.settled(.present(flows.page(3), as: .fullScreen), .push(flows.page(1)))
      await session.make(.app(.dismiss(), from: session.navigator.tree.root[1].id))
      await session.make(.settle)
      await session.make(.app(.unwind(), from: root))
      await session.make(.settle)
      await session.make(.app(.reset(to: flows.page(2)), from: root))
      await session.make(.moment)
      await session.settled(.present(flows.page(2), as: .alert), .pop(), .dismiss(), .dismiss())
    },
    TrialScript("the stack below a modal changes") { session in
      let flows = session.flows
      await session.settled(.push(flows.page(1)), .present(flows.page(2)))
      await session.make(.app(.reset(to: flows.page(3), flows.page(1)), from: session.navigator.tree.root[0].id))
      await session.make(.settle)
    },
  ]

  fileprivate static let transitions = [
    TrialScript("what happens during a transition is merged") { session in
      let flows = session.flows
      await session.merged(.push(flows.page(1)), .push(flows.page(2)), .present(flows.page(3)), .push(flows.page(1)))
      await session.merged(.dismiss(), .pop(), .push(flows.page(3)))
      await session.merged(.present(flows.page(1)), .dismiss(), .present(flows.page(2)))
    },
    TrialScript("there and back in the middle of a transition") { session in
      let flows = session.flows
      await session.make(.app(.push(flows.page(1))))
      await session.make(.moment)
      await session.merged(.pop())
      await session.make(.app(.present(flows.page(1))))
      await session.make(.moment)
      await session.merged(.dismiss(), .push(flows.page(2)))
    },
    TrialScript("back in time, in the middle of a transition") { session in
      let flows = session.flows
      await session.settled(.push(flows.page(1)), .push(flows.page(2)))
      let place = session.navigator.tree
      await session.merged(.pop(), .travel(to: place))
      await session.merged(.replace(with: flows.page(3)), .travel(to: place, transition: .none))
      await session.merged(.reset(to: flows.page(3)), .present(flows.page(1)), .travel(to: place))
      await session.settled(.present(flows.page(3)), .push(flows.page(1)))
      let modal = session.navigator.tree
      await session.merged(.dismiss(), .travel(to: modal))
      await session.merged(.dismiss(), .push(flows.page(3)), .travel(to: modal))
      await session.merged(.resetRoot(to: flows.page(3)), .travel(to: modal))
    },
  ]

  fileprivate static let gestures = [
    TrialScript("swipe back, finished and cancelled") { session in
      let flows = session.flows
      await session.settled(.push(flows.page(1)), .push(flows.page(2)))
      await session.gesture(.beginSwipeBack(on: session.top), finishes: false)
      await session.gesture(.beginSwipeBack(on: session.top), finishes: true)
      await session.gesture(.beginSwipeBack(on: session.top), finishes: true, .push(flows.page(3)))
    },
    TrialScript("the back button and its menu") { session in
      let flows = session.flows
      await session.settled(.push(flows.page(1)), .push(flows.page(2)), .push(flows.page(3)), .push(flows.page(1)))
      await session.gesture(.tapBack(on: session.top))
      let names = await session.stage.picture?.layers[0].map(\.name) ?? []
      if names.count > 1 { await session.gesture(.chooseBack(to: names[0], on: session.top)) }
    },
    TrialScript("a sheet is pulled down") { session in
      let flows = session.flows
      await session.settled(.present(flows.page(1)), .push(flows.page(2)), .present(flows.page(3)))
      await session.gesture(.beginPullDown(of: await session.modalRoot), finishes: false)
      await session.gesture(.beginPullDown(of: await session.modalRoot), finishes: true)
      await session.gesture(.beginPullDown(of: await session.modalRoot), finishes: true, .push(flows.page(3)))
    },
    TrialScript("a tap beside a popover") { session in
      await session.settled(.present(session.flows.page(1), as: .popover))
      await session.gesture(.tapOutside(of: await session.modalRoot))
    },
  ]

  fileprivate static let guards = [
    TrialScript("leaving is refused, then allowed") { session in
      let flows = session.flows
      await session.settled(.push(flows.locked), .pop())
      await session.make(.user(.tapBack(on: session.top)))
      await session.make(.settle)
      await session.make(.user(.beginSwipeBack(on: session.top)))
      await session.make(.user(.lift(finishes: true)))
      await session.make(.settle)
      await session.make(.lock(false))
      await session.gesture(.tapBack(on: session.top))
      await session.make(.lock(true))
      await session.settled(.present(flows.locked), .dismiss())
      await session.make(.user(.beginPullDown(of: await session.modalRoot)))
      await session.make(.user(.lift(finishes: true)))
      await session.make(.settle)
      await session.make(.lock(false))
      await session.settled(.dismiss())
    },
    TrialScript("a screen that has nothing to ask is swiped back and pulled down") { session in
      let flows = session.flows
      await session.make(.lock(false))
      for flow in [flows.locked, flows.form] {
        await session.settled(.push(flow))
        await session.gesture(.beginSwipeBack(on: session.top), finishes: false)
        await session.gesture(.beginSwipeBack(on: session.top), finishes: true)
        await session.settled(.present(flow))
        await session.gesture(.beginPullDown(of: await session.modalRoot), finishes: false)
        await session.gesture(.beginPullDown(of: await session.modalRoot), finishes: true)
      }
      await session.settled(.present(flows.form), .push(flows.locked))
      await session.gesture(.beginPullDown(of: await session.modalRoot), finishes: true)
      await session.settled(.push(flows.form))
      await session.make(.lock(true))
      await session.make(.moment)
      await session.make(.user(.beginSwipeBack(on: session.top)))
      await session.make(.user(.lift(finishes: true)))
      await session.make(.settle)
      await session.make(.lock(false))
      await session.make(.settle)
      await session.gesture(.beginSwipeBack(on: session.top), finishes: true)
      await session.make(.lock(true))
      await session.settled(.push(flows.form))
      await session.make(.user(.tapBack(on: session.top)))
      await session.make(.settle)
      await session.make(.openGate)
      await session.make(.settle)
    },
    TrialScript("guards that wait") { session in
      let flows = session.flows
      await session.settled(.push(flows.slow))
      await session.make(.openGate)
      await session.make(.settle)
      await session.settled(.push(flows.asking))
      await session.make(.user(.tapBack(on: session.top)))
      await session.make(.settle)
      await session.make(.openGate)
      await session.make(.settle)
    },
    TrialScript("back is the screen's own business") { session in
      await session.settled(.push(session.flows.catching))
      await session.make(.user(.tapBack(on: session.top)))
      await session.make(.settle)
      await session.make(.lock(false))
      await session.gesture(.tapBack(on: session.top))
    },
  ]

  fileprivate static let hosts = [
    TrialScript("a host comes late, and others after it") { session in
      let flows = session.flows
      await session.merged(.push(flows.page(1)), .present(flows.page(2)), .push(flows.page(3)))
      await session.make(.detach)
      await session.make(.settle)
      await session.make(.app(.push(flows.page(1))))
      await session.make(.otherHost)
      await session.make(.settle)
      await session.settled(.dismissAll(), .pop())
    }
  ]

  fileprivate static let inContainers = [
    TrialScript("tabs: tapped, tapped again, with stacks of their own", in: .tabs, root: { $0.container(.tabs, 1) }) {
      session in
      let flows = session.flows, tabs = await session.stage.picture?.layers[0].first?.name ?? ""
      await session.settled(.push(flows.page(1)), .select(1), .push(flows.page(2)), .select(0))
      await session.gesture(.tapTab(2, of: tabs))
      await session.gesture(.tapTab(0, of: tabs))
      await session.gesture(.tapTab(0, of: tabs))
      await session.merged(.select(1), .select(2), .push(flows.page(3)), .select(0))
      await session.settled(.setChildren([flows.page(12), flows.page(10)], selecting: 1), .present(flows.page(1)))
    },
    TrialScript("tabs: back in time", in: .tabs, root: { $0.container(.tabs, 1) }) { session in
      let flows = session.flows, start = session.navigator.tree
      await session.settled(.select(1), .push(flows.page(1)), .select(0), .travel(to: start), .select(1))
      await session.settled(.select(0), .push(flows.page(1)), .select(1), .push(flows.page(2)))
      let place = session.navigator.tree
      await session.merged(.pop(), .select(0), .pop(), .travel(to: place))
      await session.merged(.resetRoot(to: flows.page(3)), .travel(to: place))
      await session.settled(.select(0), .pop(), .travel(to: place), .select(0))
    },
    TrialScript("pages: swiped, finished and cancelled", in: .pages, root: { $0.container(.pages, 1) }) { session in
      let pages = await session.stage.picture?.layers[0].first?.name ?? ""
      await session.gesture(.beginSwipe(toPage: 1, of: pages), finishes: true)
      await session.gesture(.beginSwipe(toPage: 2, of: pages), finishes: false)
      await session.gesture(.beginSwipe(toPage: 0, of: pages), finishes: true)
      await session.settled(.select(2), .push(session.flows.page(1)), .select(0))
    },
    TrialScript("a split, wide and narrow", in: .split, root: { $0.container(.split, 1) }) { session in
      let flows = session.flows
      await session.settled(.show(flows.page(1), in: .detail), .push(flows.page(2)))
      await session.gesture(.resize(isNarrow: true))
      await session.settled(.back(), .show(flows.page(3), in: .detail), .push(flows.page(1)))
      await session.gesture(.resize(isNarrow: false))
      await session.settled(.back())
    },
    TrialScript("children inside a screen", in: .embedded, root: { $0.container(.embedded, 1) }) { session in
      let flows = session.flows
      let id = session.navigator.tree.stack(ofChild: 1, in: session.navigator.tree.root[0].id)?.first?.id
      await session.make(.app(.push(flows.page(1)), from: id))
      await session.make(.settle)
      await session.settled(.push(flows.page(2)), .pop())
    },
    TrialScript("containers in containers, on stacks and in modals") { session in
      let flows = session.flows
      let kinds: [FlowChildren.Kind] = [.tabs, .pages]
      for kind in kinds {
        await session.settled(
          .push(flows.container(kind, 2, isNested: true)), .select(1), .present(flows.container(kind, 3)), .select(2),
          .push(flows.page(1)), .dismiss(), .popToRoot())
      }
    },
  ]
}
