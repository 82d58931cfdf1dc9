/// The program: tours in a terminal, or line by line.
@main
@MainActor
struct PlaygroundCommand {
  private let terminal = SystemTerminal()
  private let guide: TourGuide
  /// The session's file.
  private let file: String?

  static func main() async {
    let options = Options(CommandLine.arguments.dropFirst())
    let command = PlaygroundCommand(guide: TourGuide(options.tour, restoring: options.file), file: options.file)
    switch options {
    case .help: command.terminal.show(Options.usage)
    case .run(let lines, _, _):
      for problem in command.guide.problems { command.terminal.complain("Playground: \(problem)\n") }
      lines || !SystemTerminal.isInteractive ? await command.runLines() : await command.runFullScreen()
    case .mistake(let text):
      command.terminal.complain("Playground: \(text)\n\n\(Options.usage)")
      SystemTerminal.quit(64)
    }
    command.finish()
  }

  private func runLines() async {
    let mode = LineTours(guide)
    terminal.show(mode.greeting)
    while terminal.writing == .works, let line = terminal.nextLine(prompt: "\n> ") {
      guard let answer = await mode.answer(to: line) else { return }
      terminal.show(answer)
    }
  }

  private func runFullScreen() async {
    let hasColours = SystemTerminal.wantsColours
    terminal.open()
    defer { terminal.close() }
    let screen = FullScreenTours(guide, size: terminal.size) { terminal.show($0.codes(hasColours: hasColours)) }
    var parser = KeyParser()
    while terminal.writing == .works {
      switch terminal.nextInput(within: parser.isWaiting ? 50 : -1) {
      case .bytes(let bytes): guard await act(on: parser.keys(from: bytes), screen) else { return }
      case .silence: guard await act(on: parser.flush(), screen) else { return }
      case .resized: screen.resize(to: terminal.size)
      case .end: return
      case .ending(let signal): terminal.end(by: signal)
      }
    }
  }

  /// Handles keys; `false` to quit.
  private func act(on keys: [Key], _ screen: FullScreenTours) async -> Bool {
    for key in keys {
      switch screen.handle([key]) {
      case .goOn, .restart, .nextLesson, .sameLesson: break
      case .leave, .quit: return false
      case .suspend:
        terminal.suspend()
        screen.resize(to: terminal.size)
      }
      await Turns.pass()
      screen.refresh()
    }
    return true
  }

  /// Reports a broken output; if nobody reads it, all is well.
  private func finish() {
    do {
      if let file { try guide.save(to: file) }
    } catch {
      terminal.complain("Playground: cannot write \(file.map(\.printable) ?? "the file")\n")
    }
    guard terminal.writing == .failed else { return }
    SystemTerminal().complain("Playground: cannot write the output\n")
    SystemTerminal.quit(1)
  }
}
