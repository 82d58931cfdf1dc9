import FlowKit
import FlowKitWeb

/// What the page shows beside a tour: its tree, its events, its code, and a way back in time.
@MainActor
final class TourPanels: WebPanels {
  private let navigator: Navigator
  private let journal = Journal()
  private let timeline: Timeline
  private weak var host: WebHost?
  private var looking: Task<Void, Never>?

  /// How many events are shown.
  private static let limit = 60

  init(_ host: WebHost) {
    self.host = host
    navigator = host.navigator
    timeline = Timeline(of: navigator)
    navigator.observe { [journal] in journal.note($0) }
  }

  var panels: [WebPanel] {
    [
      WebPanel("Time travel", in: .bar, [slider]),
      WebPanel("Tree", [.tree(host.map(WebNode.nodes) ?? [])]),
      WebPanel("Events", events),
      WebPanel("Source", in: .wide, source),
    ]
  }

  /// The next action is the user's; what screens do by themselves in the meantime is seen soon afterwards.
  func userActs() {
    journal.beginStep()
    looking?.cancel()
    looking = Task { [weak host] in
      try? await Task.sleep(for: .milliseconds(50))
      if !Task.isCancelled { host?.refresh() }
    }
  }

  private var slider: WebElement {
    .slider(timeline.text, id: "time", position: timeline.present, last: timeline.count - 1) { [timeline, navigator] in
      timeline.travel(to: $0, navigator)
    }
  }

  private var events: [WebElement] {
    guard !journal.notes.isEmpty else { return [.text("Nothing has happened yet.")] }
    return (journal.isWaiting ? [.button("Cancel the wait") { [navigator] in navigator.cancelWaiting() }] : [])
      + [.notes(notes)]
  }

  private var notes: [WebNote] {
    journal.endings.prefix(Self.limit).map { note in
      WebNote(note.mark ?? "", note.shortText, note.isProblem ? .problem : note.kind == .didNavigate ? .done : .other)
    }
  }

  private var source: [WebElement] {
    let code = ScreenCode(of: navigator.tree.visible.flow, pressed: journal.pressed, guarded: journal.guarded)
    let parts = [
      ("The latest action", code.pressed), ("This screen’s flow", code.flow),
      ("The guard that was asked", code.guarded),
    ].compactMap { title, excerpt in
      excerpt.map { WebElement.section("\(title), in \($0.fileID)", [.code($0.codeLines)]) }
    }
    return parts.isEmpty ? [.text("This screen’s code is not in the program.")] : parts
  }
}

extension Excerpt {
  fileprivate var codeLines: [WebCodeLine] {
    zip(numbers, lines).map { number, line in WebCodeLine(number, line, isMarked: number == marked) }
  }
}
