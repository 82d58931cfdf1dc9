public import FlowKit

/// What happened.
@MainActor
public struct NewsFlow {
  let services: Services

  /// Leads to each article.
  public var list: Flow<NewsListScreen> {
    Flow(with: NewsListScreen(articles: services.articles)) { screen, lets in
      screen.onSelect = lets.push(article)
      screen.onReaders = lets.select(ReadersFlow(services: services).list)
      screen.onSignOut = lets.popTo(AppFlow(services: services).signIn) { $0.welcomeBack }
    }
  }

  /// One article: another flow for each number.
  public func article(_ id: Article.ID) -> Flow<ArticleScreen> {
    Flow(with: ArticleScreen(article: services.article(id)), id: id) { screen, lets in
      screen.onBack = lets.pop()
    }
  }
}
