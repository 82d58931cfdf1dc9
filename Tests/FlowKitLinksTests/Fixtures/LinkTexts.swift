import FlowKit
import FlowKitLinks

// What tests say with a text, which may be no URL at all; apps have URLs.
extension Navigator {
  @discardableResult
  func open(_ text: String) throws(LinkIssue) -> NavigationOutcome { perform(try action(for: text)) }

  @discardableResult
  func openAndWait(_ text: String) async throws(LinkIssue) -> NavigationOutcome {
    await performAndWait(try action(for: text))
  }

  func canOpen(_ text: String) -> Bool { (try? action(for: text)) != nil }
}

extension LinkTable {
  func match(_ text: String) throws(LinkIssue) -> LinkMatch { try match(text: text) }
}
