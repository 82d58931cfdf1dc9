import FlowKit
import FlowKitLinks
import FlowKitRestoration
import Foundation

// Where the app is, outside of it: in the browser's address bar, and in what a page keeps.
extension WebHost {
  /// The place below the app's address: that of the nearest screen on the way to the visible one that a link leads to.
  var address: String? {
    guard let linkPrefix else { return nil }
    for entry in navigator.tree.path.reversed() {
      guard let url = navigator.url(of: entry.id)?.absoluteString, url.hasPrefix(linkPrefix) else { continue }
      return String(url.dropFirst(linkPrefix.count))
    }
    return ""
  }

  /// Where the app is, for a page that keeps it; nil without a registry.
  var snapshot: String? {
    guard let flows else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(navigator.snapshot(with: flows))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Goes to where a page wants to be: to the place that it has kept, or else to its address.
  func start(at address: String?, from snapshot: String?) async {
    if let snapshot, let flows, await restore(snapshot, flows) { return }
    guard let address, let linkPrefix, !["", "/"].contains(address) else { return }
    guard let first = address.first, "/?".contains(first) else { return }  // it must not lead out of the prefix
    await open(linkPrefix + address, shownAs: address)
  }

  private func open(_ link: String, shownAs address: String) async {
    guard let url = URL(string: link) else { return tell("This address can’t be read: \(address)") }
    do throws(LinkIssue) {
      let outcome = try await navigator.openAndWait(url)
      if !outcome.isPerformed { tell("This address can’t be opened now: \(address)", because: "\(outcome)") }
    } catch {
      tell("This address can’t be opened: \(address)", because: "\(error)")
    }
  }

  /// Returns whether the app is there now.
  private func restore(_ snapshot: String, _ flows: FlowRegistry) async -> Bool {
    guard let saved = try? JSONDecoder().decode(NavigationSnapshot.self, from: Data(snapshot.utf8)) else {
      tell("What this page has kept can’t be read.")
      return false
    }
    let restoration = await navigator.restoreAndWait(saved, from: flows)
    if !restoration.issues.isEmpty {
      tell("Not everything is as it was.", because: restoration.issues.map(\.description).joined(separator: " "))
    }
    return restoration.outcome?.isPerformed == true
  }

  /// Tells the user what has happened; whoever writes the app reads in the log why.
  private func tell(_ text: String, because reason: String = "") {
    notice = text
    if !reason.isEmpty { log("\(text) \(reason)") }
    refresh()
  }
}
