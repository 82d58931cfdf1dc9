import FlowKit
import FlowKitTesting
import Testing

@MainActor
struct GestureSentenceTests {
  @Test func sentenceNamesAGestureThatHasEnded() throws {
    let navigator = try Navigator(showing: "A > B")
    let host = HeadlessHost()
    navigator.attach(host)
    let gesture = try #require(navigator.host.beginGesture())
    gesture.cancel()
    let outcome = try #require(gesture.finish())
    #expect(outcome.reason == .gestureEnded)
    #expect(
      outcome.description.hasSuffix(
        "was ignored: its gesture had already ended."
          + " Finish a gesture once, with one action."))
  }

  @Test func actionOfAGestureKnowsItsPlace() throws {
    let navigator = try Navigator(showing: "A > B")
    let host = HeadlessHost()
    navigator.attach(host)
    var places: [String] = []
    let observation = navigator.observe { places.append($0.action.origin?.description ?? "nowhere") }
    let gesture = try #require(navigator.host.beginGesture())
    gesture.finish()
    gesture.finish()
    #expect(places.allSatisfy { $0.hasPrefix(#fileID) }, "\(places)")
    observation.cancel()
  }
}
