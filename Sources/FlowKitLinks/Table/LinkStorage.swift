import FlowKit

/// The storage that copies of a ``LinkTable`` share.
final class LinkStorage: Sendable {
  let links: [LinkDeclaration]
  let limits: LinkLimits
  /// The origins of each link's group, by link.
  let origins: [[LinkOrigin]]
  let tries: [LinkTrie]
  /// The trie of each origin.
  let trieOfOrigin: [LinkOrigin: Int]
  /// The patterns of hosts, the narrowest first.
  private let hostPatterns: [LinkOrigin]

  init(_ groups: [LinkGroup], _ limits: LinkLimits) {
    self.limits = limits
    links = groups.flatMap(\.links)
    origins = groups.flatMap { group in group.links.map { _ in group.origins } }
    var tries: [LinkTrie] = []
    var trieOfGroups: [[Int]: Int] = [:]
    var trieOfOrigin: [LinkOrigin: Int] = [:]
    for (origin, members) in Self.members(of: groups) {
      let key = [origin.hasFoldedStart ? 1 : 0] + members
      if trieOfGroups[key] == nil {
        trieOfGroups[key] = tries.count
        tries.append(LinkTrie(hasFoldedStart: origin.hasFoldedStart, groups, members))
      }
      trieOfOrigin[origin] = trieOfGroups[key]
    }
    self.tries = tries
    self.trieOfOrigin = trieOfOrigin
    hostPatterns = trieOfOrigin.keys.filter(\.isPattern).sorted { $0.description.count > $1.description.count }
  }

  /// The trie of a URL's origin; nil if no link begins with it.
  func trie(of origin: LinkOrigin) -> LinkTrie? {
    let known = trieOfOrigin[origin] ?? hostPatterns.first { $0.covers(origin) }.flatMap { trieOfOrigin[$0] }
    return known.map { tries[$0] }
  }

  /// The groups of each origin, including those whose patterns stand for its host.
  private static func members(of groups: [LinkGroup]) -> [(LinkOrigin, [Int])] {
    var members: [LinkOrigin: [Int]] = [:]
    for (index, group) in groups.enumerated() {
      for origin in Set(group.origins) { members[origin, default: []].append(index) }
    }
    for (index, group) in groups.enumerated() {
      for pattern in group.origins where pattern.isPattern {
        for origin in members.keys where pattern.covers(origin) && members[origin]?.contains(index) == false {
          members[origin]?.append(index)
        }
      }
    }
    return members.mapValues { $0.sorted() }.sorted { $0.key.description < $1.key.description }.map {
      ($0.key, $0.value)
    }
  }
}

extension LinkGroup {
  /// The beginnings of its URLs; addresses use the first.
  var origins: [LinkOrigin] {
    hosts.map { .host(LinkSyntax.folded($0)) } + schemes.map { .scheme(LinkSyntax.folded($0)) }
  }
}

extension LinkTrie {
  /// A trie of the links of some groups; links are numbered across all groups.
  fileprivate init(hasFoldedStart: Bool, _ groups: [LinkGroup], _ members: [Int]) {
    self.init(hasFoldedStart: hasFoldedStart)
    var number = 0
    for (index, group) in groups.enumerated() {
      if members.contains(index) {
        for (offset, link) in group.links.enumerated() { insert(link.pattern, link: number + offset) }
      }
      number += group.links.count
    }
  }
}
