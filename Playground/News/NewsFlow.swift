public import FlowKit

/// What happened.
@MainActor
public struct NewsFlow {
  let services: Services

  /// Leads to each article.
  public var list: Flow<NewsListScreen> {
    Flow(with: NewsListScreen(articles: services.articles)) { screen, lets in
      screen.onSelect = lets.push(article)
      screen.onReaders = lets.send(HomeRoute.readers)
      screen.onLook = lets.send(HomeRoute.look)
      screen.onSignOut = lets.send(HomeRoute.signOut)
    }
  }

  /// One article: another flow for each number.
  public func article(_ id: Article.ID) -> Flow<ArticleScreen> {
    Flow(with: ArticleScreen(article: services.article(id)), id: id) { screen, lets in
      screen.onBack = lets.pop()
    }
  }
}
