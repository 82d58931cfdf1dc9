import FlowKit
import FlowKitRestoration
import Foundation

/// Where a session was, to be kept in a file.
struct SavedSession: Codable {
  /// The tour that was open.
  let tour: String
  /// Where it was.
  let snapshot: NavigationSnapshot
}

extension SavedSession {
  /// Reads a file; nil where there is none.
  ///
  /// - Throws: Where it is not one that was written here.
  init?(readingFrom path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(SavedSession.self, from: data)
  }

  /// Writes a file, in place of the one that is there.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
