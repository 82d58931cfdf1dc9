/// Where the two lists, and all that they lead to, may want to go; what that takes is known to the flow around them.
public enum HomeRoute: Hashable, Sendable {
  /// To the news.
  case news
  /// To one article.
  case article(Article.ID)
  /// To the readers.
  case readers
  /// To one reader.
  case reader(Reader.ID)
  /// To the same lists, shown in another way.
  case look(Look)
  /// Out.
  case signOut
}
