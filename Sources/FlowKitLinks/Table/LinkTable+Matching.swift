public import Foundation

extension LinkTable {
  /// Finds the link that a URL means.
  ///
  /// The cost grows with the URL's length, not with the number of links. You can call it from any thread.
  ///
  /// - Parameter url: The URL, as a stranger wrote it; its `absoluteString` is read.
  /// - Returns: The link with its arguments.
  /// - Throws: The reason why no link accepts it.
  public func match(_ url: URL) throws(LinkIssue) -> LinkMatch { try match(text: url.absoluteString) }

  /// Finds the link that a text means, whatever it is.
  package func match(text url: String) throws(LinkIssue) -> LinkMatch {
    let address: LinkAddress
    do throws(Malformed) {
      address = try LinkAddress(url, limits: storage.limits)
    } catch {
      throw LinkIssue(malformed: error, url, storage)
    }
    return try storage.match(address, url)
  }
}

extension LinkStorage {
  func match(_ address: LinkAddress, _ url: @autoclosure () -> String) throws(LinkIssue) -> LinkMatch {
    guard let trie = trie(of: address.origin) else {
      throw LinkIssue(
        .unknownOrigin, url(), problem: "no link begins with \(address.beginning).\(knownOrigins)", storage: self,
        address: address)
    }
    var whole = address
    do throws(Malformed) {
      if trie.readsFragments { whole = try address.enteringFragment(limits) }
    } catch {
      throw LinkIssue(malformed: error, url(), self)
    }
    var found: LinkMatch?
    var attempts: [LinkIssue.Attempt] = []
    // A fragment without segments may say nothing, as on the first page of a single-page site.
    for candidate in whole.segments.last == LinkSyntax.fragmentMark ? [whole, address] : [whole] {
      _ = trie.find(candidate.segments) { end in
        do throws(LinkIssue.Attempt) {
          found = try match(end, candidate, url)
        } catch {
          if attempts.count < 8 { attempts.append(error) }
        }
        return found != nil
      }
      if let found { return found }
    }
    guard attempts.isEmpty else {
      throw LinkIssue(.badArguments, url(), tried: attempts, storage: self, address: whole)
    }
    throw LinkIssue(
      .noMatch, url(), problem: problem(withPathOf: whole), storage: self, address: withoutHost(whole))
  }

  /// The possible beginnings of URLs, if there are few.
  private var knownOrigins: String {
    let origins = trieOfOrigin.keys.map(\.description).sorted()
    return origins.isEmpty || origins.count > 4 ? "" : " Links begin with \(origins.joined(separator: " or "))."
  }

  /// Reads the arguments of a link whose path fits.
  private func match(
    _ end: LinkTrie.End, _ address: LinkAddress, _ url: () -> String
  ) throws(LinkIssue.Attempt) -> LinkMatch {
    let link = links[end.link], pattern = link.pattern
    if let name = end.required.first(where: { name in !address.query.contains { $0.name == name } }) {
      throw LinkIssue.Attempt(pattern, "the query has no \"\(name)\"")
    }
    var texts = pattern.texts(of: address, in: pattern.variants[end.variant])
    for part in pattern.urlParts { texts[part] = [url()] }
    do throws(LinkDeclaration.Unreadable) {
      return LinkMatch(storage: self, link: end.link, origin: address.origin, reading: try link.read(texts))
    } catch {
      throw LinkIssue.Attempt(pattern, unreadable: error.part, texts[error.part])
    }
  }
}

extension LinkPattern {
  /// The texts of each part in an address whose path fits a variant.
  fileprivate func texts(of address: LinkAddress, in variant: [Segment]) -> LinkDeclaration.Texts {
    var texts = LinkDeclaration.Texts(repeating: [], count: forms.count)
    for (index, segment) in variant.enumerated() {
      switch segment.content {
      case .argument(let part, let form):
        texts[part] = form.count == .list ? Array(address.segments[index...]) : [address.segments[index]]
      case .fixed:
        if let part = segment.optionalPart, forms[part].isFlag { texts[part] = ["true"] }
      }
    }
    for query in queries { texts[query.part] = self.texts(of: query, in: address) }
    return texts
  }

  private func texts(of query: Query, in address: LinkAddress) -> [String] {
    guard let name = query.name else {
      let others = queries.compactMap(\.name)
      return LinkQuery.texts(of: address.query.filter { !others.contains($0.name) })
    }
    let values = address.values(of: name)
    return query.form.count == .list ? values : Array(values.prefix(1))
  }
}
