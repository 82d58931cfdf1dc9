import FlowKit
import FlowKitLinks

// What tests say with a text, which may be no URL at all; apps have URLs.
extension Navigator {
  @discardableResult
  func open(_ text: String) throws(LinkIssue) -> NavigationOutcome { perform(try action(for: text)) }
}
