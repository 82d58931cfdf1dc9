import FlowKit

/// The code beside a screen: its flow, the line that opened it, and the guard that was asked.
struct ScreenCode: Equatable {
  /// The flow of the visible screen.
  let flow: Excerpt?
  /// The binding of the callback that was pressed last, if it is elsewhere.
  let pressed: Excerpt?
  /// The flow whose guard was asked, if it is another one.
  let guarded: Excerpt?

  /// - Parameters:
  ///   - flow: The flow of the visible screen.
  ///   - pressed: Where the action of the last callback was written.
  ///   - guarded: The flow whose guard didn't allow it at once.
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

  /// All lines, from the callback to the guard.
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
