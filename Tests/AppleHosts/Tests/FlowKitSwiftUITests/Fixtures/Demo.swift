import FlowKit
import Observation
@testable import FlowKitSwiftUI
@testable import SwiftUI

/// A screen of a small app: its name, and what it may do.
@MainActor @Observable
final class DemoScreen {
  let name: String
  var note = ""
  @ObservationIgnored var appearances = 0
  @ObservationIgnored var onNext: () -> Void = {}
  @ObservationIgnored var onBack: () -> Void = {}

  init(_ name: String) { self.name = name }
}

/// A question.
@MainActor
final class Question {
  var onYes: () -> Void = {}
  var onOther: () -> Void = {}
}

@MainActor
final class Tabs {}

@MainActor
final class Unseen {}

/// Its view: a counter that is its own state, and buttons.
struct DemoView: View {
  let screen: DemoScreen
  @State private var count = 0
  @Environment(\.flowNavigator) private var navigator
  @Environment(\.screenID) private var id
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: "\(screen.name) \(count)\(screen.note)")
      Button("count") { count += 1 }
        .onAppear { screen.appearances += 1 }
      Button("next") { screen.onNext() }
      Button("pop") { navigator?.perform(.pop(), from: id) }
      Button("dismiss") { dismiss() }
      FlowChildrenView()
    }
  }
}

/// A navigator on a window, and its user.
@MainActor
final class Demo {
  let navigator: Navigator
  let window: ViewRuntime
  private(set) var issues: [String] = []

  init(
    _ root: Flow<some AnyObject>, profile: ViewRuntime.Profile = .iOS18, seed: UInt64 = 1,
    assumptions: Assumptions? = nil, hasProbes: Bool = true,
    _ more: @escaping @MainActor (FlowViews) -> Void = { _ in }
  ) {
    navigator = Navigator(root: root)
    window = ViewRuntime(profile: profile, seed: seed, assumptions: assumptions)
    navigator.onIssue = { [weak self] in self?.issues.append($0.message) }
    var platform = HostPlatform.of(window)
    platform.hasProbes = hasProbes
    window.show(
      FlowView(navigator, platform: platform) { views in
        views.show(DemoScreen.self) { DemoView(screen: $0) }
        more(views)
      })
    settle()
  }

  func settle() { window.clock.settle() }

  func perform(_ action: NavigationAction, from id: ScreenID? = nil) {
    navigator.perform(action, from: id)
    settle()
  }

  /// The texts that are to be seen, of the front layer.
  var texts: [String] {
    var texts: [String] = []
    func visit(_ node: ViewNode) {
      if let text = node.view as? Text { texts.append(text.text) }
      if node.button != nil || node.isTransparent { return }
      for (child, phase) in node.seenChildren where phase != .hidden { visit(child) }
    }
    front.map(visit)
    return texts.filter { !$0.isEmpty }
  }

  var front: ViewNode? { window.presentations.last?.content ?? window.root }

  /// The first navigation stack that is to be seen.
  var stack: StackElement? { elements(StackElement.self).first { $0.node?.isDrawn == true } }

  func elements<Kind: Element>(_: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    func visit(_ node: ViewNode) {
      (node.element as? Kind).map { found.append($0) }
      node.seenChildren.forEach { visit($0.node) }
    }
    front.map(visit)
    return found
  }

  /// Taps the last button with a title that is to be seen.
  @discardableResult
  func tap(_ title: String) -> Bool {
    var found: (() -> Void)?
    func visit(_ node: ViewNode) {
      if node.isTransparent { return }
      if let button = node.button, node.texts == [title] { found = button.action }
      for (child, phase) in node.seenChildren where phase != .hidden { visit(child) }
    }
    front.map(visit)
    found?()
    settle()
    return found != nil
  }

  /// Taps the button that the host has put in the place of the system's.
  func tapOwnBack() -> Bool {
    let button = stack?.top?.firstOnSurface { node in
      node.button != nil && node.firstOnSurface { ($0.view as? Image).map { _ in true } } == true ? node.button : nil
    }
    button?.action()
    settle()
    return button != nil
  }

  /// Where the screens are: cards after each other.
  var cards: [[String]] {
    (front?.stacks.first?.cards ?? []).map { card in
      let levels = card.element.map { [$0.root].compactMap(\.self) + $0.levels } ?? [card.node]
      return levels.map(\.name)
    }
  }

  func count(_ view: String) -> Int { window.bodies[view] ?? 0 }
}

@MainActor
struct DemoFlows {
  func page(_ name: String, next: Flow<DemoScreen>? = nil) -> Flow<DemoScreen> {
    Flow(with: DemoScreen(name), id: name) { screen, lets in
      if let next { screen.onNext = lets.push(next) }
      screen.onBack = lets.pop()
    }
  }

  var question: Flow<Question> {
    Flow(with: Question()) { question, lets in
      question.onYes = lets.perform(.batch(.dismiss(), .push(page("done"))))
    }
  }

  var tabs: Flow<Tabs> { Flow(with: Tabs(), containing: .tabs(page("one"), page("two"), page("three"))) }

  /// A form with changes while it has a note.
  var form: Flow<DemoScreen> {
    Flow(with: DemoScreen("form"), id: "form").confirmsLeaving { $0.note.isEmpty }
  }

  /// One that asks the user then, who never answers.
  var asking: Flow<DemoScreen> {
    Flow(with: DemoScreen("form"), id: "asking").confirmsLeaving(if: { !$0.note.isEmpty }) { _ in
      await withCheckedContinuation { (_: CheckedContinuation<Bool, Never>) in }
    }
  }

  var stubborn: Flow<DemoScreen> {
    Flow(with: DemoScreen("stubborn"), id: "stubborn").confirmsLeaving { $0.note == " may go" }
  }
}

extension Assumptions {
  /// One in which levels are known by position, and one in which they aren't.
  static let levels = [false, true].map { isByPosition in
    var assumptions = Assumptions()
    assumptions.levelsAreKnownByPosition = isByPosition
    return assumptions
  }
}
