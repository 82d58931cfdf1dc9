import FlowKitAtlas
import Foundation

/// `WebTours atlas shop`: writes a page with every screen of a tour, and every arrow between them.
///
/// A path may follow, and `--against old.html` compares with an atlas from before.
struct AtlasCommand {
  private var tour: Tour
  private var path: String
  private var other: String?

  /// What it ends with where something is not installed.
  private static let missing: Int32 = 75

  /// What the arguments can't be.
  struct Usage: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter arguments: Those after `atlas`.
  /// - Throws: How the command is used, if they can't be these.
  init(_ arguments: [String]) throws {
    var rest = arguments
    if let index = rest.firstIndex(of: "--against") {
      guard rest.indices.contains(index + 1) else { throw Usage(description: "--against needs the path of an atlas.") }
      other = rest[index + 1]
      rest.removeSubrange(index...index + 1)
    }
    let names = Tour.all.map(\.name)
    guard (1...2).contains(rest.count), let tour = Tour.all.first(where: { $0.name == rest[0] }) else {
      throw Usage(
        description: "Usage: WebTours atlas \(names.joined(separator: "|")) [page.html] [--against old.html]")
    }
    self.tour = tour
    path = rest.count == 2 ? rest[1] : "atlas-\(tour.name).html"
  }

  /// Runs the command, and returns what the program ends with.
  @MainActor
  static func run(_ arguments: [String]) async -> Int32 {
    do {
      try await AtlasCommand(arguments).write()
      return 0
    } catch let error as MissingChromium {
      complain("\(error)")
      return missing
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  @MainActor
  private func write() async throws {
    let old = try other.map { try Atlas(page: String(contentsOf: URL(fileURLWithPath: $0), encoding: .utf8)) }
    let (atlas, comparison) = try await tour.crawl.runWithPictures(comparedWith: old)
    let page = atlas.page(comparison)
    try page.write(to: URL(fileURLWithPath: path), atomically: true, encoding: .utf8)
    print("\(path): \(atlas.screens.count) screens, \(atlas.arrows.count) buttons, \(page.utf8.count / 1024) KB")
    for (title, lines) in atlas.findings { Self.tell(title, lines) }
    if let comparison { Self.tell("Different from \(other ?? "")", comparison.lines) }
  }

  private static func tell(_ title: String, _ lines: [String]) {
    print("\n\(title): \(lines.isEmpty ? "nothing" : "\(lines.count)")")
    for line in lines { print("  \(line)") }
  }
}
