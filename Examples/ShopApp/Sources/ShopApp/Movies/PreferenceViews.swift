#if canImport(SwiftUI)
  import MovieFlows
  import SwiftUI

  /// Lists what can be set.
  struct PreferenceListView: View {
    let screen: PreferenceListScreen

    var body: some View {
      List {
        Button("Account") { screen.onAccount() }
        Button("News") { screen.onNews() }
        Button("About") { screen.onAbout() }
      }
    }
  }

  /// Shows who uses the movies.
  struct AccountView: View {
    let screen: AccountScreen

    var body: some View {
      VStack(spacing: 16) {
        Text(verbatim: screen.name)
        Button("Sign out") { screen.onSignOut() }
      }
    }
  }

  /// Shows whether somebody wants to hear of new movies.
  struct NewsSettingView: View {
    let screen: NewsSettingScreen
    @State private var isOn = false

    var body: some View {
      Button(isOn ? "Tell me no more of new movies" : "Tell me of new movies") {
        screen.change()
        isOn = screen.isOn
      }
      .onAppear { isOn = screen.isOn }
    }
  }

  /// Says what this is.
  struct AboutView: View {
    let screen: AboutScreen

    var body: some View {
      VStack(spacing: 16) {
        Text("Movies, by FlowKit.")
        Button("Thanks") { screen.onThanks() }
      }
    }
  }
#endif
