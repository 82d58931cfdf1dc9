import FlowKitTool
import Foundation

/// The program: maps of the Playground's tours, pages to walk in, and answers to questions about their flows.
@main
@MainActor
struct PlaygroundToolCommand {
  static func main() async {
    switch ToolOptions(CommandLine.arguments.dropFirst()) {
    case .help: show(ToolOptions.usage)
    case .map(let tour, let form): Tour.named(tour).map { show(form.text(of: $0)) }
    case .storyboard(let tour, let file): Tour.named(tour).map { write($0, to: file) }
    case .ask(let tour, let question):
      guard let tool = Tour.named(tour)?.tool else { break }
      exit(await tool.run(question))
    case .mistake(let text): fail("\(text)\n\n\(ToolOptions.usage)", code: 64)
    }
  }

  private static func write(_ tour: Tour, to file: String) {
    do {
      try tour.writeStoryboard(to: file)
      show("\(file) is written: open it in a browser.\n")
    } catch {
      fail("cannot write \(file)\n", code: 1)
    }
  }

  private static func show(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      fail("cannot write the output\n", code: 1)
    }
  }

  private static func fail(_ text: String, code: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("PlaygroundTool: \(text)".utf8))
    exit(code)
  }
}
