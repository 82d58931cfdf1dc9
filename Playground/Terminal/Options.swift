/// What the program is asked to do when it is started.
enum Options: Equatable {
  case help
  case run(lines: Bool)
  case mistake(String)

  init(_ arguments: some Sequence<String>) {
    self = .run(lines: false)
    for argument in arguments {
      switch argument {
      case "-h", "--help":
        self = .help
        return
      case "--lines": self = .run(lines: true)
      default:
        self = .mistake(argument)
        return
      }
    }
  }

  static let usage = """
    usage: Playground [--lines] [--help]

    Walks through a small shop whose screens are wired by FlowKit. In a terminal it fills the window;
    otherwise it reads commands line by line, and prints the navigation tree after each.

      --lines     read lines also in a terminal
      -h, --help  print this

    NO_COLOR=1 in the environment switches colours off. Line by line, these commands are known:


    """ + LineCommand.overview + "\n"
}
