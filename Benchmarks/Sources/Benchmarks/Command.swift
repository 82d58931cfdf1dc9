import Foundation

/// `swift run -c release Benchmarks`.
@main
@MainActor
enum Command {
  static func main() async {
    switch Options(CommandLine.arguments.dropFirst()) {
    case .full:
      print("Measuring takes about five minutes.\n")
      exit(await Run(effort: .full).succeeds() ? 0 : 1)
    case .quick:
      print("Quick: everything runs a few times, the numbers mean nothing.\n")
      _ = await Run(effort: .quick).succeeds()
    case .help: print(Options.usage)
    case .unknown(let argument): refuse(argument)
    }
  }

  private static func refuse(_ argument: String) -> Never {
    FileHandle.standardError.write(Data("unknown option: \(argument)\n\n\(Options.usage)\n".utf8))
    exit(64)
  }
}
