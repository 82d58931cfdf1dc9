/// Lists the news.
public final class NewsListScreen {
  /// An article was chosen.
  public var onSelect: (Article.ID) -> Void = { _ in }
  /// The reader would rather see who else reads.
  public var onReaders: () -> Void = {}
  /// The reader would rather see the lists in another way.
  public var onLook: (Look) -> Void = { _ in }
  /// The reader leaves.
  public var onSignOut: () -> Void = {}

  /// The news.
  public let articles: [Article]

  /// Makes the screen.
  public init(articles: [Article]) {
    self.articles = articles
  }
}
