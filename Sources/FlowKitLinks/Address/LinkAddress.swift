/// The relevant parts of a URL, decoded: its origin, its path, and its query.
struct LinkAddress: Equatable, Sendable {
  var origin: LinkOrigin
  var segments: [String] = []
  var query: [Pair] = []

  /// A name and a value of the query.
  struct Pair: Equatable, Sendable {
    let name: String
    let value: String
  }

  init(origin: LinkOrigin) {
    self.origin = origin
  }

  /// All values of a name, in order.
  func values(of name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }
}

/// A scheme of the app's own or a web host, in lowercase.
enum LinkOrigin: Hashable, Sendable {
  case scheme(String)
  case host(String)

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
