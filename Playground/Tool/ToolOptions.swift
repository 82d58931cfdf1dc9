/// The options of the program.
enum ToolOptions: Equatable {
  case help
  /// Print the map of a tour's flows.
  case map(tour: String, as: MapForm)
  /// Write a page to walk through a tour's flows.
  case storyboard(tour: String, file: String)
  /// Answer a question about a tour's flows.
  case ask(tour: String, question: [String])
  /// A mistake, in words.
  case mistake(String)

  init(_ arguments: some Sequence<String>) {
    let all = Array(arguments), command = all.first ?? "--help", tour = all.dropFirst().first ?? ""
    let rest = Array(all.dropFirst(2))
    guard ["map", "storyboard", "ask"].contains(command) else {
      self = ["-h", "--help"].contains(command) ? .help : .mistake("there is no command “\(command)”")
      return
    }
    guard Tour.named(tour) != nil else {
      self = .mistake("there is no tour “\(tour)”")
      return
    }
    switch command {
    case "map": self = Self.map(of: tour, rest)
    case "storyboard":
      self = rest.count == 1 ? .storyboard(tour: tour, file: rest[0]) : .mistake("storyboard needs the name of a file")
    default: self = .ask(tour: tour, question: rest)
    }
  }

  private static func map(of tour: String, _ rest: [String]) -> ToolOptions {
    if rest.isEmpty { return .map(tour: tour, as: .text) }
    guard rest.count == 2, rest[0] == "--as", let form = MapForm(rawValue: rest[1]) else {
      return .mistake("after map \(tour), there may be --as and one of \(MapForm.overview)")
    }
    return .map(tour: tour, as: form)
  }

  static let usage = """
    usage: PlaygroundTool map <tour> [--as <form>]
           PlaygroundTool storyboard <tour> <file>
           PlaygroundTool ask <tour> [<question>...] [--mcp]

      map         print which screens a tour has, and where they lead,
                  as one of these: \(MapForm.overview)
      storyboard  write a page for the browser, in which one walks through a tour's screens
      ask         list the questions that can be asked of a tour's flows: where, way, why, test, and
                  others; with --mcp, answer them as a server of the Model Context Protocol

    The tours are:

    \(Tour.overview)
    """
}
