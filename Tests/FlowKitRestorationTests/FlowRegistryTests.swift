import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Foundation
import Testing

/// The registry of flows by their names.
@MainActor
struct FlowRegistryTests {
  @Test func nameOfTwoFlowsIsAnErrorWithBothPlaces() {
    let error = #expect(throws: FlowRegistryError.self) {
      try FlowRegistry {
        $0.add("list", Pages.a)
        $0.add("list", Pages.b)
        $0.add("list") { (key: Int) in Restored.note(key) }
        $0.add("again", Pages.a)
      }
    }
    #expect(error?.problems.count == 3)
    let text = error?.problems[0] ?? ""
    #expect(text.hasPrefix("Two flows are called list: A, declared at FlowKitRestorationTests/Pages.swift:"))
    #expect(text.contains("and listed at FlowKitRestorationTests/FlowRegistryTests.swift:"))
    #expect(text.contains(" and B, declared"))
    #expect(error?.problems[2].hasPrefix("A has two names: list, listed at ") == true)
  }

  @Test func groupCanListItself() throws {
    let flows = try FlowRegistry { Restored.add(to: &$0) }
    let snapshot = Navigator(root: Restored.note(3)).snapshot(with: flows)
    #expect(snapshot.entries.map(\.flow) == ["notes.note"])
    #expect(snapshot.entries.map(\.key) == [3])
  }

  @Test func keysDistinguishGroupsOfOneDeclaration() throws {
    let flows = try FlowRegistry {
      $0.add("left", Pages.a.id("left"))
      $0.add("right", Pages.a.id("right"))
      $0.add("even") { (key: Int) in Restored.note(key * 2) }
    }
    let navigator = Navigator(root: Pages.a.id("right"))
    navigator.perform(.push(Pages.a.id("left")))
    #expect(navigator.snapshot(with: flows).entries.map(\.flow) == ["right", "left"])
    navigator.perform(.push(Restored.note(3)))
    #expect(navigator.snapshot(with: flows).omissions.map(\.flow) == ["Note(3)"])
  }

  @Test(arguments: [7, nil])
  func anOptionalKeyMayBeNil(_ key: Int?) throws {
    func draft(_ account: Int?) -> Flow<Page> { Flow(with: Page(), id: account) }
    let flows = try FlowRegistry {
      $0.add("note") { (key: Int) in Restored.note(key) }
      $0.add("draft") { (key: Int?) in draft(key) }
    }
    let navigator = Navigator(root: draft(key)), copy = Navigator(root: Pages.a)
    let snapshot = navigator.snapshot(with: flows)
    #expect(snapshot.entries.map(\.key) == [key == nil ? .null : 7])
    #expect(copy.restore(try snapshot.reread, from: flows).issues == [])
    #expect(copy.tree.path.map(\.flow) == [draft(key).id])
  }

  @Test func keysOfAnyCodableTypeAreKept() throws {
    struct Place: Codable, Hashable { let row: UInt8, name: String?, more: [Bool] }
    func flow<Key: Hashable & Sendable>(_ key: Key) -> Flow<Page> { Flow(with: Page(), id: key) }
    let flows = try FlowRegistry {
      $0.add("uuid") { (key: UUID) in flow(key) }
      $0.add("place") { (key: Place) in flow(key) }
      $0.add("large") { (key: UInt64) in flow(key) }
    }
    let root = flow(UUID()), navigator = Navigator(root: root), copy = Navigator(root: Pages.a)
    navigator.perform(.push(flow(Place(row: 255, name: nil, more: [true, false]))))
    navigator.perform(.push(flow(UInt64.max)))
    let restoration = copy.restore(try navigator.snapshot(with: flows).reread, from: flows)
    #expect(restoration.issues == [])
    #expect(copy.tree.path.map(\.flow) == navigator.tree.path.map(\.flow))
  }
}

extension Restored {
  fileprivate static func add(to list: inout FlowRegistry) { list.add("notes.note") { (key: Int) in note(key) } }
}

/// A flow of a function with parameters that is listed without a key, so that another one may be restored.
@MainActor
@Suite struct ListedWithoutAKeyTests {
  private final class Page {}

  private var home: Flow<Page> { Flow(with: Page()).named("Home") }
  private func item(_ id: Int) -> Flow<Page> { Flow(with: Page()).named("Item") }
  private func keyed(_ id: Int) -> Flow<Page> { Flow(with: Page(), id: id).named("Keyed") }

  @Test func aSnapshotTellsIt() throws {
    let flows = try FlowRegistry {
      $0.add("home", home)
      $0.add("item", item(1))
      $0.add("keyed") { (id: Int) in keyed(id) }
    }
    let navigator = Navigator(root: home), issues = IssueSpy(navigator)
    navigator.perform(.push(keyed(3)))
    _ = navigator.snapshot(with: flows)
    try issues.verify()
    navigator.perform(.push(item(2)))
    _ = navigator.snapshot(with: flows)
    #expect(issues.issues.first?.message.hasPrefix("the app took Item #3, which may be another one") == true)
    try issues.expect(.keyMissing)
    try issues.verify()
  }
}
