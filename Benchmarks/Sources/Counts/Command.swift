/// Counts what FlowKit costs, for `Benchmarks/counts` and `Benchmarks/growth`, which run it in callgrind.
///
/// What it counts goes to callgrind's files; what else is to be known, to its output.
@main
@MainActor
struct Command {
  static func main() {
    let words = CommandLine.arguments.dropFirst().map { String($0) }
    switch words.first {
    case "rows":
      Row.all.forEach { $0.count() }
      for memory in Memory.all { print("value", memory.name, memory.bytes(), separator: "\t") }
    case "growth": Growth.run(sizes: words.dropFirst().compactMap { Int($0) })
    case "times": HostTimes.run()
    default: print("usage: Counts rows | growth SIZE... | times")
    }
  }
}
