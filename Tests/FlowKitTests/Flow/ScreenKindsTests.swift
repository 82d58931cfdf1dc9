import FlowKit
import Foundation
import Testing

/// Any class can be a screen.
@MainActor
struct ScreenKindsTests {
  private class Base {
    var onNext: () -> Void = {}
    private(set) var received: [String] = []
    func receive(_ text: String) { received.append("base \(text)") }
    func note(_ text: String) { received.append(text) }
  }

  private final class Derived: Base {
    override func receive(_ text: String) { note("derived \(text)") }
  }

  @MainActor
  private class IsolatedBase {
    let title: String
    var onNext: () -> Void = {}
    init(title: String) { self.title = title }
  }

  @MainActor
  private final class IsolatedDerived: IsolatedBase {
    init() { super.init(title: "derived") }
  }

  private final class FoundationScreen: NSObject { var onNext: () -> Void = {} }

  private final class Box<Content> { var onNext: () -> Void = {} }

  @Test func screensOfAllKindsAreMadeAndBound() {
    let navigator = Navigator(quiet: Flow(with: Base()) { $0.onNext = $1.push(Pages.b) })
    (navigator.visibleScreen as? Base)?.onNext()
    navigator.perform(.push(Flow(with: Derived()) { $0.onNext = $1.push(Pages.b) }))
    (navigator.visibleScreen as? Derived)?.onNext()
    navigator.perform(.push(Flow(with: IsolatedBase(title: "base")) { $0.onNext = $1.push(Pages.b) }))
    (navigator.visibleScreen as? IsolatedBase)?.onNext()
    navigator.perform(.push(Flow(with: IsolatedDerived()) { $0.onNext = $1.push(Pages.b) }))
    (navigator.visibleScreen as? IsolatedDerived)?.onNext()
    navigator.perform(.push(Flow(with: FoundationScreen()) { $0.onNext = $1.push(Pages.b) }))
    (navigator.visibleScreen as? FoundationScreen)?.onNext()
    navigator.perform(.push(Flow(with: Box<Int>()) { $0.onNext = $1.push(Pages.b) }))
    (navigator.visibleScreen as? Box<Int>)?.onNext()
    #expect(
      navigator.tree.summary == """
        Base > B > Derived > B > IsolatedBase > B > IsolatedDerived > B > FoundationScreen > B > Box<Int> > B
        """)
  }

  private var base: Flow<Base> { Flow(with: Derived()) }

  @Test func flowOfABaseClassCanMakeASubclass() throws {
    let navigator = Navigator(quiet: base)
    #expect(try #require(navigator.visibleScreen) is Derived)
    #expect(navigator.tree.summary == "Base")
  }

  @Test func argumentsReachASubclassThroughItsBase() throws {
    let navigator = Navigator(quiet: Pages.a)
    let source = Flow(with: Page()) { $0.onText = $1.push(base) { $0.receive } }
    navigator.perform(.push(source))
    try navigator.page(2).onText("one")
    navigator.perform(.goTo(base) { $0.receive("two") })
    #expect((navigator.visibleScreen as? Base)?.received == ["derived one", "derived two"])
  }

  @Test func flowsOfABaseClassAndItsSubclassDiffer() {
    func base(_ make: @escaping @MainActor () -> Derived) -> (Flow<Base>, Flow<Derived>) {
      (Flow { _ in make() }, Flow { _ in make() })
    }
    let (left, right) = base { Derived() }
    #expect(left.id != right.id)
    let navigator = Navigator(quiet: left)
    navigator.perform(.push(Pages.b))
    #expect(navigator.perform(.popTo(right)).reason == .targetNotFound)
  }
}
