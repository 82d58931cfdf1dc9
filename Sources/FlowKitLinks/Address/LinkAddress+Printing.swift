extension LinkAddress {
  /// The URL; nil if a segment is empty or consists of dots, because no URL can say this.
  var text: String? {
    guard segments.allSatisfy({ !$0.isEmpty && !LinkSyntax.isDots($0) }) else { return nil }
    let isOpen = segments.last == LinkSyntax.fragmentMark
    let path = segments.map(Self.text).joined(separator: "/") + (isOpen ? "/" : "")
    guard !query.isEmpty else { return "\(origin)\(path)" }
    let items = query.map { "\(LinkSyntax.encoded($0.name))=\(LinkSyntax.encoded($0.value))" }
    return "\(origin)\(path)?\(items.joined(separator: "&"))"
  }

  private static func text(of segment: String) -> String {
    segment == LinkSyntax.fragmentMark ? "#" : LinkSyntax.encoded(segment)
  }
}
