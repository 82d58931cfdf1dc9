package import FlowKit

/// The links of an app: from URLs to places, and back.
///
/// ```swift
/// navigator.links = try LinkTable(shop.links, account.links)
/// try navigator.open("shop://items/5")
/// print(navigator.url)   // https://shop.example.com/items/5
/// ```
///
/// If several links fit a URL, the most specific one wins; the order in which you add them doesn't matter. Segments
/// are compared from the left: a fixed segment comes before an argument, a narrow type before a wide one (`UUID`, raw
/// values, `Bool`, whole numbers, other numbers, other types, `String`), and anything before a list. Next comes the
/// link that requires more of the query, then the one that leaves nothing out.
///
/// It prints as a list of all links.
public struct LinkTable: Sendable {
  let storage: LinkStorage

  init(storage: LinkStorage) {
    self.storage = storage
  }

  /// Makes one table from the links of several groups.
  ///
  /// - Parameters:
  ///   - groups: The groups; they may share schemes and hosts.
  ///   - limits: The limits for URLs.
  /// - Throws: Everything that is wrong: links that can't be told apart, or that no URL can mean.
  public init(_ groups: LinkGroup..., limits: LinkLimits = LinkLimits()) throws(LinkTableError) {
    try self.init(groups, limits: limits)
  }

  /// Makes one table from the links of an array of groups.
  ///
  /// - Parameters:
  ///   - groups: The groups; they may share schemes and hosts.
  ///   - limits: The limits for URLs.
  /// - Throws: Everything that is wrong: links that can't be told apart, or that no URL can mean.
  package init(_ groups: [LinkGroup], limits: LinkLimits = LinkLimits()) throws(LinkTableError) {
    let storage = LinkStorage(groups, limits)
    let problems = groups.flatMap { $0.problems(limits) } + storage.problems
    guard problems.isEmpty else { throw LinkTableError(problems: problems) }
    self.storage = storage
  }

  /// The number of links.
  package var count: Int { storage.links.count }

  /// The patterns of all links, and where they are written.
  package var declared: [(pattern: String, place: SourcePlace)] {
    storage.links.map { ($0.pattern.description, $0.pattern.place) }
  }

  /// The steps of the worst URL, for tests.
  package var worstSteps: Int { storage.tries.map(\.worstSteps).max() ?? 0 }
}
