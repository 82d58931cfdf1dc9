/// How much of a URL is looked at, whoever has written it.
///
/// ```swift
/// let table = try LinkTable(shop.links, limits: LinkLimits(length: 500))
/// ```
public struct LinkLimits: Hashable, Sendable {
  /// The longest URL, in bytes.
  public var length: Int
  /// The most segments of a path.
  public var segments: Int
  /// The most names and values in a query.
  public var queries: Int
  /// The most steps that the worst URL may take, whatever it is.
  ///
  /// Checked when a table is made, not when a URL is opened: a table whose arguments are so ambiguous that
  /// some URL could take more is an error.
  public var steps: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - length: The longest URL, in bytes.
  ///   - segments: The most segments of a path.
  ///   - queries: The most names and values in a query.
  ///   - steps: The most steps that the worst URL may take.
  public init(length: Int = 2_048, segments: Int = 32, queries: Int = 64, steps: Int = 1_000) {
    self.length = length
    self.segments = segments
    self.queries = queries
    self.steps = steps
  }
}
