import FlowKit
import FlowKitHostTesting
import Foundation
import Testing

@testable import Playground

/// The hosts for terminals keep the contract of all hosts.
@MainActor
struct TerminalHostTests {
  @Test func lineModeConforms() async {
    let report = await HostConformance(LineStage()).run(sessions: 10, seed: 1)
    #expect(report.isFine, "\(report)")
  }

  /// It draws for a second, so it is tried with `FLOWKIT_LONG=1`, as in CI, and without containers otherwise.
  @Test func fullScreenConforms() async {
    let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil
    let conformance = isLong ? HostConformance(FullScreenStage()) : HostConformance(FullScreenStage(), containers: [])
    let report = await conformance.run(sessions: isLong ? 2 : 0, steps: 30, seed: 2)
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
    // Titles begin their lines; what can be pressed is named further in.
    let titles = lines.picture.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("▸") }
    return HostPicture(of: navigator.tree, in: navigator).asDrawn(in: titles.joined(separator: "\n"))
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
    let navigator = window.session.navigator
    return HostPicture(of: navigator.tree, in: navigator).asDrawn(in: window.view.canvas.picture)
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

extension HostPicture {
  /// The same with the columns that are drawn; nil where anything else on top is not.
  fileprivate func asDrawn(in text: String) -> HostPicture? {
    guard let top = layers.last.map({ Self.asDrawn($0, in: text) }), let last = top.last, last.isDrawn(in: text) else {
      return nil
    }
    return HostPicture(layers.dropLast() + [top])
  }

  fileprivate static func asDrawn(_ stack: [Screen], in text: String) -> [Screen] {
    stack.dropLast() + (stack.last.map { [$0.asDrawn(in: text)] } ?? [])
  }
}

extension HostPicture.Screen {
  fileprivate func asDrawn(in text: String) -> Self {
    var drawn = self
    for index in shown { drawn.children[index] = children[index].map { HostPicture.asDrawn($0, in: text) } }
    guard name.hasPrefix("split") else { return drawn }
    drawn.shown = shown.filter { drawn.children[$0]?.last?.isDrawn(in: text) == true }
    return drawn
  }

  /// Whether its card is there, and those of what is to be seen inside it.
  fileprivate func isDrawn(in text: String) -> Bool {
    let inner = shown.compactMap { children[$0]?.last }
    guard inner.allSatisfy({ $0.isDrawn(in: text) }), shown.isEmpty == children.isEmpty else { return false }
    return !children.isEmpty || text.components(separatedBy: name).dropFirst().contains { $0.first?.isNumber != true }
  }
}

extension Session {
  fileprivate func isVisible(_ name: String) -> Bool { (navigator.visibleScreen as? TrialScreen)?.name == name }
}
