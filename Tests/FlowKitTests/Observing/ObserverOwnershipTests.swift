import FlowKit
import Testing

/// Observers that are added, cancelled, and released while they are notified.
@MainActor
struct ObserverOwnershipTests {
  /// Owns its observation, and only the observation's closure owns it.
  @MainActor
  private final class Listener {
    private var observation: Registration?
    private let heard: (NavigationEvent) -> Void

    init(on navigator: Navigator, _ heard: @escaping (NavigationEvent) -> Void) {
      self.heard = heard
      observation = navigator.observe { event in
        self.heard(event)
        self.observation?.cancel()
        self.observation?.cancel()
      }
    }
  }

  @Test func observerThatOwnsItselfIsReleasedWhenItCancels() throws {
    let navigator = try Navigator(showing: "A")
    var heard: [String] = []
    let weak = Weak(Listener(on: navigator) { heard.append("\($0.kind)") })
    #expect(weak.object != nil)
    navigator.perform(.push(Pages.b))
    #expect(heard == ["willNavigate"])
    #expect(weak.object == nil)
  }

  @Test func observersCanComeAndGoDuringEachEvent() throws {
    let navigator = try Navigator(showing: "A")
    var heard: [Int] = []
    var current: Registration?
    func listen(_ number: Int) {
      current = navigator.observe { event in
        guard event.isOf(.actions, .entries) else { return }
        heard.append(number)
        current?.cancel()
        listen(number + 1)
      }
    }
    listen(1)
    navigator.perform(.push(Pages.b))
    #expect(heard == [1, 2, 3, 4, 5])
    current?.cancel()
    navigator.perform(.pop())
    #expect(heard == [1, 2, 3, 4, 5])
  }
}
