public import FlowKit
public import Foundation

extension Navigator {
  /// The links of the app; nil until the app sets them.
  ///
  /// ```swift
  /// navigator.links = try LinkTable(shop.links, account.links)
  /// ```
  public var links: LinkTable? {
    get { storedLinks.map(LinkTable.init) }
    set {
      let before = features.keep(newValue?.storage)
      withExtendedLifetime(before) {}
    }
  }

  /// Whether a URL means a link that accepts its arguments.
  ///
  /// It does not say whether the place can be shown now.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether `open` would perform an action.
  public func canOpen(_ url: URL) -> Bool { (try? action(for: url.absoluteString)) != nil }

  /// The address of what is visible; nil if no link opens it.
  ///
  /// Opening the address shows the same place again. If the first screen of a container has no address, it has the
  /// container's: a link to the tabs is the address of the tab they start with. A screen that no link opens, such as a
  /// question over another screen, has no address, even if the screen it covers has one; for that, see `url(of:)`. If
  /// several links open the place, its address is the link that was added first, with the group's first host, or its
  /// first scheme if the group has no host.
  ///
  /// The property tries each candidate link, so its cost grows with their number. Read it only when you need it.
  public var url: URL? { url(of: tree.visible.id) }

  /// The address of an entry, visible or covered; nil if no link opens it.
  ///
  /// ```swift
  /// let nearest = navigator.tree.path.reversed().lazy.compactMap { navigator.url(of: $0.id) }.first
  /// ```
  ///
  /// - Parameter id: The entry.
  /// - Returns: The URL that opens its flow, with its screen's arguments.
  public func url(of id: ScreenID) -> URL? {
    guard let entry = tree[id], let links = storedLinks else { return nil }
    if let url = links.url(of: entry.flow, screen(of: id), in: tree) { return URL(string: url) }
    var first = entry
    while let container = tree.container(beginningWith: first) {
      let url = links.url(of: container.flow, screen(of: container.id), in: tree) {
        $0.entersAnew(showing: entry.flow, in: tree)
      }
      if let url { return URL(string: url) }
      first = container
    }
    return nil
  }

  /// The action of the link that a text means, which may be no URL at all.
  package func action(for url: String) throws(LinkIssue) -> NavigationAction {
    guard let links else { throw LinkIssue(.noLinks, url, storage: nil, address: nil) }
    let match = try links.match(text: url)
    let action = match.action
    guard action.kind != .nothing else {
      throw LinkIssue(
        .declined, url, problem: "the closure of \(match.pattern) at \(match.place) returned nil for it.",
        storage: links.storage, address: nil)
    }
    return action
  }

  private var storedLinks: LinkStorage? { features.attachments.lazy.compactMap { $0 as? LinkStorage }.first }
}
