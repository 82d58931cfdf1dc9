// What a URL is told whose path no link has.
extension LinkStorage {
  /// That no link has the path, and what may be the reason: its scheme, its host, or its fragment.
  func problem(withPathOf address: LinkAddress) -> String {
    "no link matches its path.\(origin(of: address) ?? "")\(fragment(of: address))"
  }

  private func origin(of address: LinkAddress) -> String? {
    if beginsWithHost(address), let first = address.segments.first {
      return
        " After \(address.beginning), the host \(LinkText.shortened(first, to: 40)) is read as the first segment of"
        + " the path, because a scheme of the app's own has no hosts. Leave it out."
    }
    let others = trieOfOrigin.filter { $0.key != address.origin && !$0.key.isPattern }
      .sorted { $0.key.description < $1.key.description }
    // A stranger's URL must not cost more with many groups.
    let other = others.prefix(8).first { tries[$0.value].find(address.segments) { _ in true } }
    return other.map { " It begins with \(address.beginning), but the path is one of \($0.key)." }
  }

  /// The same without a host that is read as a segment.
  func withoutHost(_ address: LinkAddress) -> LinkAddress {
    var rest = address
    if beginsWithHost(address) { rest.segments.removeFirst() }
    return rest
  }

  private func beginsWithHost(_ address: LinkAddress) -> Bool {
    guard case .scheme = address.origin, let first = address.segments.first else { return false }
    return first.contains(".") && trie(of: .host(LinkSyntax.folded(first))) != nil
  }

  private func fragment(of address: LinkAddress) -> String {
    guard address.fragment != nil else { return "" }
    let advice = address.hasPathInFragment ? " To match it, begin a link's path with #, as in add(\"#/items\")." : ""
    return " What follows the # was ignored.\(advice)"
  }
}
