import FlowKit
import Testing

/// Descriptions and equality of actions that carry a message.
@MainActor
struct MessageActionTests {
  private struct Login: Hashable, Sendable { let user: String }
  private struct Opaque: Sendable {}
  private final class Object: Sendable {}

  private func call(_ action: NavigationAction) -> String { action.withoutPlace }

  @Test func messageIsDescribedAsItIsWritten() {
    #expect(call(.send(Step.picked(id: 5))) == "send(Step.picked(id: 5))")
    #expect(call(.send(Step.done)) == "send(Step.done)")
    #expect(call(.send(Login(user: "Ada"))) == "send(Login(user: \"Ada\"))")
    #expect(call(.send("text")) == "send(\"text\")")
    #expect(call(.send(5)) == "send(5)")
    #expect(call(.stay) == "stay")
    #expect(call(nil) == "nil")
  }

  @Test func sendKnowsWhereItWasWritten() {
    let (action, line) = (NavigationAction.send(Step.done), #line)
    #expect(action.description == "send(Step.done) at \(#fileID):\(line)")
    #expect(action.kind == .send)
    #expect(action.flow == nil)
  }

  @Test func messagesAreEqualIfTheirTypesAndValuesAre() {
    #expect(NavigationAction.send(Step.picked(id: 5)) == .send(Step.picked(id: 5)))
    #expect(NavigationAction.send(Step.picked(id: 5)) != .send(Step.picked(id: 6)))
    #expect(NavigationAction.send(Step.done) != .send("Step.done"))
    #expect(NavigationAction.send(5) != .send(5.0))
    #expect(NavigationAction.send(5) != .send(5 as UInt8))
    #expect(NavigationAction.send(Step.done) != .pop())
  }

  @Test func messagesThatAreNotEquatableAreNotEqual() {
    let object = Object()
    #expect(NavigationAction.send(Opaque()) != .send(Opaque()))
    #expect(NavigationAction.send(object) != .send(object))
  }

  @Test func nilAndNoneDiffer() {
    let (nothing, none): (NavigationAction, NavigationAction) = (nil, .stay)
    #expect(nothing != none)
    #expect(nothing == nil)
    #expect(none == NavigationAction.stay)
    #expect(nothing.kind == .nothing)
    #expect(none.kind == .stay)
  }
}
