import FlowKit
import FlowKitLinks

// What tests say with a text, which may be no URL at all; apps have URLs.
extension LinkTable {
  func match(_ text: String) throws(LinkIssue) -> LinkMatch { try match(text: text) }
}
