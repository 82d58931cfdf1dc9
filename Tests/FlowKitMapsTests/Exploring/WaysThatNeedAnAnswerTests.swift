import FlowKit
import FlowKitMaps
import Testing

/// A way back that somebody has to allow proves nothing: they may never do that.
@MainActor
@Suite struct WaysThatNeedAnAnswerTests {
  private func verdict(_ form: Flow<Chamber>) throws -> Exploration.Verdict {
    let home = room("Home") { $0.onA = $1.push(form) }
    return try FlowMap(of: home, states: [.current]).explore().canAlwaysReturn { $0.visible == home.id }
  }

  @Test func aScreenThatNeverLetsUsersLeave() throws {
    let form = room("Form") { $0.onA = $1.pop() }
    #expect(try verdict(form).isProved)
    let held = try verdict(form.confirmsLeaving(fileID: "App/Form.swift", line: 7) { _ in false })
    #expect(!held.isProved)
    #expect(
      held.description
        == "holds in the places that were found, in the state as it was, which rests on: what the app must allow:"
        + " confirmsLeaving of Chamber(Form) at App/Form.swift:7")
  }

  @Test func aGuardOfActions() throws {
    let form = room("Form") { $0.onA = $1.pop() }.guardingActions(orElse: .refuse("no")) { _ in false }
    #expect(try !verdict(form).isProved)
  }

  @Test func aChoiceThatMayNeverChooseIt() throws {
    let form = room("Form") { screen, lets in
      screen.onA = lets.choose(.pop(), orElse: .stay) { false }
      lets.onBack { .stay }
    }
    #expect(try verdict(form).description.hasSuffix("what the app must allow: a choice of Chamber(Form)"))
    let sure = room("Form") { screen, lets in
      screen.onA = lets.choose { .pop() }
      lets.onBack { .stay }
    }
    #expect(try verdict(sure).isProved)
  }

  /// Guards that were asked in each state say what they said then.
  @Test func aGuardThatWasAsked() throws {
    let hub = room("Hub").guarded { .allow }
    let form = room("Form") { screen, lets in
      screen.onA = lets.push(hub)
      lets.onBack { .stay }
    }
    let home = room("Home") { $0.onA = $1.push(form) }
    let places = FlowMap(of: home, states: [.current]).explore()
    #expect(try places.canAlwaysReturn { $0.visible == home.id || $0.visible == hub.id }.isProved)
    let unknown = room("Hub").guarded(orElse: .refuse("full")) {
      await Task.yield()
      return false
    }
    let other = room("Form") { screen, lets in
      screen.onA = lets.push(unknown)
      lets.onBack { .stay }
    }
    let start = room("Home") { $0.onA = $1.push(other) }
    let found = FlowMap(of: start, states: [.current]).explore()
    #expect(try !found.canAlwaysReturn { $0.visible == start.id || $0.visible == unknown.id }.isProved)
  }

  @Test func anotherWayThatNobodyIsAskedAboutIsEnough() throws {
    let home = room("Home"),
      form = room("Form") { screen, lets in
        screen.onA = lets.present(room("Note") { $0.onA = $1.dismiss() }.confirmsLeaving { _ in false }, as: .sheet)
      }
    let start = room("Start") { screen, lets in screen.onA = lets.push(form) }
    let places = FlowMap(of: start, states: [.current]).explore()
    #expect(try !places.canAlwaysReturn { $0.visible == start.id }.isProved)
    #expect(try places.canAlwaysReturn { $0.visible != home.id }.isProved)
  }

  /// Each answer that a handler declares may come.
  @Test func aHandlerThatDeclaresTwoAnswers() throws {
    let chat = room("Chat"), other = room("Other")
    let home = room("Home") { $0.onA = $1.send(Near.Step.done) }
      .handling(Near.Step.self, leadsTo: .push(chat), .push(other), .stay) { _ in
        await Task.yield()
        return .stay
      }
    let places = FlowMap(of: home, states: [.current]).explore()
    try places.reachable { $0.contains(chat) }
    try places.reachable { $0.contains(other) }
  }
}
