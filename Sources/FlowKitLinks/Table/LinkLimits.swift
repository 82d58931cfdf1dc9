/// The limits for URLs from any source.
///
/// ```swift
/// let table = try LinkTable(shop.links, limits: LinkLimits(length: 500))
/// ```
public struct LinkLimits: Hashable, Sendable {
  /// The maximum length of a URL, in bytes.
  package var length: Int
  /// The maximum number of segments in a path.
  package var segments: Int
  /// The maximum number of names and values in a query.
  package var queries: Int
  /// The maximum number of steps that any URL may take.
  ///
  /// Checked when a table is made, not when a URL is opened. If the arguments of a table are so ambiguous that some URL
  /// could take more steps, making the table is an error.
  package var steps: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - length: The maximum length of a URL, in bytes.
  ///   - segments: The maximum number of segments in a path.
  ///   - queries: The maximum number of names and values in a query.
  ///   - steps: The maximum number of steps that any URL may take.
  public init(length: Int = 2_048, segments: Int = 32, queries: Int = 64, steps: Int = 1_000) {
    self.length = length
    self.segments = segments
    self.queries = queries
    self.steps = steps
  }
}
