public import FlowKit

/// What a page shows beside any app: its tree, its events, where its code is, and a way back in time.
///
/// ```swift
/// WebApp("Clinic", prepare: { $0.panels = FlowPanels($0) }) { Navigator(root: clinic.welcome) }
/// ```
@MainActor
public final class FlowPanels: WebPanels {
  private let navigator: Navigator
  private let journal = Journal()
  private let timeline: Timeline
  private weak var host: WebHost?
  private var looking: Task<Void, Never>?

  /// How many events are shown.
  private static let limit = 60

  private let code: Code?

  /// The code of the visible screen's flow, of what the user has pressed, and of the guard that was asked, as elements.
  public typealias Code = @MainActor (_ visible: FlowID, _ pressed: SourcePlace?, _ guarded: FlowID?) -> [WebElement]

  /// Makes the panels of a host.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - code: Shows code that the program has; without it, the panel says in which file and line it is.
  public init(_ host: WebHost, code: Code? = nil) {
    (self.host, self.code) = (host, code)
    navigator = host.navigator
    timeline = Timeline(of: navigator)
    navigator.observe { [journal] in journal.note($0) }
  }

  /// The tree, the events, the code, and the slider.
  public var panels: [WebPanel] {
    [
      WebPanel("Time travel", in: .bar, [slider]),
      WebPanel("Tree", [.tree(host.map(WebNode.nodes) ?? [])]),
      WebPanel("Events", events),
      WebPanel("Source", in: .wide, source),
    ]
  }

  /// The next action is the user's; what screens do by themselves in the meantime is seen soon afterwards.
  public func userActs() {
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
    code?(navigator.tree.visible.flow, journal.pressed, journal.guarded) ?? places
  }

  /// Where the code is, for a program that doesn't have it.
  private var places: [WebElement] {
    let visible = navigator.tree.visible.flow
    let all = [
      ("The latest action", journal.pressed), ("This screen’s flow", visible.place),
      ("The guard that was asked", journal.guarded?.place),
    ]
    return all.compactMap { title, place in place.map { .section(title, [.text("\($0)")]) } }
  }
}
