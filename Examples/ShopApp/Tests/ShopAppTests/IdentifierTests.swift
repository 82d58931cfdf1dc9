import FlowKitMaps
import Foundation
import Testing

/// The tests of the UI find controls by the callbacks that these call.
@MainActor
struct IdentifierTests {
  /// What a folder's files name as `"Screen.onCallback`.
  private func named(in folder: String) throws -> Set<String> {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let place = here.deletingLastPathComponent().deletingLastPathComponent().appending(path: folder)
    let files = try #require(FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      found.formUnion(text.matches(of: /"([A-Z]\w+Screen\.on\w+)/).map { String($0.output.1) })
    }
    return found
  }

  @Test func allIdentifiersAreCallbacksOfTheMap() throws {
    let map = try AppMap.make()
    let known = Set(
      map.arrows.compactMap { arrow in
        arrow.callback.map { "\(arrow.source.name).\($0)" }
      })
    let identifiers = try named(in: "Sources/ShopApp")
    #expect(identifiers.count > 20)
    #expect(identifiers.subtracting(known) == [])
    #expect(try named(in: "UITests").subtracting(identifiers) == [])
  }
}
