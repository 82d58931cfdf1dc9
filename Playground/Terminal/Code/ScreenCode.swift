import FlowKit

/// What is to be read beside a screen: the flow that made it, the line that led there, and whose guard was asked.
struct ScreenCode: Equatable {
  /// The flow of the visible screen.
  let flow: Excerpt?
  /// Where the callback that was pressed last is bound, if that is elsewhere.
  let pressed: Excerpt?
  /// The flow whose guard was asked, if that is another one.
  let guarded: Excerpt?

  /// - Parameters:
  ///   - flow: The visible screen's.
  ///   - pressed: Where the action of the callback that was pressed last was written.
  ///   - guarded: The flow whose guard did not let it through at once.
  init(of flow: FlowID, pressed: SourcePlace?, guarded: FlowID?) {
    let excerpt = Excerpt(of: flow.place), marked = excerpt?.marking(pressed)
    self.flow = marked ?? excerpt
    self.guarded = guarded.flatMap { $0 == flow ? nil : Excerpt(of: $0.place) }
    self.pressed = marked == nil ? pressed.flatMap { Excerpt(of: $0, isMarked: true) } : nil
  }

  /// One line to be shown.
  struct Line: Equatable {
    let text: String
    var kind = Kind.code

    /// What it is.
    enum Kind { case heading, code, marked }
  }

  /// All of it, from the callback that was pressed to the guard.
  var lines: [Line] {
    let pressed = pressed.map { Self.lines(of: $0, "The latest action, in \($0.fileID):") } ?? []
    let flow =
      flow.map { Self.lines(of: $0, "This screen comes from \($0.fileID):") }
      ?? [Line(text: "This screen's code is not in the program.", kind: .heading)]
    let guarded = guarded.map { Self.lines(of: $0, "The guard that was asked, in \($0.fileID):") } ?? []
    return Array([pressed, flow, guarded].filter { !$0.isEmpty }.joined(separator: [Line(text: "")]))
  }

  private static func lines(of excerpt: Excerpt, _ heading: String) -> [Line] {
    [Line(text: heading, kind: .heading)]
      + excerpt.numbered.map { Line(text: $0.text, kind: $0.isMarked ? .marked : .code) }
  }
}

extension ScreenCode: CustomStringConvertible {
  /// The same as plain lines.
  var description: String { lines.map { $0.text + "\n" }.joined() }
}

extension Session {
  /// The code of what is visible.
  var code: ScreenCode {
    ScreenCode(of: navigator.tree.visible.flow, pressed: journal.pressed, guarded: journal.guarded)
  }
}
