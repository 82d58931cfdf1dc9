// Reads URLs byte by byte. Foundation's URL differs between systems, and repairs what should be refused.
extension LinkAddress {
  /// Splits a URL as in RFC 3986, and its query as in the WHATWG's rules for forms.
  init(_ text: String, limits: LinkLimits) throws(Malformed) {
    let count = text.utf8.count
    guard count <= limits.length else { throw .tooLarge(count, "bytes", limit: limits.length) }
    var rest = Array(text.utf8)[...]
    try Self.checkCharacters(rest)
    let scheme = try Self.cutScheme(&rest)
    let fragment = rest.firstIndex(of: UInt8(ascii: "#")).map { rest[$0...].dropFirst() }
    rest = rest.prefix { $0 != UInt8(ascii: "#") }
    let path = rest.prefix { $0 != UInt8(ascii: "?") }
    let query = rest.dropFirst(path.count + 1)
    self = try scheme == "https" || scheme == "http" ? Self.web(scheme, path, limits) : Self.own(scheme, path, limits)
    self.query = try Self.pairs(query, limits)
    self.fragment = fragment.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the fragment is a path, as in the URLs of single-page sites: `#/items/5`, or `#!/items/5`.
  var hasPathInFragment: Bool { fragment.map { $0.hasPrefix("/") || $0.hasPrefix("!/") } ?? false }

  /// The same with the path and the query in the fragment, which come after a mark.
  ///
  /// If a name is in both queries, the fragment's value comes first.
  func enteringFragment(_ limits: LinkLimits) throws(Malformed) -> LinkAddress {
    guard hasPathInFragment, let fragment else { return self }
    let text = Array(fragment.utf8.drop { $0 == UInt8(ascii: "!") })[...]
    let path = text.prefix { $0 != UInt8(ascii: "?") }
    var address = self
    address.segments += [LinkSyntax.fragmentMark]
    address.segments += try Self.segments(path, limits)
    address.query = try Self.pairs(text.dropFirst(path.count + 1), limits) + query
    address.fragment = nil
    let (segments, names) = (address.segments.count, address.query.count)
    guard segments <= limits.segments else { throw .tooLarge(segments, "segments", limit: limits.segments) }
    guard names <= limits.queries else { throw .tooLarge(names, "query items", limit: limits.queries) }
    return address
  }

  private static func checkCharacters(_ bytes: ArraySlice<UInt8>) throws(Malformed) {
    for byte in bytes where !Self.isAllowed(byte) {
      throw Malformed("it contains \(name(of: byte)), which must be percent-encoded.")
    }
  }

  /// Whether a byte may appear unencoded in a URL: what RFC 3986 allows, and letters of all languages.
  ///
  /// Control characters, spaces, and `"<>\^` and `` `{|} `` are refused, because some programs read them as something
  /// else.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: false
    case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D: false
    default: true
    }
  }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x20: "a space"
    case 0x21...0x7E: "the character \(Character(Unicode.Scalar(byte)))"
    default: "a control character"
    }
  }

  private static func cutScheme(_ rest: inout ArraySlice<UInt8>) throws(Malformed) -> String {
    let scheme = rest.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < rest.count, LinkSyntax.isScheme(scheme) else {
      throw Malformed("it does not begin with a scheme, such as https: or one of the app's own.")
    }
    rest = rest.dropFirst(scheme.count + 1)
    return String(decoding: scheme.map(LinkSyntax.lowercased), as: UTF8.self)
  }
}

// The two kinds of URLs.
extension LinkAddress {
  /// `https://shop.example.com/items/5`.
  private static func web(
    _ scheme: String, _ rest: ArraySlice<UInt8>, _ limits: LinkLimits
  ) throws(Malformed) -> LinkAddress {
    guard let (authority, path) = split(rest) else { throw Malformed("its scheme is not followed by //.") }
    try refuseUser(authority)
    let host = authority.prefix { $0 != UInt8(ascii: ":") }
    let port = String(decoding: authority.dropFirst(host.count), as: UTF8.self)
    guard port.count < 2 || port == (scheme == "https" ? ":443" : ":80") else {
      throw Malformed("it names a port other than the usual one.")
    }
    guard LinkSyntax.isHost(host) else {
      throw Malformed("its host is missing or has other characters than letters, digits, dots and hyphens.")
    }
    let name = String(decoding: host.map(LinkSyntax.lowercased), as: UTF8.self)
    var address = LinkAddress(origin: .host(name))
    address.beginning = "\(scheme)://\(name)/"
    address.segments = try segments(path, limits)
    return address
  }

  /// `shop://items/5`: the first segment is in the host's place.
  private static func own(
    _ scheme: String, _ rest: ArraySlice<UInt8>, _ limits: LinkLimits
  ) throws(Malformed) -> LinkAddress {
    var address = LinkAddress(origin: .scheme(scheme))
    guard let (authority, path) = split(rest) else {
      address.segments = try segments(rest, limits)
      return address
    }
    guard !authority.isEmpty else {
      address.segments = try segments(path, limits)
      return address
    }
    try refuseUser(authority)
    guard !authority.contains(UInt8(ascii: ":")) else {
      throw Malformed("it names a port, which a URL with the app's own scheme cannot have.")
    }
    address.segments = try segments(rest.dropFirst(2), limits)
    return address
  }

  /// The text between `//` and the path, and the path; nil if there is no `//`.
  private static func split(
    _ rest: ArraySlice<UInt8>
  ) -> (authority: ArraySlice<UInt8>, path: ArraySlice<UInt8>)? {
    guard rest.starts(with: "//".utf8) else { return nil }
    let authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
    return (authority, rest.dropFirst(2 + authority.count))
  }

  private static func refuseUser(_ authority: ArraySlice<UInt8>) throws(Malformed) {
    guard !authority.contains(UInt8(ascii: "@")) else {
      throw Malformed("it names a user before its host, which makes it look like a URL of another site.")
    }
  }
}

// Paths and queries.
extension LinkAddress {
  /// The path's segments; one slash before and one after them don't count.
  private static func segments(_ path: ArraySlice<UInt8>, _ limits: LinkLimits) throws(Malformed) -> [String] {
    var path = path
    if path.first == UInt8(ascii: "/") { path = path.dropFirst() }
    if path.count > 1, path.last == UInt8(ascii: "/") { path = path.dropLast() }
    let parts = path.isEmpty ? [] : path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count <= limits.segments else { throw .tooLarge(parts.count, "segments", limit: limits.segments) }
    var segments: [String] = []
    segments.reserveCapacity(parts.count)
    for part in parts { segments.append(try segment(part)) }
    return segments
  }

  private static func segment(_ bytes: ArraySlice<UInt8>) throws(Malformed) -> String {
    guard !bytes.isEmpty else { throw Malformed("its path has an empty segment.") }
    let text = try LinkSyntax.decoded(bytes)
    guard !LinkSyntax.isDots(text) else {
      throw Malformed("its path contains the segment \"\(text)\", which stands for another path.")
    }
    return text
  }

  /// The query's names and values: `a=1&b=2`; a plus sign is a space.
  private static func pairs(_ query: ArraySlice<UInt8>, _ limits: LinkLimits) throws(Malformed) -> [Pair] {
    guard !query.isEmpty else { return [] }
    let parts = query.split(separator: UInt8(ascii: "&"))
    guard parts.count <= limits.queries else { throw .tooLarge(parts.count, "query items", limit: limits.queries) }
    var pairs: [Pair] = []
    for part in parts {
      let name = part.prefix { $0 != UInt8(ascii: "=") }
      let value = part.dropFirst(name.count + 1)
      pairs.append(Pair(name: try LinkSyntax.decodedForm(name), value: try LinkSyntax.decodedForm(value)))
    }
    return pairs
  }
}

/// What is wrong with a text that should be a URL.
struct Malformed: Error, Equatable {
  let sentence: String
  /// Whether the text exceeds a limit.
  var isTooLarge = false

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// More of something than allowed.
  static func tooLarge(_ count: Int, _ things: String, limit: Int) -> Malformed {
    var problem = Malformed("it has \(count) \(things), but at most \(limit) are allowed.")
    problem.isTooLarge = true
    return problem
  }
}
