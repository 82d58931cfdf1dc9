/// Lists the readers.
public final class ReaderListScreen {
  /// A reader was chosen.
  public var onSelect: (Reader.ID) -> Void = { _ in }
  /// Back to the news.
  public var onNews: () -> Void = {}
  /// The reader leaves.
  public var onSignOut: () -> Void = {}

  /// The readers.
  public let readers: [Reader]

  /// Makes the screen.
  public init(readers: [Reader]) {
    self.readers = readers
  }
}
