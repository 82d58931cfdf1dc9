import FlowKit
import FlowKitTesting
import Testing

/// A callback's arguments determine the flow: `screen.onSelect = lets.push(item)`.
@MainActor
struct ChoosingTests {
  /// A group whose functions make flows.
  private struct Items {
    func home() -> Flow<Page> { Flow(with: Page()).named("Home") }
    func item(_ number: Int) -> Flow<Page> { Flow(with: Page(), id: number).named("Item") }
    func part(_ number: Int, _ name: String) -> Flow<Page> { Flow(with: Page(), id: "\(number)\(name)").named("Part") }
  }

  /// A screen whose callbacks have no, one and two arguments.
  @MainActor
  private final class Chooser {
    var onHome: () -> Void = {}
    var onItem: (Int) -> Void = { _ in }
    var onPart: (Int, String) -> Void = { _, _ in }
  }

  private let items = Items()

  private func navigator(
    actsWhileCovered: Bool = false, _ bind: @escaping @MainActor (Chooser, Lets) -> Void
  ) throws -> (Navigator, Chooser) {
    let flow = Flow(with: Chooser(), bind)
    let navigator = Navigator(quiet: actsWhileCovered ? flow.actsWhileCovered() : flow)
    return (navigator, try #require(navigator.visibleScreen as? Chooser))
  }

  @Test func pushPushesTheFlowThatTheArgumentsDetermine() throws {
    let (navigator, chooser) = try navigator(actsWhileCovered: true) { [items] chooser, lets in
      chooser.onHome = lets.push(items.home)
      chooser.onItem = lets.push(items.item)
      chooser.onPart = lets.push(items.part)
    }
    chooser.onHome()
    chooser.onItem(2)
    chooser.onItem(3)
    chooser.onPart(4, "b")
    #expect(navigator.tree.summary == "Chooser > Home > Item(2) > Item(3) > Part(4b)")
    navigator.perform(.popTo(items.item(2)))
    #expect(navigator.tree.summary == "Chooser > Home > Item(2)")
  }

  @Test func presentPresentsIt() throws {
    let (navigator, chooser) = try navigator(actsWhileCovered: true) { [items] chooser, lets in
      chooser.onHome = lets.present(items.home)
      chooser.onItem = lets.present(items.item, as: .alert)
      chooser.onPart = lets.present(items.part, as: .popover, transition: .none)
    }
    let log = EventLog(of: navigator, .actions)
    chooser.onHome()
    chooser.onItem(2)
    chooser.onPart(3, "a")
    #expect(navigator.tree.summary == "Chooser | sheet: Home | alert: Item(2) | popover: Part(3a)")
    #expect(log.events.last?.action == .present(items.part(3, "a"), as: .popover, transition: .none))
  }

  @Test func replaceReplacesWithIt() throws {
    let (navigator, chooser) = try navigator { [items] chooser, lets in
      chooser.onItem = lets.replace(with: items.item)
      chooser.onPart = lets.replace(with: items.part)
    }
    chooser.onItem(2)
    chooser.onItem(3)
    chooser.onPart(3, "a")
    #expect(navigator.tree.description == "stack\n└ Item(2) #2 ← visible")
  }

  @Test func goToGoesToItOrPushesIt() throws {
    let (navigator, chooser) = try navigator { [items] chooser, lets in
      chooser.onHome = lets.goTo(items.home)
      chooser.onItem = lets.goTo(items.item)
      chooser.onPart = lets.goTo(items.part)
    }
    chooser.onItem(2)
    chooser.onItem(3)
    chooser.onPart(3, "a")
    chooser.onItem(2)
    #expect(navigator.tree.path.map(\.description) == ["Chooser #1", "Item(2) #2"])
    chooser.onHome()
    #expect(navigator.tree.path.map(\.description) == ["Chooser #1", "Item(2) #2", "Home #5"])
  }

  @Test func doubleTapOnTwoItemsPushesTheFirst() throws {
    let (navigator, chooser) = try navigator { [items] chooser, lets in
      chooser.onItem = lets.push(items.item)
      chooser.onPart = lets.present(items.part)
    }
    let log = EventLog(of: navigator, .actions)
    chooser.onItem(2)
    log.clear()
    chooser.onItem(3)
    chooser.onPart(4, "b")
    #expect(navigator.tree.summary == "Chooser > Item(2)")
    #expect(log.lines == ["ignored push(Item(3)): covered", "ignored present(Part(4b), as: .sheet): covered"])
  }

  @Test func actionKnowsThePlaceOfItsVerb() throws {
    let line: UInt32 = #line + 2
    let (navigator, chooser) = try navigator { [items] chooser, lets in
      chooser.onItem = lets.push(items.item)
    }
    let log = EventLog(of: navigator, .actions)
    chooser.onItem(2)
    #expect(log.events.first?.action.description == "push(Item(2)) at \(#fileID):\(line)")
  }

  @Test func flowIsChosenOnceForEachCall() throws {
    var chosen: [Int] = []
    let (navigator, chooser) = try navigator { [items] chooser, lets in
      chooser.onItem = lets.push { (number: Int) in
        chosen.append(number)
        return items.item(number)
      }
    }
    #expect(chosen == [])
    chooser.onItem(2)
    chooser.onItem(3)
    #expect(chosen == [2, 3])
    #expect(navigator.tree.summary == "Chooser > Item(2)")
  }

  @Test func spySeesTheChosenFlow() throws {
    let spy = LetsSpy()
    let flow = Flow(with: Chooser()) { [items] chooser, lets in
      chooser.onHome = lets.push(items.home, transition: .none)
      chooser.onItem = lets.present(items.item)
      chooser.onPart = lets.goTo(items.part)
    }
    let chooser = flow.makeScreen(lets: spy.lets)
    chooser.onItem(2)
    chooser.onItem(3)
    chooser.onPart(2, "b")
    chooser.onHome()
    #expect(
      spy.actions == [
        .present(items.item(2)), .present(items.item(3)), .goTo(items.part(2, "b")),
        .push(items.home(), transition: .none),
      ])
    #expect(spy.actions.first != .present(items.item(3)))
  }
}
