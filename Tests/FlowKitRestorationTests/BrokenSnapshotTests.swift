import FlowKit
import FlowKitRestoration
import Foundation
import Testing

/// A snapshot can come from anywhere, so the navigator has to work whatever it contains.
///
/// `FLOWKIT_MUTATIONS=100000 swift test --filter BrokenSnapshotTests` tries more.
@MainActor
struct BrokenSnapshotTests {
  private static let mutations =
    ProcessInfo.processInfo.environment["FLOWKIT_MUTATIONS"].flatMap { Int($0) } ?? 4_000

  @Test(arguments: [1, 2] as [UInt64])
  func mutatedBytesAreAnErrorOrAnotherTree(seed: UInt64) throws {
    let flows = try Restored.flows()
    var random = WalkRandom(seed: seed), read = 0
    let texts = try Self.pictures.map { try Self.navigator($0).snapshot(with: flows).text }.map { Array($0.utf8) }
    let navigator = Navigator(quiet: Pages.x)
    for number in 0..<Self.mutations / 2 {
      let bytes = Self.mutated(texts[random.below(texts.count)], &random)
      guard let snapshot = try? JSONDecoder().decode(NavigationSnapshot.self, from: Data(bytes)) else { continue }
      read += 1
      navigator.restore(snapshot, from: flows)
      let problem = Self.problem(with: navigator, number)
      try #require(problem == nil, "seed \(seed), mutation \(number): \(problem ?? "")")
    }
    #expect(read > 0)
  }

  @Test(arguments: [
    "", "null", "[]", "{}", #"{"format":2,"version":1,"stacks":[]}"#, #"{"format":1,"version":1,"stacks":[{}]}"#,
    #"{"format":1,"version":1,"stacks":[{"entries":[{"flow":7}]}]}"#, #"{"format":1,"version":1e99,"stacks":[]}"#,
  ])
  func otherTextIsAnError(text: String) {
    #expect(throws: DecodingError.self) { try NavigationSnapshot(text: text) }
  }

  @Test(arguments: [
    (#"{"entries":[]}"#, "X"), (#"{"entries":[{"flow":"A"}]},{"entries":[]}"#, "A"),
    (#"{"entries":[{"flow":"A"}]},{"entries":[{"flow":"B"}],"presenter":99}"#, "A"),
    (#"{"entries":[{"flow":"A"}]},{"entries":[{"flow":"B"}],"presenter":1}"#, "A"),
    (#"{"entries":[{"flow":"A"}]},{"entries":[{"flow":"B"}],"presenter":-1}"#, "A"),
    (#"{"entries":[{"flow":"A","children":{"list":[]}}]}"#, "A"),
    (#"{"entries":[{"flow":"Tabs","children":{"list":[],"isSet":true}}]}"#, "X"),
    (#"{"entries":[{"flow":"Tabs","children":{"list":[],"selected":7,"history":[1,1,-5]}}]}"#, "Tabs[*B, (C), (D)]"),
    (#"{"entries":[{"flow":"Tabs","children":{"isSet":true,"list":[{"flow":"B"},{"flow":"B"}]}}]}"#, "X"),
  ])
  func entriesThatDoNotFitAreDropped(stacks: String, after: String) throws {
    let navigator = Navigator(quiet: Pages.x)
    let snapshot = try NavigationSnapshot(text: #"{"format":1,"version":1,"stacks":[\#(stacks)]}"#)
    navigator.restore(snapshot, from: try Restored.flows())
    #expect(navigator.tree.summary == after)
  }

  @Test func endlessContainersAreAnError() {
    let start = #"{"flow":"Tabs","children":{"list":[{"flow":"B","entries":["#, end = "]}]}}"
    let entry = String(repeating: start, count: 5_000) + String(repeating: end, count: 5_000)
    #expect(throws: DecodingError.self) {
      try NavigationSnapshot(text: #"{"format":1,"version":1,"stacks":[{"entries":[\#(entry)]}]}"#)
    }
    let state = String(repeating: "[", count: 450) + String(repeating: "]", count: 450)
    #expect(throws: DecodingError.self) {
      try NavigationSnapshot(
        text: #"{"format":1,"version":1,"stacks":[{"entries":[{"flow":"A","state":\#(state)}]}]}"#)
    }
  }

  @Test(arguments: [(59, 0), (60, 0), (61, 1), (100, 1)])
  func whatIsWrittenCanBeRead(depth: Int, omissions: Int) throws {
    func tabs(_ number: Int) -> Flow<Page> {
      Flow(with: Page(), containing: .tabs(number < depth ? tabs(number + 1) : Pages.b)).named("T\(number)").id(number)
    }
    let navigator = Navigator(quiet: tabs(1)),
      flows = try FlowRegistry {
        $0.add(Pages.b)
        for number in 1...depth { $0.add(tabs(number)) }
      }
    let snapshot = navigator.snapshot(with: flows)
    #expect(snapshot.omissions.map(\.reason) == Array(repeating: .nestedTooDeep, count: omissions))
    #expect(snapshot.entries.count == min(depth, 60) + 1)
    let read = try NavigationSnapshot(text: try snapshot.text)
    let copy = Navigator(quiet: Pages.x), restoration = copy.restore(read, from: flows)
    #expect(restoration.issues.map(\.message) == [])
    #expect(copy.tree.summary == navigator.tree.summary)  // what was left out is made anew
  }

  private final class Nested: RestorableScreen {
    private(set) var savedState: SavedValue = true

    func restore(_ state: SavedValue) { savedState = state }
  }

  @Test(arguments: [(1, 89, true), (60, 89, true), (60, 90, false), (1, 300, false)])
  func statesThatAreWrittenCanBeRead(containers: Int, depth: Int, isWritten: Bool) throws {
    let nested = Flow(with: Nested()).named("Nested")
    let state = (0..<depth).reduce(true) { inner, _ in SavedValue.list([inner]) }
    func tabs(_ number: Int) -> Flow<Page> {
      let flow = Flow(
        with: Page(), containing: number < containers ? .tabs(tabs(number + 1)) : .tabs(nested))
      return flow.named("T\(number)").id(number)
    }
    let flows = try FlowRegistry {
      $0.add(nested)
      for number in 1...containers { $0.add(tabs(number)) }
    }
    let navigator = Navigator(quiet: tabs(1))
    navigator.screen(of: nested)?.restore(state)
    let snapshot = navigator.snapshot(with: flows)
    #expect(snapshot.omissions.map(\.reason) == (isWritten ? [] : [.brokenState]))
    let copy = Navigator(quiet: Pages.x)
    #expect(copy.restore(try NavigationSnapshot(text: try snapshot.text), from: flows).issues.isEmpty)
    #expect(copy.screen(of: nested)?.savedState == (isWritten ? state : true))
  }

  private static let pictures = [
    "A > B > C", "A > Tabs[B > C, *C, (D)] | sheet: D > A", "Outer[Tabs[*B, C > A, (D)], *Split[B, *D], (Book)]",
    "A > Past[B, C, *D] | sheet: Tabs[*B, (C), (D)] | sheet: B",
  ]

  private static func navigator(_ picture: String) throws -> Navigator {
    let navigator = try Navigator(showing: picture)
    navigator.perform(.push(Restored.note(7)))
    (navigator.visibleScreen as? Note)?.state = Note.State(text: "text", marks: [1.5])
    navigator.perform(.present(Restored.word("key")))
    return navigator
  }

  /// The bytes with a few of them changed, left out, or repeated, mostly with signs that mean something in JSON.
  private static func mutated(_ bytes: [UInt8], _ random: inout WalkRandom) -> [UInt8] {
    var bytes = bytes
    let signs = Array(#"0123456789-eE.,:[]{}"ABCDntrue "#.utf8)
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count), end = min(bytes.count, place + 1 + random.below(40))
      switch random.below(6) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes[place] = signs[random.below(signs.count)]
      }
    }
    return bytes
  }

  /// What is wrong with a restored navigator; makes all its screens.
  private static func problem(with navigator: Navigator, _ number: Int) -> String? {
    if navigator.visibleScreen == nil { return "nothing is visible in \(navigator.tree)" }
    if number % 3 == 0 { navigator.perform(.select(1)) }
    if number % 3 == 1 { navigator.perform(.dismiss()) }
    for entry in navigator.tree.path where navigator.screen(of: entry.id) == nil { return "\(entry) has no screen" }
    return navigator.screenCount == navigator.tree.count ? nil : "\(navigator.screenCount) for \(navigator.tree)"
  }
}
