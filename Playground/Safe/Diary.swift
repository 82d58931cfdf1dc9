import FlowKit

/// What the screens have heard of their lives, a line for each action, and what is being waited for.
@MainActor
public final class Diary {
  /// What the screens have heard, newest last; old lines are dropped.
  public private(set) var lines = [""]
  private var waiting: NavigationEvent?

  private static let limit = 12

  /// Makes a diary without lines.
  public nonisolated init() {}
}

extension Diary {
  /// What every screen shows of it.
  public var status: [String] {
    ["Diary: \(lines.last.flatMap { $0.isEmpty ? nil : $0 } ?? "nothing new")"] + (waiting.map { ["… \($0)"] } ?? [])
  }

  /// Begins a line with each action that is no message, and records those that wait.
  func listen(to navigator: Navigator) {
    navigator.observe { [weak self] in self?.hear($0) }
  }

  /// Records what a screen was notified of.
  func note(_ call: String, _ screen: String) {
    let line = lines.removeLast()
    lines.append(line.isEmpty ? "\(call) \(screen)" : "\(line), \(call) \(screen)")
  }

  private func hear(_ event: NavigationEvent) {
    switch event.kind {
    case .willNavigate: if event.action.kind != .send { turnPage() }
    case .waiting: waiting = event
    case .didNavigate, .ignored, .refused: if ends(event) { waiting = nil }
    default: break
    }
  }

  /// A second tap that is ignored while the first one waits doesn't end the first one.
  private func ends(_ event: NavigationEvent) -> Bool {
    event.action == waiting?.action && event.issue?.reason != .waiting
  }

  /// An action without notifications leaves no empty line.
  private func turnPage() {
    if lines.last != "" { lines.append("") }
    if lines.count > Self.limit { lines.removeFirst() }
  }
}
