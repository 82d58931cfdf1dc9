/// The links of an app: from URLs to the places that they show, and back.
///
/// ```swift
/// navigator.links = try LinkTable(shop.links, account.links)
/// try navigator.open("shop://items/5")
/// print(navigator.url)   // https://shop.example.com/items/5
/// ```
///
/// Of several links that a URL fits, the more specific one is meant, in whatever order they were added. Segments are
/// compared from the left: a fixed one comes before an argument, a narrow type before a wide one (`UUID`, raw values,
/// `Bool`, whole numbers, numbers, other types, `String`), and anything before a list. Then the one that
/// requires more of the query, then the one that leaves nothing out.
///
/// It prints as a list of all links.
public struct LinkTable: Sendable {
  let storage: LinkStorage

  init(storage: LinkStorage) {
    self.storage = storage
  }

  /// Makes one table of the links of several groups.
  ///
  /// - Parameters:
  ///   - groups: The groups; of those that have schemes or hosts in common, all links count.
  ///   - limits: How much of a URL is looked at.
  /// - Throws: All that is wrong: links that cannot be told apart, or that no URL can mean.
  public init(_ groups: LinkGroup..., limits: LinkLimits = LinkLimits()) throws(LinkTableError) {
    try self.init(groups, limits: limits)
  }

  /// Makes one table of the links of as many groups as there are.
  ///
  /// - Parameters:
  ///   - groups: The groups; of those that have schemes or hosts in common, all links count.
  ///   - limits: How much of a URL is looked at.
  /// - Throws: All that is wrong: links that cannot be told apart, or that no URL can mean.
  public init(_ groups: [LinkGroup], limits: LinkLimits = LinkLimits()) throws(LinkTableError) {
    let storage = LinkStorage(groups, limits)
    let problems = groups.flatMap { $0.problems(limits) } + storage.problems
    guard problems.isEmpty else { throw LinkTableError(problems: problems) }
    self.storage = storage
  }

  /// How many links it has.
  public var count: Int { storage.links.count }

  /// The steps that the worst URL takes, for tests.
  package var worstSteps: Int { storage.tries.map(\.worstSteps).max() ?? 0 }
}
