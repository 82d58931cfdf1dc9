import FlowKitLinks
import FlowKitMaps
import FlowKitPictures
import Foundation

extension Tour {
  /// A page for the browser that walks through the tour's screens.
  ///
  /// - Throws: An issue if one of the tour's addresses matches none of its links.
  @MainActor
  func makeStoryboard() throws -> String {
    guard let links = makeApp().navigator.links else { return makeMap().storyboard(title: title) }
    return try makeMap().storyboard(title: title, links: links, opening: addresses)
  }

  /// Writes the page into a file.
  ///
  /// - Throws: The system's error if the file cannot be written.
  @MainActor
  func writeStoryboard(to file: String) throws {
    try makeStoryboard().write(to: URL(fileURLWithPath: file), atomically: true, encoding: .utf8)
  }
}
