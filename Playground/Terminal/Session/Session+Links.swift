import FlowKit
import FlowKitLinks

// Links into the app, and the way back.
extension Session {
  /// The address of what is visible; nil where no link leads there.
  var address: String? { navigator.url.map { "\($0)" } }

  /// All links, as a text.
  var links: String { navigator.links.map { "\($0)" } ?? "There are no links here." }

  /// Opens a URL; where it is no link, the journal says why.
  func open(_ url: String) {
    do throws(LinkIssue) {
      try navigator.open(url.printable)
    } catch {
      journal.note(error)
    }
  }
}
