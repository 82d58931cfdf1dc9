public import FlowKit

/// Links that are reached under the same schemes and hosts: each one URLs and the place that they show, in one line.
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
/// `shop://items/5` and `https://shop.example.com/items/5` are the same link. Write links as statements, as here: the
/// compiler checks 500 of them in half a second, and takes ten times as long for one closure of them.
///
/// A group that another one holds, `links.add("shop", shop.links)`, has neither schemes nor hosts: `LinkGroup()`.
///
/// A group is a value that promises nothing yet: its mistakes are told when a ``LinkTable`` is made of it.
public struct LinkGroup: Sendable {
  let schemes: [String]
  let hosts: [String]
  let place: SourcePlace
  private(set) var links: [LinkDeclaration] = []
  private(set) var nested: [Nested] = []

  /// A group that was added to another one, under its path.
  struct Nested: Sendable {
    let path: String
    let place: SourcePlace
    let group: LinkGroup
  }

  /// Makes a group without links.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes, such as `shop` for `shop://items/5`.
  ///   - hosts: The hosts of universal links, such as `shop.example.com`; of `https` and `http`.
  ///   - fileID: The file to name where something is wrong with it.
  ///   - line: The line to name where something is wrong with it.
  public init(
    schemes: [String] = [], hosts: [String] = [], fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.schemes = schemes
    self.hosts = hosts
    place = SourcePlace(fileID: fileID, line: line, column: 0)
  }
}

extension LinkGroup {
  /// Adds a link, whose way back needs no more than its flow.
  ///
  /// It is the address of the visible screen when the last flow that its action names is the screen's. The argument that
  /// is required is the flow's key. Of an enum that is `CaseIterable`, of `Bool` and of fixed segments that may be missing
  /// all values are tried. All else that may be missing is left out; where nothing is required, it may be the key.
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
  /// Where two arguments or more need a key, say with `from:` what they are, or the link has no address:
  /// see ``LinkTable/linksWithoutAddress``.
  ///
  /// - Parameters:
  ///   - path: The segments it begins with, as they are read, not percent-encoded; several with slashes between them.
  ///   - parts: The arguments in the path and the query, in order: see ``LinkPart``.
  ///   - fileID: The file to name as the link's place.
  ///   - line: The line to name as the link's place.
  ///   - action: What shows the place that it leads to. It is also called to find an address, so it should change
  ///     nothing. Nil declines the arguments.
  public mutating func add<each Value: Sendable>(
    _ path: String = "", _ parts: repeat LinkPart<each Value>,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ action: @escaping @MainActor (repeat each Value) -> NavigationAction
  ) {
    let place = SourcePlace(fileID: fileID, line: line, column: 0)
    links.append(LinkDeclaration(path, repeat each parts, place: place, source: nil, action: action))
  }

  /// Adds a link, and how the screen that it leads to gives the arguments back.
  ///
  /// ```swift
  /// links.add("items", .int.then("photos"), .int) { item, photo in
  ///   .resetRoot(to: self.item(item), self.photo(photo, of: item))
  /// } from: { (screen: PhotoScreen) in
  ///   (screen.item, screen.photo)
  /// }
  /// ```
  ///
  /// The arguments count only if the action that is made from them leads to the screen's flow: what they are for any
  /// other screen of the type does not matter.
  ///
  /// - Parameters:
  ///   - path: The segments it begins with, as they are read, not percent-encoded; several with slashes between them.
  ///   - parts: The arguments in the path and the query, in order: see ``LinkPart``.
  ///   - fileID: The file to name as the link's place.
  ///   - line: The line to name as the link's place.
  ///   - action: What shows the place that it leads to. It is also called to find an address, so it should change
  ///     nothing. Nil declines the arguments.
  ///   - arguments: The arguments of a screen, if its parameter is a class; else those of a flow's key.
  public mutating func add<Source, each Value: Sendable>(
    _ path: String = "", _ parts: repeat LinkPart<each Value>,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ action: @escaping @MainActor (repeat each Value) -> NavigationAction,
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
  /// The other group is made without schemes and hosts, `LinkGroup()`, as its links are reached under those of this one;
  /// with some of its own it is refused by the ``LinkTable``. It may have groups in it, too, and be added in several
  /// places. A link with the path "" is at the path of its group.
  ///
  /// - Parameters:
  ///   - path: The segments that the paths of all its links begin with, as they are read, not percent-encoded.
  ///   - group: The other group.
  ///   - fileID: The file to name where something is wrong with the path.
  ///   - line: The line to name where something is wrong with the path.
  public mutating func add(
    _ path: String, _ group: LinkGroup, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    nested.append(Nested(path: path, place: SourcePlace(fileID: fileID, line: line, column: 0), group: group))
    links += group.links.map { $0.below(path) }
  }
}
