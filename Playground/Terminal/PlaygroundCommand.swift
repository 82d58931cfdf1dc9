import FlowKit
import Shop

/// The program: the shop in a terminal, or line by line.
@main
@MainActor
struct PlaygroundCommand {
  private let terminal = SystemTerminal()
  private let session = Session(root: ShopFlow().tutorial)

  static func main() {
    let command = PlaygroundCommand()
    switch Options(CommandLine.arguments.dropFirst()) {
    case .help: command.terminal.show(Options.usage)
    case .run(let lines): lines || !SystemTerminal.isInteractive ? command.runLines() : command.runFullScreen()
    case .mistake(let argument):
      command.terminal.complain("Playground: unknown option \(argument.printable)\n\n\(Options.usage)")
      SystemTerminal.quit(64)
    }
    command.finish()
  }

  private func runLines() {
    let mode = LineMode(session)
    terminal.show(mode.greeting)
    while terminal.writing == .works, let line = terminal.nextLine(prompt: "\n> ") {
      guard let answer = mode.answer(to: line) else { return }
      terminal.show(answer)
    }
  }

  private func runFullScreen() {
    let hasColours = SystemTerminal.wantsColours
    terminal.open()
    defer { terminal.close() }
    let screen = FullScreen(session, size: terminal.size) { terminal.show($0.codes(hasColours: hasColours)) }
    var parser = KeyParser()
    while terminal.writing == .works {
      switch terminal.nextInput(within: parser.isWaiting ? 50 : -1) {
      case .bytes(let bytes): guard act(on: parser.keys(from: bytes), screen) else { return }
      case .silence: guard act(on: parser.flush(), screen) else { return }
      case .resized: screen.resize(to: terminal.size)
      case .end: return
      case .ending(let signal): terminal.end(by: signal)
      }
    }
  }

  /// Does what keys say; false when it is time to leave.
  private func act(on keys: [Key], _ screen: FullScreen) -> Bool {
    switch screen.handle(keys) {
    case .goOn: return true
    case .quit: return false
    case .suspend:
      terminal.suspend()
      screen.resize(to: terminal.size)
      return true
    }
  }

  /// Says so when the output is broken; where nobody wants to read it, all is well.
  private func finish() {
    guard terminal.writing == .failed else { return }
    SystemTerminal().complain("Playground: cannot write the output\n")
    SystemTerminal.quit(1)
  }
}
