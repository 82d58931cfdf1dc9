import FlowKit
import FlowKitTesting
import Testing

/// `send` and `choose` fit callbacks of every shape, like all verbs.
@MainActor
struct MessageCallbacksTests {
  @Test func sentValueFitsCallbacksOfEveryShape() {
    let spy = LetsSpy(), screen = IsolatedShapes(), plain = PlainShapes(), lets = spy.lets
    screen.none = lets.send(Step.done)
    screen.one = lets.send(Step.done)
    screen.many = lets.send(Step.done)
    screen.optional = lets.send(Step.done)
    screen.optionalNone = lets.send(Step.done)
    screen.isolatedSendable = lets.send(Step.done)
    screen.closureArgument = lets.send(Step.done)
    plain.optionalSendable = lets.send(Step.done)
    plain.two = lets.send(Step.done)
    screen.none()
    screen.one(1)
    screen.many(1, "", true, [], nil, "x")
    screen.optional?(1)
    screen.optionalNone?()
    screen.isolatedSendable(1, "")
    screen.closureArgument {}
    plain.optionalSendable?()
    plain.two(1, "")
    #expect(spy.actions == Array(repeating: .send(Step.done), count: 9))
  }

  @Test func messageIsMadeOfTheArguments() {
    let spy = LetsSpy(), screen = IsolatedShapes(), plain = PlainShapes(), lets = spy.lets
    screen.none = lets.send { Step.done }
    screen.one = lets.send { Step.picked(id: $0) }
    screen.two = lets.send { number, text in Step.picked(id: number + text.count) }
    screen.optional = lets.send(Step.picked)
    screen.isolatedSendable = lets.send { number, _ in
      let next = number + 1
      return Step.picked(id: next)
    }
    plain.one = lets.send(Step.picked(id:))
    screen.none()
    screen.one(1)
    screen.two(2, "a")
    screen.optional?(4)
    screen.isolatedSendable(4, "")
    plain.one(6)
    #expect(
      spy.actions == [
        .send(Step.done), .send(Step.picked(id: 1)), .send(Step.picked(id: 3)), .send(Step.picked(id: 4)),
        .send(Step.picked(id: 5)), .send(Step.picked(id: 6)),
      ])
  }

  @Test func argumentItselfIsTheMessage() {
    let spy = LetsSpy(), screen = IsolatedShapes(), plain = PlainShapes(), lets = spy.lets
    screen.one = lets.send()
    screen.optional = lets.send()
    screen.isolatedOne = lets.send()
    plain.optionalIsolated = lets.send()
    plain.optionalArgument = lets.send()
    screen.one(1)
    screen.optional?(2)
    screen.isolatedOne(3)
    plain.optionalIsolated?(4)
    plain.optionalArgument(5)
    #expect(spy.actions == [.send(1), .send(2), .send(3), .send(4), .send(5 as Int?)])
  }

  @Test func choiceFitsCallbacksOfEveryShape() {
    let spy = LetsSpy(), screen = IsolatedShapes(), plain = PlainShapes(), lets = spy.lets
    screen.none = lets.choose { .pop() }
    screen.one = lets.choose { number in number > 1 ? .push(Pages.b) : .popToRoot() }
    screen.two = lets.choose { number, text in
      switch text {
      case "back": .back()
      case "send": .send(number)
      default: nil
      }
    }
    screen.optional = lets.choose { $0 == 0 ? nil : .present(Pages.c) }
    plain.isolatedSendable = lets.choose { _, _ in .stay }
    screen.none()
    screen.one(1)
    screen.one(2)
    screen.two(3, "back")
    screen.two(3, "send")
    screen.two(3, "")
    screen.optional?(1)
    plain.isolatedSendable(1, "")
    #expect(
      spy.actions == [
        .pop(), .popToRoot(), .push(Pages.b), .back(), .send(3), nil, .present(Pages.c), .stay,
      ])
  }
}
