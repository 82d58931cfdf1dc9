import Foundation

/// The Swift files below a folder, found as actions name them: `Shop/ShopFlow.swift`.
@MainActor
final class SourceFiles {
  private let folder: URL
  /// The files by their names; nil until somebody asks.
  private var byName: [String: [URL]]?

  /// How many files are looked at.
  private static let limit = 50_000

  init(_ folder: URL) {
    self.folder = folder
  }

  /// The lines of a file; nil if there is none, or if several may be meant.
  func lines(of name: String) -> (path: String, lines: [String])? {
    guard let file = file(name), let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return (file.path, text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// The file of a module, which is in a folder of the module's name, or the only one of its name.
  private func file(_ name: String) -> URL? {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count == 2, let found = files[parts[1]] else { return nil }
    let own = found.filter { $0.deletingLastPathComponent().pathComponents.contains(parts[0]) }
    return own.count == 1 ? own[0] : found.count == 1 ? found[0] : nil
  }

  private var files: [String: [URL]] {
    if let byName { return byName }
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    var found: [String: [URL]] = [:], count = 0
    while count < Self.limit, let file = all?.nextObject() as? URL {
      count += 1
      if file.pathExtension == "swift" { found[file.lastPathComponent, default: []].append(file) }
    }
    byName = found
    return found
  }
}
