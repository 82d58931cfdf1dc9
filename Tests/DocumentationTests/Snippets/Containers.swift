import FlowKit

// hide
@MainActor
enum ContainersArticle {
  final class HomeScreen { var onSignedIn: () -> Void = {} }

  static func bind(_ home: HomeScreen, _ lets: Lets, _ wishes: Flow<HomeScreen>, _ account: Flow<HomeScreen>) {
    // show
    home.onSignedIn = lets.perform(.setChildren(wishes, account, selecting: 1))
    // hide
  }
}
