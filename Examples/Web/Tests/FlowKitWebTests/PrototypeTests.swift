import FlowKit
import Observation
import Testing

@testable import FlowKitWeb

/// An app whose screens have no views yet.
@MainActor
struct PrototypeTests {
  private let host: WebHost

  init() {
    let app = WebApp("Clinic", prepare: { $0.panels = FlowPanels($0) }) { Navigator(root: ClinicFlow().welcome) }
    host = app.makeHost()
    host.navigator.onIssue = { _ in }
  }

  private func page() throws -> PageState { try #require(host.state()) }

  /// The elements of the visible screen: `row Sign in`.
  private func elements() throws -> [String] {
    let elements = try page().layers.last?.stack.last?.elements ?? []
    return elements.map { "\($0.tone ?? $0.kind) \($0.text)" }
  }

  private func touch(_ label: String, text: String? = nil) throws {
    let elements = try page().layers.last?.stack.last?.elements ?? []
    let id = try #require(elements.first { $0.text == label }?.id)
    let answer = host.take(PageEvent(kind: text == nil ? .press : .change, window: "", id: id, text: text))
    #expect(!answer.isStale)
  }

  @Test func aScreenWithoutAViewIsShownByWhatItIs() throws {
    #expect(try page().layers.map { $0.stack.map(\.title) } == [["Welcome"]])
    #expect(
      try elements() == [
        "text City: Zug", "row Sign in", "text Doctor takes a value, which a row has to give: (Int) -> ()",
        "text Search takes its time, so a view has to wait for it: () async -> ()",
      ])
  }

  @Test func itsRowsAreItsCallbacks() throws {
    try touch("Sign in")
    #expect(host.navigator.tree.summary == "WelcomeScreen > SignInScreen")
    #expect(try page().layers.map { $0.stack.map(\.title) } == [["Welcome", "Sign in"]])
  }

  @Test func aCallbackThatTakesValuesHasTheRowsThatItIsGiven() throws {
    host.addRow("Doctor 7", to: WelcomeScreen.self) { $0.onDoctor(7) }
    host.addRow("Doctor 8", to: WelcomeScreen.self) { $0.onDoctor(8) }
    host.navigator.perform(.resetRoot(to: ClinicFlow().welcome))
    #expect(try elements().filter { $0.contains("Doctor") } == ["row Doctor 7", "row Doctor 8"])
    try touch("Doctor 8")
    #expect(host.navigator.tree.summary == "WelcomeScreen > DoctorScreen(8)")
  }

  @Test func aTabThatHasNotBeenShownIsCalledAsItWillBe() throws {
    let clinic = ClinicFlow()
    host.navigator.perform(.resetRoot(to: Flow(with: Tabs(), containing: .tabs(clinic.welcome, clinic.signIn))))
    #expect(try page().layers.last?.stack.last?.container?.children.map(\.title) == ["Welcome", "Sign in"])
  }

  @Test func theTreeTheEventsAndTheSliderAreBesideAnyApp() throws {
    try touch("Sign in")
    let panels = try #require(page().panels)
    #expect(panels.map(\.title) == ["Time travel", "Tree", "Events", "Source"])
    let nodes = panels[1].elements[0].elements?[0].elements ?? []
    #expect(nodes.map { "\($0.text): \($0.value ?? "")" } == ["WelcomeScreen: Welcome", "SignInScreen: Sign in"])
    let notes = panels[2].elements[0].elements ?? []
    #expect(notes.count == 1 && notes[0].text.hasPrefix("push(SignInScreen)"))
    #expect(panels[3].elements.first?.elements?.first?.text.hasPrefix("FlowKitWebTests/PrototypeTests.swift:") == true)
    let slider = try #require(panels[0].elements[0].id)
    _ = host.take(PageEvent(kind: .change, window: "", id: slider, text: "0"))
    #expect(host.navigator.tree.summary == "WelcomeScreen")
  }
}

@Observable
private final class WelcomeScreen {
  var city = "Zug"
  @ObservationIgnored var onSignIn: () -> Void = {}
  @ObservationIgnored var onDoctor: (Int) -> Void = { _ in }
  @ObservationIgnored var onSearch: () async -> Void = {}
}

private final class SignInScreen {
  var onCancel: @MainActor () -> Void = {}
}

private final class Tabs {}

private final class DoctorScreen {
  let number: Int

  init(_ number: Int) { self.number = number }
}

@MainActor
private struct ClinicFlow {
  var welcome: Flow<WelcomeScreen> {
    Flow(with: WelcomeScreen()) { screen, lets in
      screen.onSignIn = lets.push(signIn)
      screen.onDoctor = lets.push(doctor)
    }
  }

  var signIn: Flow<SignInScreen> { Flow(with: SignInScreen()) { screen, lets in screen.onCancel = lets.pop() } }

  func doctor(_ number: Int) -> Flow<DoctorScreen> { Flow(with: DoctorScreen(number), id: number) }
}
