import FlowKit
import FlowKitLinks

// Links into the app, and addresses of its screens.
extension Session {
  /// The address of the visible screen; `nil` if no link leads there.
  var address: String? { navigator.url.map { "\($0)" } }

  /// All links as a text, then those without an address.
  var links: String {
    guard let links = navigator.links else { return "There are no links here." }
    return (["\(links)"] + links.linksWithoutAddress.map { "! \($0)" }).joined(separator: "\n")
  }

  /// Opens a URL; where it cannot be opened, the journal says why.
  func open(_ url: String) {
    journal.beginStep()
    do throws(LinkIssue) {
      navigator.perform(try navigator.action(for: url.printable))
    } catch {
      journal.note(error)
    }
  }
}
