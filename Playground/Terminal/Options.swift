/// The options of the program.
enum Options: Equatable {
  case help
  case run(lines: Bool, tour: String? = nil, restoring: String? = nil)
  /// Print the map of a tour's flows.
  case map(tour: String, as: MapForm)
  /// Write a page to walk through a tour's flows.
  case storyboard(tour: String, file: String)
  /// Answer a question about a tour's flows.
  case ask(tour: String, question: [String])
  /// A mistake, in words.
  case mistake(String)

  init(_ arguments: some Sequence<String>) {
    var lines = false, tour: String?, file: String?, map: String?, form: String?, page: String?
    var rest = Array(arguments)[...]
    if rest.first == "ask" {
      let name = rest.dropFirst().first ?? ""
      self = Tour.named(name) == nil ? .noTour(name) : .ask(tour: name, question: Array(rest.dropFirst(2)))
      return
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help":
        self = .help
        return
      case "--lines": lines = true
      case "--tour":
        tour = rest.popFirst() ?? ""
        guard Tour.named(tour ?? "") == nil else { continue }
        self = .noTour(tour)
        return
      case "--map":
        map = rest.popFirst() ?? ""
        guard Tour.named(map ?? "") == nil else { continue }
        self = .noTour(map)
        return
      case "--as":
        form = rest.popFirst() ?? ""
        guard MapForm(rawValue: form ?? "") == nil else { continue }
        self = .mistake("--as needs one of \(MapForm.overview)")
        return
      case "--storyboard":
        page = rest.popFirst()
        guard page == nil else { continue }
        self = .mistake("--storyboard needs the name of a file")
        return
      case "--restore":
        file = rest.popFirst()
        guard file == nil else { continue }
        self = .mistake("--restore needs the name of a file")
        return
      default:
        self = .mistake("unknown option \(argument.printable)")
        return
      }
    }
    if let page {
      self = .storyboard(tour: tour ?? Tour.all[0].name, file: page)
      return
    }
    guard let map else {
      self = form == nil ? .run(lines: lines, tour: tour, restoring: file) : .mistake("--as is for --map")
      return
    }
    self = .map(tour: map, as: form.flatMap(MapForm.init) ?? .text)
  }

  private static func noTour(_ name: String?) -> Options { .mistake("there is no tour “\((name ?? "").printable)”") }

  /// The tour to open at once.
  var tour: Tour? {
    guard case .run(_, let name, _) = self else { return nil }
    return name.flatMap(Tour.named)
  }

  /// The file to begin with, and to write at the end.
  var file: String? {
    guard case .run(_, _, let file) = self else { return nil }
    return file
  }

  static let usage = """
    usage: Playground [--tour <name>] [--restore <file>] [--lines] [--help]
           Playground --map <tour> [--as <form>]
           Playground --storyboard <file> [--tour <name>]
           Playground ask <tour> [<question>...] [--mcp]

    Lessons in FlowKit, and tours of small apps whose screens are wired by it. In a terminal it fills
    the window; otherwise it reads commands line by line, and prints the navigation tree after each.
    New here? Start it, and choose the lessons.

      --tour <name>     open a tour at once, in place of the menu
      --restore <file>  begin where the session ended that wrote the file, if there is one;
                        and write where this one ends
      --lines           read lines also in a terminal
      --map <tour>      print which screens a tour has, and where they lead
      --as <form>       as one of these: \(MapForm.overview)
      --storyboard <file>
                        write a page for the browser, in which one walks through a tour's screens
      ask <tour>        list the questions that can be asked of a tour's flows: where, way, why, test, and
                        others; with --mcp, answer them as a server of the Model Context Protocol
      -h, --help        print this

    The tours are:

    \(Tour.overview)
    NO_COLOR=1 in the environment switches colours off. Line by line, these commands are known:

    """ + "\n" + LineCommand.overview + "\n"
}
