#if canImport(SwiftUI)
  import FlowKitSwiftUI
  import MovieFlows
  import SwiftUI

  /// Shows the movies: a flow in SwiftUI needs a view for each of its screens; tabs, pages and columns are there.
  struct MoviesView: View {
    let screen: MoviesScreen

    var body: some View {
      VStack(spacing: 0) {
        Button("Done") { screen.onClose() }.accessibilityIdentifier("MoviesScreen.onClose")
        flow
      }
      #if canImport(UIKit)
        .toolbar(.hidden, for: .navigationBar)  // those of the movies are enough
      #endif
    }

    private var flow: some View {
      FlowView(screen.navigator) { views in
        views.show(WelcomeScreen.self) { WelcomeView(screen: $0) }
        views.show(NameScreen.self) { NameView(screen: $0) }
        views.show(PermissionScreen.self) { PermissionView(screen: $0) }
        views.show(MovieListScreen.self) { list in
          MovieListView(movies: { list.movies }, pick: list.pick)
        }
        views.show(NewMovieListScreen.self) { list in
          MovieListView(movies: { list.movies }, pick: list.pick)
        }
        views.show(MovieScreen.self) { MovieView(screen: $0) }
        views.show(TrailerScreen.self) { TrailerView(screen: $0) }
        views.show(CastMemberScreen.self) { CastMemberView(screen: $0) }
        views.show(PreferenceListScreen.self) { PreferenceListView(screen: $0) }
        views.show(AccountScreen.self) { AccountView(screen: $0) }
        views.show(NewsSettingScreen.self) { NewsSettingView(screen: $0) }
        views.show(AboutScreen.self) { AboutView(screen: $0) }
        views.show(ThanksScreen.self) { _ in Text("Thanks to whoever watches.") }
        views.tab(screen.movies.wishlist) { Label("Wishlist", systemImage: "heart") }
        views.tab(screen.movies.watched) { Label("Watched", systemImage: "checkmark") }
        views.tab(screen.movies.news) { Label("New", systemImage: "sparkles") }
        views.tab(screen.movies.preferences) { Label("Settings", systemImage: "gear") }
        views.showAlert(SignOutScreen.self, title: { _ in "Sign out?" }) { question in
          Button("Sign out", role: .destructive) { question.onConfirm() }
          Button("Stay", role: .cancel) { question.onCancel() }
        }
      }
    }
  }
#endif
