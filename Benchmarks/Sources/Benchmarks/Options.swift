/// What the command line asks for.
enum Options {
  case full, quick, help
  case unknown(String)

  init(_ arguments: some Collection<String>) {
    self = .full
    for argument in arguments {
      switch argument {
      case "--quick": self = .quick
      case "--help", "-h":
        self = .help
        return
      default:
        self = .unknown(argument)
        return
      }
    }
  }

  static let usage = """
    usage: swift run -c release Benchmarks [--quick]

    Measures FlowKit against screens in an array with callbacks bound by hand.

      --quick   run everything a few times, only to see that it runs
      --help    print this

    Ends with 1 where a budget is exceeded; never with --quick.
    """
}
