#if canImport(SwiftUI)
  import MovieFlows
  import SwiftUI

  /// Says what the movies are for.
  struct WelcomeView: View {
    let screen: WelcomeScreen

    var body: some View {
      VStack(spacing: 16) {
        Text("Movies that were never made.")
        Button("Continue") { screen.onContinue() }
      }
    }
  }

  /// Asks for a name.
  struct NameView: View {
    let screen: NameScreen
    @State private var name = ""
    @State private var message = ""

    var body: some View {
      VStack(spacing: 16) {
        Text(verbatim: message)
        TextField("Name", text: $name)
        Button("Continue") { goOn() }
      }
      .onAppear { (name, message) = (screen.name, screen.message) }
    }

    private func goOn() {
      screen.name = name
      screen.goOn()
      message = screen.message
    }
  }

  /// Asks whether somebody wants to hear of new movies.
  struct PermissionView: View {
    let screen: PermissionScreen

    var body: some View {
      VStack(spacing: 16) {
        Text("Shall we tell you of new movies?")
        Button("Yes") { screen.answer(true) }
        Button("No") { screen.answer(false) }
      }
    }
  }
#endif
