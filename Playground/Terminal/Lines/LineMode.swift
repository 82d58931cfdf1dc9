import FlowKit

/// The same app without a terminal: a line in, lines out.
///
/// Tests and scripts use it.
@MainActor
final class LineMode: NavigationHost {
  private let session: Session
  private var shown: NavigationTree

  /// Shows a session.
  init(_ session: Session) {
    self.session = session
    shown = session.navigator.tree
    session.navigator.attach(self)
  }

  /// Records what to print when the command is done.
  func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
    shown = update.tree
    session.tellColumns()
    finished()
  }

  /// Other columns of the same place may be shown.
  func questionsChanged(in context: HostContext) {
    if let tree = context.navigator?.tree, shown == tree { shown = tree }
  }
}

extension LineMode {
  /// What is printed before the first line is read.
  var greeting: String { "FlowKit Playground, line by line. Type help for the commands.\n\n" + picture }

  /// Executes a line.
  ///
  /// - Returns: What to print; `nil` to quit.
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
      let problem = session.back() ? "" : "There is nothing to go back to; \(session.wayOut)\n"
      return problem + (await result)
    case .open(let url):
      session.open(url)
      return await result
    case .step(let step):
      guard session.step(step) else { return "There is nowhere to step to: this is \(session.step).\n" }
      let place = "This is \(session.step).\n"
      return place + (await result)
    case .background(let isThere):
      session.navigator.isInBackground = isThere
      return await result
    case .hint: return hint
    case .find(let question):
      guard let answer = session.find(question) else { return "There are no flows to look at in the menu.\n" }
      return answer + "\n" + ending
    case .cancel: return session.cancel() ? await result : await withButton("cancel") { session.press($0) }
    case .code: return "\(session.code)"
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
  /// The result of a command, including what its tasks have done by now.
  private var result: String {
    get async {
      await Turns.pass()
      return news + picture + ending
    }
  }

  /// The current place, and what the user can do there.
  var picture: String { "\(shown)\n\(session.address.map { "address: \($0)\n" } ?? "")\n\(session.place)" }

  /// What is printed when it is opened.
  var beginning: String { task + news + picture + ending }

  private var task: String {
    guard let run = session.lesson else { return "" }
    return "\(run.position.capitalisedStart): \(run.lesson.title)\n  \(run.lesson.task)\n  (code, hint, again)\n\n"
  }

  /// The result of the lesson.
  private var ending: String {
    guard let run = session.lesson, run.verdict == .open else { return "" }
    run.judge(session)
    let reading = run.verdict == .done ? "  In the code: \(run.lesson.reading)\n" : ""
    return run.ending(next: "Type next", again: "Type again").map { "\n\($0)\n\(reading)" } ?? ""
  }

  private var hint: String {
    guard let run = session.lesson else { return "There is no lesson open: lesson begins one.\n" }
    let isNew = run.hasHint
    run.hint()
    return (isNew ? "" : "That is all there is to be said.\n") + run.hints.map { "Hint: \($0)\n" }.joined()
  }

  /// What has happened since the last time and is not visible in the tree.
  private var news: String {
    session.journal.takeNews().map { "\($0.mark ?? "") \($0.isProblem ? $0.text : $0.shortText)\n" }.joined()
  }

  /// The possible commands, for a user who has tried something else.
  private var possible: String {
    let fields = session.place.fields.map { "type \($0.label.lowercased()) <text>" }
    let lesson = session.lesson == nil ? [] : ["hint", "again", "next"]
    let commands =
      fields + lesson + ["double <button>", "back", "code", "step back", "tree", "log", "menu", "help", "quit"]
    let lines = session.place.buttonLines + ["  " + commands.joined(separator: ", ")]
    return "Possible here:\n" + lines.map { $0 + "\n" }.joined()
  }
}
