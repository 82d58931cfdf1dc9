import FlowKit
import FlowKitTesting
import Testing

@testable import Playground

/// The hosts for terminals keep the contract of all hosts.
@MainActor
struct TerminalHostTests {
  // A terminal does not tell which columns of a split it shows.
  private static nonisolated let containers: [FlowChildren.Kind] = [.tabs, .pages, .embedded]

  @Test func lineModeConforms() async {
    let report = await HostConformance(LineStage(), containers: Self.containers).run(sessions: 10, seed: 1)
    #expect(report.isFine, "\(report)")
  }

  @Test func fullScreenConforms() async {
    let report = await HostConformance(FullScreenStage(), containers: Self.containers).run(
      sessions: 2, steps: 30, seed: 2)
    #expect(report.isFine, "\(report)")
  }
}

extension TrialScreen: CardScreen {
  var card: Card { Card(title: name) }
}

/// Line by line: what is printed begins with the tree.
@MainActor
private final class LineStage: HostStage {
  private var lines: LineMode?
  private var session: Session?
  let gestures: Set<HostGesture.Kind> = [.tapBack]

  func show(_ navigator: Navigator) {
    let session = Session(navigator, about: "")
    (lines, self.session) = (LineMode(session), session)
  }

  var picture: HostPicture? {
    guard let lines, let navigator = session?.navigator, lines.picture.hasPrefix("\(navigator.tree)\n") else {
      return nil
    }
    return HostPicture(of: navigator.tree, in: navigator)
  }

  func settle() async {}

  func make(_ gesture: HostGesture) -> Bool {
    guard case .tapBack(let name) = gesture, let session, session.isVisible(name) else { return false }
    return session.back()
  }
}

/// The whole terminal: what is drawn has the cards of all screens that are to be seen.
@MainActor
private final class FullScreenStage: HostStage {
  private var window: Window?
  let gestures: Set<HostGesture.Kind> = [.tapBack]

  func show(_ navigator: Navigator) {
    window = Window(Size(width: 110, height: 36), Session(navigator, about: ""))
  }

  var picture: HostPicture? {
    guard let window else { return nil }
    let navigator = window.session.navigator, drawn = window.view.canvas.picture
    let isDrawn = navigator.tree.shown.allSatisfy { entry in
      (navigator.screen(of: entry.id) as? TrialScreen).map { drawn.contains($0.name) } ?? false
    }
    guard isDrawn else { return nil }
    return HostPicture(of: navigator.tree, in: navigator)
  }

  func settle() async {}

  func make(_ gesture: HostGesture) -> Bool {
    guard case .tapBack(let name) = gesture, let window, window.session.isVisible(name),
      window.session.navigator.canGoBack
    else { return false }
    window.type(.escape)
    return true
  }
}

extension Session {
  fileprivate func isVisible(_ name: String) -> Bool { (navigator.visibleScreen as? TrialScreen)?.name == name }
}
