#if canImport(SwiftUI)
  import FlowKit
  import FlowKitSwiftUI
  import SwiftUI

  // hide
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ComingFrom {
    // show
    struct ShelfView: View {
      let screen: ShelfScreen

      var body: some View {
        List {
          ForEach(screen.books, id: \.self) { title in
            Button(title) { screen.onBook(title) }
          }
          Button("Settings") { screen.onSettings() }
        }
        .navigationTitle("Shelf")
      }
    }

    struct BookView: View {
      let screen: BookScreen

      var body: some View {
        VStack {
          Button("More like this") { screen.onSimilar("Persuasion") }
          Button("Back to the shelf") { screen.onShelf() }
        }
        .navigationTitle(screen.title)
      }
    }

    struct SettingsView: View {
      let screen: SettingsScreen

      var body: some View {
        Button("Done") { screen.onDone() }
      }
    }

    struct LibraryView: View {
      @State private var navigator = Navigator(root: LibraryFlow().shelf)

      var body: some View {
        FlowView(navigator) { views in
          views.show(ShelfScreen.self) { ShelfView(screen: $0) }
          views.show(BookScreen.self) { BookView(screen: $0) }
          views.show(SettingsScreen.self) { SettingsView(screen: $0) }
        }
      }
    }

    // hide
    @MainActor
    static func showLibrary(_ views: FlowViews) {
      views.show(ShelfScreen.self) { ShelfView(screen: $0) }
      views.show(BookScreen.self) { BookView(screen: $0) }
      views.show(SettingsScreen.self) { SettingsView(screen: $0) }
    }

    struct OldHome: View {
      var body: some View { Text("home") }
    }

    struct OldReview: View {
      let title: String
      let onDone: () -> Void
      var body: some View { Button(title) { onDone() } }
    }

    // show
    struct OldTabs: View {
      @State private var tab = 0

      var body: some View {
        TabView(selection: $tab) {
          OldHome().tabItem { Label("Home", systemImage: "house") }.tag(0)
          LibraryView().tabItem { Label("Library", systemImage: "books.vertical") }.tag(1)
        }
      }
    }

    final class ReviewScreen {
      let title: String
      var onDone: () -> Void = {}

      init(title: String) { self.title = title }
    }

    // hide
    @MainActor
    static func old(_ views: FlowViews) {
      showLibrary(views)
      // show
      views.show(ReviewScreen.self) { OldReview(title: $0.title, onDone: $0.onDone) }
      // hide
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ComingFrom.LibraryFlow {
    typealias ReviewScreen = ComingFrom.ReviewScreen

    // show
    func review(_ title: String) -> Flow<ReviewScreen> {
      Flow(with: ReviewScreen(title: title), id: title) { screen, lets in
        screen.onDone = lets.dismiss()
      }
      .opens(as: .fullScreen)
    }
    // hide
  }
#endif
