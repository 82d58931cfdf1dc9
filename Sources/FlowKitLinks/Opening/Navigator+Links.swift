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

  /// Whether a URL means a link that takes its arguments.
  ///
  /// It does not say whether the place can be shown now.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether `open` would perform an action.
  public func canOpen(_ url: String) -> Bool { (try? action(for: url)) != nil }

  /// Whether a URL means a link that takes its arguments.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it could be opened.
  public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

  /// The address of what is visible; nil where no link leads there.
  ///
  /// Opening it shows the same again. The first screen of a container has the container's address, where it has none of
  /// its own: a link to the tabs is the address of the tab that they begin with. Of a screen that no link leads to, as a
  /// question over another screen, there is none, even where what it covers has one: for that see `url(of:)`. Of several
  /// links to one place, the one that was added first is its address, with the group's first host, or its first scheme
  /// where it has no host.
  ///
  /// It asks each link that may be meant, so it costs by their number: ask when it is needed.
  public var url: URL? { url(of: tree.visible.id) }

  /// The address of an entry, visible or covered; nil where no link leads to it.
  ///
  /// ```swift
  /// let nearest = navigator.tree.path.reversed().lazy.compactMap { navigator.url(of: $0.id) }.first
  /// ```
  ///
  /// - Parameter id: The entry.
  /// - Returns: The URL that leads to its flow, with its screen's arguments.
  public func url(of id: ScreenID) -> URL? {
    guard let entry = tree[id], let links = storedLinks else { return nil }
    if let url = links.url(of: entry.flow, screen(of: id), in: tree) { return URL(string: url) }
    var first = entry
    while let container = tree.container(beginningWith: first) {
      let url = links.url(of: container.flow, screen(of: container.id), in: tree) { $0.entersAnew }
      if let url { return URL(string: url) }
      first = container
    }
    return nil
  }

  /// The action of the link that a URL means.
  func action(for url: String) throws(LinkIssue) -> NavigationAction {
    guard let links else { throw LinkIssue(.noLinks, url, storage: nil, address: nil) }
    let match = try links.match(url)
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
