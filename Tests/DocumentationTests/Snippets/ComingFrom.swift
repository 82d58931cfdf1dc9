import FlowKit
import FlowKitLinks

// hide
/// The app of the articles on coming from other systems: each of them shows this one as the result.
enum ComingFrom {
  // show
  final class SignInScreen { var onSignIn: (String) -> Void = { _ in } }
  final class HomeScreen {}
  final class AccountScreen { var onSignOut: () -> Void = {} }

  final class ShelfScreen {
    let books = ["Emma", "Persuasion"]
    var onBook: (String) -> Void = { _ in }
  }

  final class BookScreen {
    let title: String
    var stars = 0
    var onSimilar: (String) -> Void = { _ in }
    var onRate: () -> Void = {}
    var onShelf: () -> Void = {}

    init(title: String) { self.title = title }
  }

  final class RatingScreen {
    var onStars: (Int) -> Void = { _ in }
    var onCancel: () -> Void = {}
  }

  // hide
  @MainActor
  final class Session { var user: String? }

  // show
  @MainActor
  struct LibraryFlow {
    let session: Session

    var signIn: Flow<SignInScreen> {
      Flow(with: SignInScreen()) { screen, lets in
        screen.onSignIn = lets.perform(after: { session.user = $0 }, .resetRoot(to: home))
      }
    }

    var home: Flow<HomeScreen> {
      Flow(with: HomeScreen(), containing: .tabs(shelf, account))
        .guarded(orElse: .redirect(.resetRoot(to: signIn))) { session.user != nil }
    }

    var shelf: Flow<ShelfScreen> {
      Flow(with: ShelfScreen()) { screen, lets in
        screen.onBook = lets.push(book)
      }
    }

    func book(_ title: String) -> Flow<BookScreen> {
      Flow(with: BookScreen(title: title), id: title) { screen, lets in
        screen.onSimilar = lets.push(book)
        screen.onRate = lets.present(rating, as: .sheet, until: \.onStars) { screen.stars = $0 }
        screen.onShelf = lets.popTo(shelf)
      }
    }

    var rating: Flow<RatingScreen> {
      Flow(with: RatingScreen()) { screen, lets in
        screen.onCancel = lets.dismiss()
      }
    }

    var account: Flow<AccountScreen> {
      Flow(with: AccountScreen()) { screen, lets in
        screen.onSignOut = lets.perform(after: { session.user = nil }, .resetRoot(to: signIn))
      }
    }

    func start() throws -> Navigator {
      var links = LinkGroup(schemes: ["library"])
      links.add("books", .string) { .batch(.resetRoot(to: home), .push(book($0))) }
      let navigator = Navigator { session.user == nil ? .root(signIn) : .root(home) }
      navigator.links = try LinkTable(links)
      return navigator
    }
  }
  // hide
}
