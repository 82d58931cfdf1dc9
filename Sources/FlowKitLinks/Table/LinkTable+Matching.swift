public import Foundation

extension LinkTable {
  /// Finds the link that a URL means.
  ///
  /// It costs by the URL's length, not by the number of links, and can be called from any thread.
  ///
  /// - Parameter url: The URL, as a stranger wrote it.
  /// - Returns: The link with its arguments.
  /// - Throws: Why it is none.
  public func match(_ url: String) throws(LinkIssue) -> LinkMatch {
    let address: LinkAddress
    do throws(Malformed) {
      address = try LinkAddress(url, limits: storage.limits)
    } catch {
      throw LinkIssue(
        error.isTooLarge ? .tooLarge : .malformed, url, problem: error.sentence, storage: storage, address: nil)
    }
    return try storage.match(address, url)
  }

  /// Finds the link that a URL means.
  ///
  /// - Parameter url: The URL; what counts is its `absoluteString`.
  /// - Returns: The link with its arguments.
  /// - Throws: Why it is none.
  public func match(_ url: URL) throws(LinkIssue) -> LinkMatch { try match(url.absoluteString) }
}

extension LinkStorage {
  func match(_ address: LinkAddress, _ url: @autoclosure () -> String) throws(LinkIssue) -> LinkMatch {
    guard let trie = trieOfOrigin[address.origin] else {
      throw LinkIssue(
        .unknownOrigin, url(), problem: "no link begins with \(address.origin).", storage: self, address: address)
    }
    var found: LinkMatch?
    var attempts: [LinkIssue.Attempt] = []
    _ = tries[trie].find(address.segments) { end in
      do throws(LinkIssue.Attempt) {
        found = try match(end, address)
      } catch {
        if attempts.count < 8 { attempts.append(error) }
      }
      return found != nil
    }
    if let found { return found }
    throw LinkIssue(
      attempts.isEmpty ? .noMatch : .badArguments, url(), tried: attempts, storage: self, address: address)
  }

  /// Reads the arguments of a link whose path fits.
  private func match(_ end: LinkTrie.End, _ address: LinkAddress) throws(LinkIssue.Attempt) -> LinkMatch {
    let link = links[end.link], pattern = link.pattern
    if let name = end.required.first(where: { name in !address.query.contains { $0.name == name } }) {
      throw LinkIssue.Attempt(pattern, "its query has no \(name)")
    }
    let texts = pattern.texts(of: address)
    do throws(LinkDeclaration.Unreadable) {
      return LinkMatch(storage: self, link: end.link, reading: try link.read(texts))
    } catch {
      throw LinkIssue.Attempt(pattern, unreadable: error.part, texts[error.part])
    }
  }
}

extension LinkPattern {
  /// The texts of each part in an address whose path fits.
  fileprivate func texts(of address: LinkAddress) -> [[String]] {
    var texts = [[String]](repeating: [], count: forms.count)
    for (index, segment) in segments.enumerated() where index < address.segments.count {
      guard case .part(let part, let form) = segment else { continue }
      texts[part] = form.count == .list ? Array(address.segments[index...]) : [address.segments[index]]
    }
    for query in queries {
      let values = address.values(of: query.name)
      texts[query.part] = query.form.count == .list ? values : Array(values.prefix(1))
    }
    return texts
  }
}
