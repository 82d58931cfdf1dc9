import FlowKit
import FlowKitMaps
import Foundation
import Testing

/// Arguments that are discarded where another callback forwards such.
@MainActor
@Suite struct ForgottenForwardTests {
  private final class List {
    var onPick: (Int) -> Void = { _ in }
    var onHold: (Int) -> Void = { _ in }
    var onWord: (String) -> Void = { _ in }
    var onBoth: (Int, String) -> Void = { _, _ in }
    var onNew: () -> Void = {}
  }
  private final class Detail {
    func show(_ id: Int) {}
    func show(_ id: Int, _ word: String) {}
  }
  private final class Help {}

  private var detail: Flow<Detail> { Flow(with: Detail()) }
  private var help: Flow<Help> { Flow(with: Help()) }

  private func problems(_ bind: @escaping (List, Lets) -> Void) -> [FlowMap.Problem] {
    let detail = detail
    let list = Flow(with: List()) { list, lets in
      list.onPick = lets.push(detail) { $0.show }
      bind(list, lets)
    }
    return FlowMap(of: list).problems.filter { $0.rule == .forgottenForward }
  }

  @Test func argumentsThatAreDiscardedAreTold() throws {
    let line = #line + 1
    let problems = problems { $0.onHold = $1.present(self.detail) }
    #expect(problems.count == 1)
    let text = try #require(problems.first?.description)
    let file = "FlowKitMapsTests/ForgottenForwardTests.swift"
    #expect(
      text.hasPrefix(
        "\(file):\(line): List.onHold \u{2192} present(Detail, as: .sheet) discards its arguments (Int), but List.onPick at \(file):"
      ))
    #expect(
      text.hasSuffix(
        " forwards such arguments to the same flow. Forward them, or write { _ in { _ in } } behind the verb if that is"
          + " meant."))
  }

  @Test func argumentsThatNobodyForwardsAreFree() {
    #expect(
      problems {
        $0.onWord = $1.push(self.detail)  // other types
        $0.onBoth = $1.push(self.detail)
        $0.onNew = $1.push(self.detail)
        $0.onHold = $1.push(self.help)  // another flow
      } == [])
  }

  @Test func argumentsForAnEmptyPropertyAreToldThoughNobodyForwardsSuch() throws {
    final class Cart {
      var teas: [Int] = []
      var note = ""
      var owner: String?
      func add(_ tea: Int) { teas.append(tea) }
    }
    let cart = Flow(with: Cart()), full = Flow(with: Cart()) { cart, _ in cart.teas = [1] }
    func keyed(_ id: Int) -> Flow<Cart> { Flow(with: Cart(), id: id) }
    func texts(_ bind: @escaping (List, Lets) -> Void) -> [String] {
      problems(bind).map { $0.text.components(separatedBy: " but ").last ?? "" }
    }
    let end = ". Forward them, or write { _ in { _ in } } behind the verb if that is meant."
    #expect(texts { $0.onHold = $1.push(cart) } == ["Cart.teas has nothing yet\(end)"])
    #expect(texts { $0.onWord = $1.push(cart) }.first?.hasSuffix("has nothing yet\(end)") == true)
    #expect(
      texts { $0.onBoth = $1.push(cart) }.first?.hasPrefix("Cart.teas, Cart.") == true)
    #expect(texts { $0.onHold = $1.push(full) } == [])
    #expect(texts { $0.onHold = $1.push(keyed) } == [])
    #expect(texts { $0.onHold = $1.push(keyed(1)) } == [])
    #expect(texts { $0.onHold = $1.push(cart) { $0.add } } == [])
    #expect(texts { $0.onHold = $1.push(cart) { _ in { _ in } } } == [])
    #expect(texts { $0.onNew = $1.push(cart) } == [])
  }

  @Test func nothingIsSaidIfItIsMeant() {
    #expect(problems { $0.onHold = $1.present(self.detail) { _ in { _ in } } } == [])
    #expect(
      problems {
        $0.onHold = $1.push(self.detail) { $0.show }
        $0.onBoth = $1.replace(with: self.detail) { _ in { _, _ in } }
      } == [])
  }

  @Test func aBistroForgetsAnOrder() {
    func problems(_ mistake: Bistro.Mistake?) -> [FlowMap.Problem] {
      FlowMap(of: Bistro(mistake: mistake).door, samples: [Int.self: [1, 2, 3]]).problems
        .filter { $0.rule == .forgottenForward }
    }
    #expect(problems(.forgottenOrder).map(\.flow.description) == ["DishScreen(3)"])
    #expect(problems(nil) == [])
  }
}
