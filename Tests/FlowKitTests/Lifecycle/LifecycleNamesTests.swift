import FlowKit
import Testing

/// A screen and an observer hear the same, by the same names.
@MainActor
struct LifecycleNamesTests {
  private final class Listener: ScreenLifecycle {
    var heard: [String] = []

    func screenMade() { note() }
    func screenAppeared() { note() }
    func screenPartlyCovered() { note() }
    func screenDisappeared() { note() }
    func screenReselected() { note() }
    func screenEnteredBackground() { note() }
    func screenEnteredForeground() { note() }
    func screenRemoved() { note() }

    private func note(_ call: String = #function) { heard.append(call) }
  }

  /// The method for an event about an entry; `nil` for events about an action, and about what the host shows.
  private func method(for kind: NavigationEvent.Kind) -> String? {
    switch kind.code {
    case .made: "screenMade()"
    case .appeared: "screenAppeared()"
    case .partlyCovered: "screenPartlyCovered()"
    case .disappeared: "screenDisappeared()"
    case .reselected: "screenReselected()"
    case .enteredBackground: "screenEnteredBackground()"
    case .enteredForeground: "screenEnteredForeground()"
    case .removed: "screenRemoved()"
    case .willNavigate, .didNavigate, .ignored, .refused, .waiting, .redirected, .overdue, .shown: nil
    }
  }

  @Test func eachMethodIsCalledLikeItsEvent() {
    let screen = Listener(), flow = Flow(with: screen).named("Listener")
    let tabs = Flow(with: Page(), containing: .tabs(flow, Pages.b))
    let navigator = Navigator(quiet: Pages.a)
    var told: [String] = []
    let observation = navigator.observe { event in
      guard event.entry?.flow == flow.id, let method = method(for: event.kind) else { return }
      #expect(method == "screen\("\(event.kind)".capitalizedFirst)()")
      told.append(method)
      #expect(screen.heard == told)
    }
    navigator.perform(.push(tabs))
    navigator.perform(.present(Pages.c, as: .alert))
    navigator.perform(.dismiss())
    navigator.isInBackground = true
    navigator.isInBackground = false
    navigator.perform(.select(flow))
    navigator.perform(.popTo(Pages.a))
    observation.cancel()
    #expect(screen.heard == told)
    #expect(Set(told).count == 8)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
