import FlowKit
import Testing

@MainActor
struct FlowIDTests {
  private class Screen {}
  private final class OtherScreen: Screen {}

  private var screen: Flow<Screen> { Flow(with: Screen()) }
  private var lookalike: Flow<Screen> { Flow(with: Screen()) }
  private func item(_ key: some Hashable & Sendable) -> Flow<Screen> { Flow(with: Screen(), id: key) }
  private func keyless(_ number: Int) -> Flow<Screen> { Flow(with: Screen()) }
  private func generic<Some: AnyObject>(_ make: @escaping @MainActor () -> Some) -> Flow<Some> { Flow { _ in make() } }

  @Test func declarationIsTheSameFlowAtEachEvaluation() {
    #expect(screen.id == screen.id)
    #expect(screen.id.hashValue == screen.id.hashValue)
    #expect(FlowIDTests().screen.id == screen.id)
  }

  @Test func twoDeclarationsAreTwoFlows() {
    #expect(screen.id != lookalike.id)
  }

  @Test func twoDeclarationsInOneLineAreTwoFlows() {
    let flows = [Flow(with: Screen()), Flow(with: Screen())]
    #expect(flows[0].id != flows[1].id)
  }

  @Test func keysDistinguishFlowsOfOneFunction() {
    #expect(item(1).id == item(1).id)
    #expect(item(1).id.hashValue == item(1).id.hashValue)
    #expect(item(1).id != item(2).id)
    #expect(item("1").id != item(1).id)
    #expect(item("a").id == item("a").id)
    #expect(item(1).id != item(1).id(2).id)
  }

  @Test func flowsOfOneFunctionWithoutKeysAreTheSame() {
    #expect(keyless(1).id == keyless(2).id)
    #expect(keyless(1).id(1).id != keyless(2).id(2).id)
    #expect(keyless(1).id(1).id != keyless(1).id)
  }

  @Test func screensTypeIsPartOfTheIdentity() {
    #expect(generic { Screen() }.id != generic { OtherScreen() }.id)
    #expect(generic { Screen() }.id == generic { Screen() }.id)
  }

  @Test func nameIsNotPartOfTheIdentity() {
    #expect(screen.named("one").id == screen.named("two").id)
    #expect(screen.named("one").id == screen.id)
    #expect(screen.named("one").id.hashValue == screen.id.hashValue)
  }

  @Test func placeIsPartOfTheIdentity() {
    func flow(_ file: StaticString, _ line: UInt32, _ column: UInt32) -> FlowID {
      Flow(with: Screen(), fileID: file, line: line, column: column).id
    }
    #expect(flow("Shop/A.swift", 1, 2) == flow("Shop/A.swift", 1, 2))
    #expect(flow("Shop/A.swift", 1, 2) != flow("Shop/B.swift", 1, 2))
    #expect(flow("Shop/A.swift", 1, 2) != flow("Shop/AA.swift", 1, 2))
    #expect(flow("Shop/A.swift", 1, 2) != flow("Shop/A.swift", 2, 2))
    #expect(flow("Shop/A.swift", 1, 2) != flow("Shop/A.swift", 1, 3))
  }

  @Test func idHasItsPlaceKeyAndName() {
    let (id, place) = (Flow(with: Screen(), id: 5).id, SourcePlace(fileID: #fileID, line: #line, column: 0))
    #expect(id.place.description == place.description)
    #expect(id.key as? Int == 5)
    #expect(id.name == "Screen")
    #expect(id.description == "Screen(5)")
    #expect(screen.id.description == "Screen")
    #expect(screen.id.key == nil)
  }

  @Test func nilIsNoKey() {
    let none: Int? = nil, one: Int? = 1
    #expect(Flow(with: Screen(), id: none).id.key == nil)
    #expect(Flow(with: Screen(), id: one).id.key as? Int == 1)
  }

  @Test func idsWorkInSets() {
    #expect(Set([item(1).id, item(2).id, item(1).id, screen.id, lookalike.id, screen.named("x").id]).count == 4)
  }
}
