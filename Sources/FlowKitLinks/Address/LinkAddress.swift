/// The relevant parts of a URL, decoded: its origin, its path, and its query.
struct LinkAddress: Equatable, Sendable {
  var origin: LinkOrigin
  /// The beginning as it was written, with its scheme: `http://shop.example.com/`.
  var beginning: String
  var segments: [String] = []
  var query: [Pair] = []
  /// What follows the `#`, as it is written; nil if there is none.
  var fragment: String?

  /// A name and a value of the query.
  struct Pair: Equatable, Sendable {
    let name: String
    let value: String
  }

  init(origin: LinkOrigin) {
    self.origin = origin
    beginning = origin.description
  }

  /// All values of a name, in order.
  func values(of name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }
}

/// A scheme of the app's own or a web host, in lowercase.
enum LinkOrigin: Hashable, Sendable {
  case scheme(String)
  case host(String)

  /// Whether it stands for many hosts: `*`, or `*.example.com` for all hosts below that one.
  var isPattern: Bool { hostSuffix != nil }

  /// The end of the hosts that it stands for: empty for all hosts; nil if it is no pattern.
  var hostSuffix: Substring? {
    guard case .host(let host) = self, host.first == "*" else { return nil }
    return host.dropFirst()
  }

  /// Whether it is a pattern that stands for all hosts of another origin.
  func covers(_ other: LinkOrigin) -> Bool {
    guard let suffix = hostSuffix, case .host(let host) = other, self != other else { return false }
    return host.hasSuffix(suffix)
  }

  /// Whether the first segment may be in the host's place and so ignores case.
  var hasFoldedStart: Bool {
    guard case .scheme = self else { return false }
    return true
  }
}

extension LinkOrigin: CustomStringConvertible {
  /// The beginning of the URLs.
  var description: String {
    switch self {
    case .scheme(let scheme): "\(scheme)://"
    case .host(let host): "https://\(host)/"
    }
  }
}

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
