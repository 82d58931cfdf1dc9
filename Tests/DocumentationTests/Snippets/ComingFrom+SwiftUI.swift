// hide
#if canImport(SwiftUI)
  import FlowKit
  import FlowKitLinks
  import FlowKitSwiftUI
  import SwiftUI

  /// The app of the articles on coming from other systems, as SwiftUI shows it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ComingFrom {
    struct SignInView: View {
      let screen: SignInScreen

      var body: some View { Button("Sign in") { screen.onSignIn("Ada") } }
    }

    struct ShelfView: View {
      let screen: ShelfScreen

      var body: some View {
        List {
          ForEach(screen.books, id: \.self) { title in
            Button(title) { screen.onBook(title) }
          }
        }
      }
    }

    // show
    struct BookView: View {
      let screen: BookScreen

      var body: some View {
        VStack {
          Button("More like this") { screen.onSimilar("Persuasion") }
          Button("Rate it") { screen.onRate() }
          Button("Back to the shelf") { screen.onShelf() }
        }
        .navigationTitle(screen.title)
      }
    }

    // hide
    struct RatingView: View {
      let screen: RatingScreen

      var body: some View {
        VStack {
          Button("Four stars") { screen.onStars(4) }
          Button("Cancel") { screen.onCancel() }
        }
      }
    }

    struct AccountView: View {
      let screen: AccountScreen

      var body: some View { Button("Sign out") { screen.onSignOut() } }
    }

    // show
    struct OldTabs: View {
      let library: LibraryFlow
      let navigator: Navigator
      @State private var tab = 0

      var body: some View {
        TabView(selection: $tab) {
          OldHome().tabItem { Label("Home", systemImage: "house") }.tag(0)
          LibraryView(library: library, navigator: navigator)
            .tabItem { Label("Library", systemImage: "books.vertical") }.tag(1)
        }
      }
    }

    // hide
    struct OldHome: View {
      var body: some View { Text("home") }
    }

    struct OldReview: View {
      let title: String
      let onDone: () -> Void
      var body: some View { Button(title) { onDone() } }
    }

    @MainActor
    static func old(_ library: LibraryFlow, _ views: FlowViews) {
      library.setUp(views)
      // show
      views.show(ReviewScreen.self) { OldReview(title: $0.title, onDone: $0.onDone) }
      // hide
    }

    // show
    final class ReviewScreen {
      let title: String
      var onDone: () -> Void = {}

      init(title: String) { self.title = title }
    }
    // hide
  }

  private typealias LibraryFlow = ComingFrom.LibraryFlow
  private typealias SignInScreen = ComingFrom.SignInScreen
  private typealias ShelfScreen = ComingFrom.ShelfScreen
  private typealias BookScreen = ComingFrom.BookScreen
  private typealias RatingScreen = ComingFrom.RatingScreen
  private typealias AccountScreen = ComingFrom.AccountScreen
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private typealias SignInView = ComingFrom.SignInView
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private typealias ShelfView = ComingFrom.ShelfView
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private typealias BookView = ComingFrom.BookView
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private typealias RatingView = ComingFrom.RatingView
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private typealias AccountView = ComingFrom.AccountView

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  // show
  extension LibraryFlow {
    func setUp(_ views: FlowViews) {
      views.show(SignInScreen.self) { SignInView(screen: $0) }
      views.show(ShelfScreen.self) { ShelfView(screen: $0) }
      views.show(BookScreen.self) { BookView(screen: $0) }
      views.show(RatingScreen.self) { RatingView(screen: $0) }
      views.show(AccountScreen.self) { AccountView(screen: $0) }
      views.tab(shelf) { Label("Shelf", systemImage: "books.vertical") }
      views.tab(account) { Label("Account", systemImage: "person") }
    }
  }

  // hide
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ComingFrom {
    // show
    struct LibraryView: View {
      let library: LibraryFlow
      let navigator: Navigator

      var body: some View {
        FlowView(navigator) { library.setUp($0) }
          .onOpenURL { _ = try? navigator.open($0) }
      }
    }
    // hide
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension LibraryFlow {
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
