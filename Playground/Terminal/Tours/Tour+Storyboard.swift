import FlowKitTesting
import Foundation

extension Tour {
  /// Writes a page for the browser, in which one walks through the tour's screens.
  ///
  /// - Throws: What the system says where the file cannot be written.
  @MainActor
  func writeStoryboard(to file: String) throws {
    let page = makeMap().storyboard(title: title)
    try page.write(to: URL(fileURLWithPath: file), atomically: true, encoding: .utf8)
  }
}
