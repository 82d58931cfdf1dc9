import FlowKit
import FlowKitTesting
import Testing

/// Keys whose `==` runs code.
@MainActor
struct KeyTests {
  /// A key that ignores the case of its letters.
  private struct Word: Hashable, Sendable, CustomStringConvertible {
    let text: String
    var description: String { text }

    static func == (left: Word, right: Word) -> Bool { left.text.lowercased() == right.text.lowercased() }
    func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
  }

  private func word(_ text: String) -> Flow<Page> { Flow(with: Page(), id: Word(text: text)).named("Word") }

  @Test func keysAreComparedByTheirOwnEquality() throws {
    let navigator = Navigator(quiet: word("one"))
    for text in ["two", "THREE"] { navigator.perform(.push(word(text))) }
    #expect(navigator.perform(.goTo(word("Three"))).changes == [])
    #expect(navigator.perform(.popTo(word("zero"))).reason == .targetNotFound)
    #expect(navigator.tree.contains(word("tWo")))
    #expect(Set(navigator.tree.path.map(\.flow)).contains(word("TWO").id))
    navigator.perform(.popTo(word("ONE")))
    #expect(navigator.tree.summary == "Word(one)")
    #expect(NavigationAction.push(word("a")) == .push(word("A")))
    #expect(NavigationAction.push(word("a")) != .push(word("b")))
  }

  /// A key that runs code each time it is compared.
  private final class Busy: Hashable, Sendable, CustomStringConvertible {
    let number: Int
    private let whenCompared: @MainActor @Sendable () -> Void

    init(_ number: Int, _ whenCompared: @escaping @MainActor @Sendable () -> Void) {
      self.number = number
      self.whenCompared = whenCompared
    }

    var description: String { "\(number)" }

    static func == (left: Busy, right: Busy) -> Bool {
      MainActor.assumeIsolated { right.whenCompared() }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func keyCanUseTheNavigatorWhileItIsCompared() throws {
    let navigator = try Navigator(showing: "A"), host = HeadlessHost()
    navigator.attach(host)
    var pictures: Set<String> = []
    let compared: @MainActor @Sendable () -> Void = { [weak navigator] in
      guard let navigator else { return }
      pictures.insert("\(navigator.tree.summary), \(navigator.screenCount) screens")
      if pictures.count == 1 { navigator.perform(.present(Pages.d)) }
    }
    func flow(_ number: Int) -> Flow<Page> { Flow(with: Page(), id: Busy(number, compared)).named("Busy") }
    navigator.perform(.push(flow(1)))
    navigator.perform(.push(flow(2)))
    navigator.perform(.popTo(flow(1)))
    #expect(pictures == ["A > Busy(1) > Busy(2), 3 screens"])
    #expect(navigator.tree.summary == "A > Busy(1) | sheet: D")
    #expect(host.shown == navigator.tree)
    #expect(host.problems == [])
  }
}
