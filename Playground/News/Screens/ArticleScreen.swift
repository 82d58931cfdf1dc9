/// Shows one article.
public final class ArticleScreen {
  /// The reader has read enough.
  public var onBack: () -> Void = {}

  /// The article; nil where it was taken back.
  public let article: Article?

  /// Makes the screen.
  public init(article: Article?) {
    self.article = article
  }
}
