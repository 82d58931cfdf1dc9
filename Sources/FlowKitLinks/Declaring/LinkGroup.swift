public import FlowKit

/// Links with the same schemes and hosts; each line declares URLs and the place they open.
///
/// ```swift
/// extension ShopFlow {
///   var links: LinkGroup {
///     var links = LinkGroup(schemes: ["shop"], hosts: ["shop.example.com"])
///     links.add("items") { .resetRoot(to: catalogue) }
///     links.add("items", .int) { id in .resetRoot(to: catalogue, item(id)) }
///     return links
///   }
/// }
/// ```
///
/// `shop://items/5` and `https://shop.example.com/items/5` are the same link. Write links as statements, as shown
/// here. The compiler checks 500 of them in half a second, and takes ten times as long for one closure with all of
/// them.
///
/// A path after `#` is in the fragment, as on single-page sites: `links.add("#/items", .int)`.
///
/// A group that you add to another one, `links.add("shop", shop.links)`, has neither schemes nor hosts: `LinkGroup()`.
///
/// A group doesn't check its links. Mistakes are reported when you make a ``LinkTable`` from it.
public struct LinkGroup: Sendable {
  let schemes: [String]
  let hosts: [String]
  let place: SourcePlace
  private(set) var links: [LinkDeclaration] = []
  private(set) var nested: [Nested] = []

  /// A group that was added to another one, below a path.
  struct Nested: Sendable {
    let path: String
    let place: SourcePlace
    let group: LinkGroup
  }

  /// Makes a group without links.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes, such as `shop` for `shop://items/5`.
  ///   - hosts: The hosts of universal links, such as `shop.example.com`; for `https` and `http`. `*.example.com` stands
  ///     for all hosts below that one, and `*` for all hosts.
  ///   - fileID: The file to name in problems.
  ///   - line: The line to name in problems.
  public init(
    schemes: [String] = [], hosts: [String] = [], fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.schemes = schemes
    self.hosts = hosts
    place = SourcePlace(fileID: fileID, line: line, column: 0)
  }
}

extension LinkGroup {
  /// Adds a link that needs only its flow for the way back.
  ///
  /// The link is the address of the visible screen if the last flow that its action names is the screen's. The flow's
  /// key is the one required argument. For `CaseIterable` enums, `Bool`, and optional fixed segments, all values are
  /// tried. Other optional arguments are left out; if nothing is required, the key may be one of them.
  ///
  /// ```swift
  /// links.add("items", .int) { id in .resetRoot(to: catalogue, item(id)) }   // item(5) has the key 5
  /// links.add("tabs", .raw(Tab.self)) { tab in
  ///   switch tab {
  ///   case .wishlist: .batch(.resetRoot(to: home), .select(wishlist))
  ///   case .watched: .batch(.resetRoot(to: home), .select(watched))
  ///   }
  /// }
  /// ```
  ///
  /// If two or more arguments need a key, use `from:` to provide them. Otherwise the link has no address: see
  /// ``LinkTable/linksWithoutAddress``.
  ///
  /// - Parameters:
  ///   - path: The segments it begins with, as people read them, not percent-encoded; separated by slashes.
  ///   - parts: The arguments in the path and the query, in order: see ``LinkPart``.
  ///   - fileID: The file to name as the link's place.
  ///   - line: The line to name as the link's place.
  ///   - action: Returns the action that shows the link's place. It is also called to find an address, so it should
  ///     change nothing. Nil declines the arguments.
  public mutating func add<each Value: Sendable>(
    _ path: String = "", _ parts: repeat LinkPart<each Value>,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ action: @escaping @MainActor (repeat each Value) -> NavigationAction?
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: 0)
    links.append(LinkDeclaration(path, repeat each parts, place: place, source: nil, action: action))
  }

  /// Adds a link that begins with an argument: `links.add(.int) { .resetRoot(to: catalogue, item($0)) }`.
  public mutating func add<First: Sendable, each Value: Sendable>(
    _ first: LinkPart<First>, _ parts: repeat LinkPart<each Value>,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ action: @escaping @MainActor (First, repeat each Value) -> NavigationAction?
  ) {
    add("", first, repeat each parts, fileID: fileID, line: line, action)
  }

  /// Two texts, where a path is one.
  @available(*, unavailable, message: "a path is one text: links.add(\"items/new\") { ... }")
  public mutating func add(
    _ path: String, _ other: String, _ action: @escaping @MainActor () -> NavigationAction?
  ) {}

  /// Adds a link, and a closure that returns the arguments of the screen it opens.
  ///
  /// ```swift
  /// links.add("items", .int.then("photos"), .int) { item, photo in
  ///   .resetRoot(to: self.item(item), self.photo(photo, of: item))
  /// } from: { (screen: PhotoScreen) in
  ///   (screen.item, screen.photo)
  /// }
  /// ```
  ///
  /// The arguments count only if the action made from them leads to the screen's flow. So it doesn't matter what the
  /// closure returns for other screens of the type.
  ///
  /// - Parameters:
  ///   - path: The segments it begins with, as people read them, not percent-encoded; separated by slashes.
  ///   - parts: The arguments in the path and the query, in order: see ``LinkPart``.
  ///   - fileID: The file to name as the link's place.
  ///   - line: The line to name as the link's place.
  ///   - action: Returns the action that shows the link's place. It is also called to find an address, so it should
  ///     change nothing. Nil declines the arguments.
  ///   - arguments: Returns the arguments of a screen if its parameter is a class; otherwise those of a flow's key.
  public mutating func add<Source, each Value: Sendable>(
    _ path: String = "", _ parts: repeat LinkPart<each Value>,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ action: @escaping @MainActor (repeat each Value) -> NavigationAction?,
    from arguments: @escaping @MainActor (Source) -> (repeat each Value)
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: 0)
    let source = LinkSource.closure(repeat each parts, from: arguments)
    links.append(LinkDeclaration(path, repeat each parts, place: place, source: source, action: action))
  }

  /// Adds all links of another group, below a path: `shop` makes `items/{Int}` a link `shop/items/{Int}`.
  ///
  /// ```swift
  /// var links = LinkGroup(schemes: ["app"], hosts: ["app.example.com"])
  /// links.add("shop", shop.links)         // app://shop/items/5
  /// links.add("account", account.links)   // app://account/orders
  /// ```
  ///
  /// Make the other group without schemes and hosts, `LinkGroup()`, because those of this group apply; otherwise the
  /// ``LinkTable`` refuses it. It may contain groups, too, and you can add it in several places. A link with the path
  /// "" is at the path of its group.
  ///
  /// - Parameters:
  ///   - path: The segments that the paths of all its links begin with, as people read them, not percent-encoded.
  ///   - group: The other group.
  ///   - fileID: The file to name in problems with the path.
  ///   - line: The line to name in problems with the path.
  public mutating func add(
    _ path: String, _ group: LinkGroup, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    nested.append(Nested(path: path, place: SourcePlace(fileID: fileID, line: line, column: 0), group: group))
    links += group.links.map { $0.below(path) }
  }
}
