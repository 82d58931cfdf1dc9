import FlowKit
import FlowKitLinks
import FlowKitRestoration
import Foundation

// What verbs do with many things at once: linear, or less.
extension Growth {
  static var ofMany: [Growth] {
    [
      many("NavigationAction.push", "ten tabs enter, each with many tabs") { stage, count in
        let inner = stage.container(.tabs(stage.children(count), isEager: true))
        return .push(stage.container(.tabs((0..<10).map { inner.id($0) }, isEager: true)))
      },
      many("NavigationAction.batch", "pushes") { stage, count in
        .batch((0..<count).map { _ in .push(stage.flows.plain) })
      },
      many("NavigationAction.batch", "modals") { stage, count in
        .batch((0..<count).map { _ in .present(stage.flows.modal) })
      },
      many("NavigationAction.reset", "screens that enter") { .reset(to: $0.flows.plain, $0.children($1)) },
      many("NavigationAction.reset", "equal screens that stay") { stage, count in
        stage.has(.reset(to: stage.flows.plain, stage.children(count)))
        return .reset(to: stage.flows.plain, stage.children(count).reversed(), keepingEqual: true)
      },
      many("NavigationAction.resetRoot", "screens that enter") { .resetRoot(to: $0.flows.plain, $0.children($1)) },
      onStack("NavigationAction.pop") { .pop($1) },
      onStack("NavigationAction.popTo") { stage, _ in .popTo(stage.flows.home) },
      onStack("NavigationAction.goTo") { stage, _ in .goTo(stage.flows.home) },
      onStack("NavigationAction.popToRoot") { _, _ in .popToRoot() },
      onStack("NavigationAction.remove") { stage, _ in .remove(stage.flows.plain.id(0)) },
      onStack("NavigationAction.travel") { stage, _ in .travel(to: stage.tree) },
      Growth(verb: "NavigationAction.travel", place: "screens that enter") { count in
        let stage = Stage()
        stage.has(.reset(to: stage.flows.home, stage.children(count)))
        let high = stage.navigator.tree
        stage.has(.popToRoot())
        return { stage.navigator.perform(.travel(to: high)).isPerformed }
      },
      Growth(verb: "NavigationAction.dismissAll", place: "modals that close, shown by a host") { count in
        let stage = Stage(), host = ImmediateHost()
        for _ in 0..<count { stage.has(.present(stage.flows.modal)) }
        stage.navigator.attach(host)
        stage.audience = [host]
        return { stage.navigator.perform(.dismissAll()).isPerformed }
      },
      inContainer("NavigationAction.setChildren", "tabs, turned around") { .tabs($0) },
      inContainer("NavigationAction.setChildren", "pages, turned around") { .pages($0) },
      inContainer("NavigationAction.setChildren", "embedded, turned around") { .embedded($0) },
      inContainer("NavigationAction.setChildren", "eager tabs, turned around") { .tabs($0, isEager: true) },
      within("NavigationAction.select", "tabs; the last one") {
        .tabs($0)
      } action: {
        .select($0 - 1)
      },
      within("NavigationAction.select", "shown tabs") {
        .tabs($0, isEager: true)
      } action: {
        .select($0 - 1)
      },
      within("NavigationAction.next", "pages") {
        .pages($0)
      } action: { _ in
        .next()
      },
      within("NavigationAction.previous", "pages that loop") {
        .pages($0, loops: true)
      } action: { _ in
        .previous()
      },
      Growth(verb: "Navigator.recheckGuards", place: "flows that may no longer be there") { count in
        let stage = Stage(), services = stage.flows.services
        let flow = stage.flows.plain.guarded { services.count == 0 ? .allow : .refuse("no longer") }
        stage.has(.reset(to: stage.flows.home, (0..<count).map { flow.id($0) }))
        services.count = 1
        return {
          stage.navigator.recheckGuards()
          return stage.navigator.tree.count == 1
        }
      },
      Growth(
        verb: "Navigator.broadcast", place: "handlers that act",
        reason: "each answer is an action, whose entry is looked for from the top"
      ) { count in
        let stage = Stage(), flows = stage.flows
        let flow = flows.plain.handling(Ping.self) { _ in .preload(flows.careful) }
        stage.has(.reset(to: flows.home, (0..<count).map { flow.id($0) }))
        return { stage.navigator.broadcast(Ping()).allSatisfy { $0.isPerformed } }
      },
      Growth(verb: "NavigationAction.push", place: "guards of all actions") { count in
        let stage = Stage()
        for _ in 0..<count { _ = stage.navigator.guardActions { _ in .allow } }
        return { stage.performs(.push(stage.flows.plain)) }
      },
      Growth(verb: "NavigationAction.push", place: "observers") { count in
        let stage = Stage()
        stage.audience = (0..<count).map { _ in stage.navigator.observe { _ in } }
        return { stage.performs(.push(stage.flows.plain)) }
      },
    ]
  }

  private static func many(
    _ verb: String, _ place: String, _ action: @escaping @MainActor (Stage, Int) -> NavigationAction
  ) -> Growth {
    Growth(verb: verb, place: place) { count in
      let stage = Stage(), action = action(stage, count)
      return { stage.navigator.perform(action).isPerformed }
    }
  }

  /// Screens on a stack, which leave.
  private static func onStack(
    _ verb: String, _ action: @escaping @MainActor (Stage, Int) -> NavigationAction
  ) -> Growth {
    Growth(verb: verb, place: "screens that it looks through or removes") { count in
      let stage = Stage()
      stage.has(.reset(to: stage.flows.home, stage.children(count)))
      return { stage.navigator.perform(action(stage, count)).isPerformed }
    }
  }

  private static func inContainer(
    _ verb: String, _ place: String, _ kind: @escaping ([Flow<PlainScreen>]) -> FlowChildren
  ) -> Growth {
    Growth(verb: verb, place: place) { count in
      let stage = Stage(), children = stage.children(count), host = ImmediateHost()
      stage.has(.resetRoot(to: stage.container(kind(children))))
      stage.navigator.attach(host)
      stage.audience = [host]
      let action = NavigationAction.setChildren(Array(children.reversed()))
      return { stage.navigator.perform(action).isPerformed }
    }
  }

  private static func within(
    _ verb: String, _ place: String, _ kind: @escaping ([Flow<PlainScreen>]) -> FlowChildren,
    action: @escaping (Int) -> NavigationAction
  ) -> Growth {
    Growth(verb: verb, place: place) { count in
      let stage = Stage(), host = ImmediateHost()
      stage.has(.resetRoot(to: stage.container(kind(stage.children(count)))))
      stage.navigator.attach(host)
      stage.audience = [host]
      return { stage.navigator.perform(action(count)).isPerformed }
    }
  }
}

// Links, and saved places.
extension Growth {
  static var ofLinks: [Growth] {
    [
      links("LinkTable.match") { _, table, url in (try? table.match(url)) != nil },
      links("Navigator.canOpen") { navigator, _, url in navigator.canOpen(url) },
      links("Navigator.open") { navigator, _, url in (try? navigator.open(url))?.isPerformed == true },
      links("Navigator.url") { navigator, _, _ in navigator.url == nil },
    ]
  }

  private static func links(
    _ verb: String, _ deed: @escaping @MainActor (Navigator, LinkTable, URL) -> Bool
  ) -> Growth {
    Growth(verb: verb, place: "links") { count in
      let stage = Stage(), flow = stage.flows.plain
      var group = LinkGroup(schemes: ["shop"])
      for number in 0..<count {
        group.add("section\(number)", .int) {
          .push(flow.id([number, $0]))
        } from: { (key: [Int]) in
          key[1]
        }
      }
      guard let table = try? LinkTable(group), let url = URL(string: "shop://section\(count - 1)/7") else {
        return { false }
      }
      stage.navigator.links = table
      return { deed(stage.navigator, table, url) }
    }
  }

  static var ofSnapshots: [Growth] {
    let places: [(name: String, flow: @MainActor (Stage, Int) -> NavigationAction)] = [
      ("entries", { .reset(to: $0.flows.home, $0.children($1)) }),
      ("modals", { stage, count in .batch((0..<count).map { .present(stage.flows.plain.id($0)) }) }),
      ("shown tabs", { .resetRoot(to: $0.container(.tabs($0.children($1), isEager: true)).id(0)) }),
      ("flows in the registry", { stage, _ in .reset(to: stage.flows.home) }),
    ]
    return places.flatMap { place in
      [
        saved("Navigator.snapshot", place.name, place.flow) { navigator, _, flows in
          navigator.snapshot(with: flows).omissions.isEmpty
        },
        saved("Navigator.restore", place.name, place.flow) { navigator, snapshot, flows in
          navigator.restore(snapshot, from: flows).issues.isEmpty
        },
      ]
    } + [
      // Nothing that was saved may enter any more, so that all of it is missed.
      saved("Navigator.restore", "shown tabs that are refused", places[2].flow) { navigator, snapshot, flows in
        Refusal.isOn = true
        defer { Refusal.isOn = false }
        return !navigator.restore(snapshot, from: flows).issues.isEmpty
      }
    ]
  }

  private enum Refusal {
    @MainActor static var isOn = false
  }

  private static func saved(
    _ verb: String, _ place: String, _ action: @escaping @MainActor (Stage, Int) -> NavigationAction,
    _ deed: @escaping @MainActor (Navigator, NavigationSnapshot, FlowRegistry) -> Bool
  ) -> Growth {
    Growth(verb: verb, place: place) { count in
      let stage = Stage(), plain = stage.flows.plain.guarded { Refusal.isOn ? .refuse("no") : .allow }
      let tabs = stage.container(.tabs((0..<count).map { plain.id($0) }, isEager: true))
      stage.has(action(stage, count))
      let registry = try? FlowRegistry {
        $0.add("home", stage.flows.home)
        $0.add("plain") { (key: Int) in plain.id(key) }
        $0.add("tabs") { (key: Int) in tabs.id(key) }
        if place.hasSuffix("registry") {
          for number in 0..<count { $0.add("flow \(number)", stage.flows.careful.id("\(number)")) }
        }
      }
      guard let registry else { return { false } }
      let snapshot = stage.navigator.snapshot(with: registry)
      return { deed(stage.navigator, snapshot, registry) }
    }
  }

  /// Verbs without a row, and why.
  static let notCounted: [(verb: String, why: String)] = [
    ("NavigationAction.replacingWaiting", "changes a word of the action"),
    ("NavigationAction.overtakingWaiting", "changes a word of the action"),
    ("NavigationAction.withoutConfirmation", "changes a word of the action"),
    ("Navigator.perform", "all rows of actions are performed with it"),
    ("Navigator.performAndWait", "perform, and a wait"),
    ("Navigator.openAndWait", "open, and a wait"),
    ("Navigator.restoreAndWait", "restore, and a wait"),
    ("Navigator.settled", "waits, and does nothing"),
    ("Lets.follow", "sends what comes: row of send"),
    ("Lets.performAndWait", "perform, and a wait"),
  ]
}
