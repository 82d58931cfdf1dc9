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
/// A group is a value that promises nothing yet: its mistakes are told when a ``LinkTable`` is made of it.
public struct LinkGroup: Sendable {
  let schemes: [String]
  let hosts: [String]
  let place: SourcePlace
  private(set) var links: [LinkDeclaration] = []

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
  /// It is the address of the visible screen when the last flow that its action names is the screen's. Where exactly
  /// one argument is required, that argument is the flow's key; optional ones and lists are left out.
  ///
  /// ```swift
  /// links.add("items", .int) { id in .resetRoot(to: catalogue, item(id)) }   // item(5) has the key 5
  /// ```
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
    let source: LinkDeclaration.Source = { screen, key in
      guard let source = screen as? Source ?? key as? Source else { return nil }
      let values = arguments(source)
      var texts: [[String]] = []
      for (part, value) in repeat (each parts, each values) { texts.append(part.print(value)) }
      return texts
    }
    links.append(LinkDeclaration(path, repeat each parts, place: place, source: source, action: action))
  }
}
