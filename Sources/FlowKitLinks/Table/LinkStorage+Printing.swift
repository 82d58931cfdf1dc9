extension LinkStorage {
  /// The URL of a link with arguments; nil if no URL can express them, or the URL would be too long or mean another
  /// link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - texts: The texts of its parts.
  ///   - opened: The origin to take if the link's group names no host and no scheme.
  /// - Returns: The URL.
  func url(of link: Int, _ texts: LinkDeclaration.Texts, opened: LinkOrigin? = nil) -> String? {
    guard let origin = origins[link].first(where: { !$0.isPattern }) ?? opened else { return nil }
    guard let text = links[link].pattern.address(texts, origin: origin).text else { return nil }
    guard let address = try? LinkAddress(text, limits: limits), let match = try? match(address, text) else {
      return nil
    }
    return match.link == link && match.reading.texts == texts ? text : nil
  }
}

extension LinkPattern {
  /// The address with these texts in the parts' places.
  fileprivate func address(_ texts: LinkDeclaration.Texts, origin: LinkOrigin) -> LinkAddress {
    var address = LinkAddress(origin: origin)
    for segment in segments where segment.optionalPart.map({ !texts[$0].isEmpty }) ?? true {
      switch segment.content {
      case .fixed(let text): address.segments.append(text == "#" ? LinkSyntax.fragmentMark : text)
      case .argument(let part, _): address.segments += texts[part]
      }
    }
    address.query = queries.flatMap { query in
      query.name.map { name in texts[query.part].map { LinkAddress.Pair(name: name, value: $0) } }
        ?? LinkQuery.pairs(of: texts[query.part])
    }
    return address
  }
}
