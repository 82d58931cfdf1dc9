// hide
#if canImport(SwiftUI)
  // show
  import FlowKit
  import FlowKitSwiftUI
  import SwiftUI

  // hide
  /// The app of the articles on coming from other systems for SwiftUI, in one file.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  enum SwiftUILibrary {
    // show
    final class ShelfScreen {
      let books = ["Emma", "Persuasion"]
      var onBook: (String) -> Void = { _ in }
      var onSettings: () -> Void = {}
    }

    final class BookScreen {
      let title: String
      var onSimilar: (String) -> Void = { _ in }
      var onShelf: () -> Void = {}

      init(title: String) { self.title = title }
    }

    final class SettingsScreen {
      var onDone: () -> Void = {}
    }

    @MainActor
    struct LibraryFlow {
      var shelf: Flow<ShelfScreen> {
        Flow(with: ShelfScreen()) { screen, lets in
          screen.onBook = lets.push(book)
          screen.onSettings = lets.present(settings, as: .sheet)
        }
      }

      func book(_ title: String) -> Flow<BookScreen> {
        Flow(with: BookScreen(title: title), id: title) { screen, lets in
          screen.onSimilar = lets.push(book)
          screen.onShelf = lets.popTo(shelf)
        }
      }

      var settings: Flow<SettingsScreen> {
        Flow(with: SettingsScreen()) { screen, lets in
          screen.onDone = lets.dismiss()
        }
      }
    }

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
  extension SwiftUILibrary.LibraryFlow {
    typealias ReviewScreen = SwiftUILibrary.ReviewScreen

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
