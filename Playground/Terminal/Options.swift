/// The options of the program.
enum Options: Equatable {
  case help
  case run(lines: Bool, tour: String? = nil, restoring: String? = nil)
  /// A mistake, in words.
  case mistake(String)

  init(_ arguments: some Sequence<String>) {
    var lines = false, tour: String?, file: String?
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help":
        self = .help
        return
      case "--lines": lines = true
      case "--tour":
        tour = rest.popFirst() ?? ""
        guard Tour.named(tour ?? "") == nil else { continue }
        self = .mistake("there is no tour “\((tour ?? "").printable)”")
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
    self = .run(lines: lines, tour: tour, restoring: file)
  }

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

    Lessons in FlowKit, and tours of small apps whose screens are wired by it. In a terminal it fills
    the window; otherwise it reads commands line by line, and prints the navigation tree after each.
    New here? Start it, and choose the lessons.

      --tour <name>     open a tour at once, in place of the menu
      --restore <file>  begin where the session ended that wrote the file, if there is one;
                        and write where this one ends
      --lines           read lines also in a terminal
      -h, --help        print this

    The tours are:

    \(Tour.overview)
    PlaygroundTool prints their maps, and answers questions about them: swift run PlaygroundTool.
    NO_COLOR=1 in the environment switches colours off. Line by line, these commands are known:

    """ + "\n" + LineCommand.overview + "\n"
}
