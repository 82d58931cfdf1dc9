import FlowKit
import FlowKitMaps
import FlowKitPictures
import FlowKitTesting
import Testing

/// What a task declares is compared with what it does.
@MainActor
@Suite struct CoverageOfTasksTests {
  private final class Till { var onPay: () -> Void = {} }
  private final class Receipt {}
  private final class Refusal {}

  private let receipt = Flow(with: Receipt()), refusal = Flow(with: Refusal())

  private func coverage(isPaid: Bool) throws -> FlowMap.Coverage {
    let till = Flow(with: Till()) { [receipt, refusal] screen, lets in
      screen.onPay = lets.closure(leadsTo: .push(receipt)) {
        if isPaid { lets.now(.push(receipt)) } else { lets.now(.push(refusal)) }
      }
    }
    let spies = LetsSpyFactory(), navigator = Navigator(root: till, spies: spies)
    try navigator.screen(ofType: Till.self).onPay()
    return FlowMap(of: till).coverage(of: spies.requests)
  }

  @Test func aTaskThatDoesWhatItDeclares() throws {
    let coverage = try coverage(isPaid: true)
    #expect(coverage.missing.isEmpty)
    #expect(coverage.description == "1 of 1 arrows were taken (100 %)")
  }

  @Test func aTaskThatLeadsElsewhere() throws {
    let coverage = try coverage(isPaid: false)
    #expect(coverage.missing.count == 1)
    #expect(coverage.description.contains("These are not on the map:\n  Till: push(Refusal) at FlowKitPicturesTests/"))
  }
}
