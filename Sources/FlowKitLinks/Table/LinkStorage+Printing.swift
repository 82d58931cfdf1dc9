extension LinkStorage {
  /// The URL of a link with arguments; nil where no URL says them, where it would be too long, and where it would mean
  /// another link.
  func url(of link: Int, _ texts: [[String]]) -> String? {
    guard let origin = origins[link].first else { return nil }
    guard let text = links[link].pattern.address(texts, origin: origin)?.text else { return nil }
    guard let address = try? LinkAddress(text, limits: limits), let match = try? match(address, text) else {
      return nil
    }
    return match.link == link && match.reading.texts == texts ? text : nil
  }
}

extension LinkPattern {
  /// The address with these texts in the parts' places; nil where a segment is left out before one that is not.
  fileprivate func address(_ texts: [[String]], origin: LinkOrigin) -> LinkAddress? {
    var address = LinkAddress(origin: origin)
    var isShort = false
    for segment in segments {
      switch segment {
      case .fixed(let text): address.segments.append(text)
      case .part(let part, _):
        guard !isShort || texts[part].isEmpty else { return nil }
        isShort = texts[part].isEmpty
        address.segments += texts[part]
      }
    }
    address.query = queries.flatMap { query in
      texts[query.part].map { LinkAddress.Pair(name: query.name, value: $0) }
    }
    return address
  }
}
