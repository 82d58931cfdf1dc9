import FlowKit
import FlowKitRestoration
import Foundation

/// The place of a session, to save in a file.
struct SavedSession: Codable {
  /// The tour that was open.
  let tour: String
  /// Its place.
  let snapshot: NavigationSnapshot
}

extension SavedSession {
  /// Reads a file; `nil` if there is none.
  ///
  /// - Throws: If the file was not written by this program.
  init?(readingFrom path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(SavedSession.self, from: data)
  }

  /// Writes a file, replacing an existing one.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
