public import FlowKit

/// The lists of news and of readers, together.
@MainActor
public struct HomeFlow {
  let services: Services

  /// What happened.
  public var news: NewsFlow { NewsFlow(services: services) }
  /// Who reads about it.
  public var readers: ReadersFlow { ReadersFlow(services: services) }

  /// The same two lists, in one of three ways; another flow for each.
  ///
  /// It answers the routes of all that it contains.
  public func shown(as look: Look) -> Flow<FrontPageScreen> {
    Flow(with: FrontPageScreen(look: look), containing: children(look), id: look) { screen, lets in
      screen.onSelect = lets.select { $0 }
      screen.onLook = lets.replace(with: shown)
      screen.onSignOut = lets.popTo(AppFlow(services: services).signIn) { $0.welcomeBack }
    }
    .handling(HomeRoute.self, answer)
  }

  private func answer(to route: HomeRoute) -> NavigationAction {
    switch route {
    case .news: .select(news.list)
    case .article(let id): .batch(.select(news.list), .goTo(news.article(id)))
    case .readers: .select(readers.list)
    case .reader(let id): .batch(.select(readers.list), .goTo(readers.reader(id)))
    case .look(let look): .replace(with: shown(as: look))
    case .signOut: .popTo(AppFlow(services: services).signIn) { $0.welcomeBack() }
    }
  }

  /// The lists lead to each other as pages of a paper do: in tabs, the system's back goes back through all of them.
  private func children(_ look: Look) -> FlowChildren {
    switch look {
    case .tabs: .tabs(news.list, readers.list, back: .allPreviousTabs)
    case .split: .split(news.list, readers.list)
    case .pages: .pages(news.list, readers.list, loops: true)
    }
  }
}
