import FlowKit
import Foundation
import Testing

/// The pictures in the article about containers are correct.
@MainActor
struct ContainerArticleTests {
  private nonisolated static let lines: [Substring] = {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/FlowKit/FlowKit.docc/Containers.md")
    let text = (try? String(contentsOf: article, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```moves\n").dropFirst().flatMap { block in
      block.components(separatedBy: "```")[0].split(separator: "\n").dropFirst()
    }
  }()

  @Test(arguments: lines)
  func everyPictureIsCorrect(_ line: Substring) throws {
    let columns = line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    try #require(columns.count == 4)
    try ContainerCase(columns[0], columns[1], try #require(action(columns[2])), columns[3]).check()
  }

  @Test func articleIsFound() { #expect(Self.lines.count >= 40) }

  private func action(_ text: String) -> NavigationAction? {
    let parts = text.split { "(), ".contains($0) }.map(String.init)
    let flows = parts.dropFirst().map(Containers.any)
    switch (parts[0], flows.count) {
    case ("back", 0): return .back()
    case ("pop", 0): return .pop()
    case ("next", 0): return .next()
    case ("previous", 0): return .previous()
    case ("push", 1): return .push(flows[0])
    case ("present", 1): return .present(flows[0])
    case ("popTo", 1): return .popTo(flows[0])
    case ("goTo", 1): return .goTo(flows[0])
    case ("select", 1): return Int(parts[1]).map { .select($0) } ?? .select(flows[0])
    case ("setChildren", 2): return .setChildren(flows[0], flows[1])
    default: return nil
    }
  }
}
