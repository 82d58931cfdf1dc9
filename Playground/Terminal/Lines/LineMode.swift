import FlowKit

/// The same app without a terminal: a line in, lines out.
///
/// Tests and scripts use it.
@MainActor
final class LineMode: NavigationHost {
  private let session: Session
  private var shown: NavigationTree
  /// How many of the journal's events were answered for.
  private var lastNumber = 0

  /// Shows a session from now on.
  init(_ session: Session) {
    self.session = session
    shown = session.navigator.tree
    session.navigator.attach(self)
  }

  /// Takes note of what is to be printed when the command is done.
  func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
    shown = update.tree
    session.tellColumns()
    finished()
  }
}

extension LineMode {
  /// What is printed before the first line is read.
  var greeting: String { "FlowKit Playground, line by line. Type help for the commands.\n\n" + picture }

  /// Does what a line says.
  ///
  /// - Returns: What to print; nil when it is time to leave.
  func answer(to line: String) async -> String? {
    switch LineCommand(line) {
    case .nothing: return ""
    case .press(let name): return await withButton(name) { session.press($0) }
    case .double(let name): return await withButton(name) { session.press($0, isDouble: true) }
    case .type(let rest): return await type(rest)
    case .turn(let step):
      session.turn(step)
      return await result
    case .back:
      let problem = session.back() ? "" : "There is nothing to go back to.\n"
      return problem + (await result)
    case .open(let url):
      session.open(url)
      return await result
    case .step(let step): return session.step(step) ? await result : "There is nowhere to step to.\n"
    case .background(let isThere):
      session.navigator.isInBackground = isThere
      return await result
    case .tree: return "\(shown)\n"
    case .log: return "\(session.log)\n"
    case .events: return session.journal.notes.map { "\($0.number). \($0.text)\n" }.joined()
    case .links: return "\(session.links)\n"
    case .help: return LineCommand.overview + "\n"
    case .quit: return nil
    }
  }

  private func withButton(_ name: String, _ body: (Card.Button) -> Void) async -> String {
    guard let button = session.place.buttons.named(name) else {
      return "There is no “\(name.printable)” here.\n" + possible
    }
    body(button)
    return await result
  }

  private func type(_ rest: String) async -> String {
    guard let (field, text) = session.place.fields.named(rest) else {
      return "There is no such field here.\n" + possible
    }
    session.type(text, into: field)
    return await result
  }
}

// What is printed.
extension LineMode {
  /// What has come of a command, with all that its tasks have done by now.
  private var result: String {
    get async {
      await Turns.pass()
      return problems + picture
    }
  }

  /// Where the app is, and what can be done there.
  var picture: String { "\(shown)\n\(session.address.map { "at \($0)\n" } ?? "")\n\(session.place)" }

  /// What was ignored since the last time.
  private var problems: String {
    let new = session.journal.notes.filter { $0.number > lastNumber }
    lastNumber = new.last?.number ?? lastNumber
    return new.filter(\.isProblem).map { "\($0.mark) \($0.text)\n" }.joined()
  }

  private var possible: String {
    let fields = session.place.fields.map { "type \($0.label.lowercased()) <text>" }
    let commands = fields + ["double <button>", "back", "step back", "tree", "log", "menu", "help", "quit"]
    let lines = session.place.buttonLines + ["  " + commands.joined(separator: ", ")]
    return "Possible here:\n" + lines.map { $0 + "\n" }.joined()
  }
}
