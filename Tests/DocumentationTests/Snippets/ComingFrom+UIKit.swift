// hide
#if canImport(UIKit) && canImport(FlowKitUIKit) && !os(watchOS)
  import FlowKit
  import FlowKitUIKit
  import UIKit

  /// The app of the articles on coming from other systems, as UIKit shows it.
  extension ComingFrom {
    class ButtonsController: UIViewController {
      private let column = UIStackView()

      init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
      }

      required init?(coder: NSCoder) { nil }

      func add(_ title: String, onTap: @escaping () -> Void) {
        let action = UIAction(title: title) { _ in onTap() }
        column.addArrangedSubview(UIButton(type: .system, primaryAction: action))
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
          column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
    }

    final class SignInController: ButtonsController {
      convenience init(_ screen: SignInScreen) {
        self.init(title: "Sign in")
        add("Sign in") { screen.onSignIn("Ada") }
      }
    }

    final class ShelfController: ButtonsController {
      convenience init(_ screen: ShelfScreen) {
        self.init(title: "Shelf")
        for book in screen.books { add(book) { screen.onBook(book) } }
      }
    }

    // show
    final class BookController: ButtonsController {
      convenience init(_ screen: BookScreen) {
        self.init(title: screen.title)
        add("More like this") { screen.onSimilar("Persuasion") }
        add("Rate it") { screen.onRate() }
        add("Back to the shelf") { screen.onShelf() }
      }
    }

    // hide
    final class RatingController: ButtonsController {
      convenience init(_ screen: RatingScreen) {
        self.init(title: "Rating")
        add("Four stars") { screen.onStars(4) }
        add("Cancel") { screen.onCancel() }
      }
    }

    final class AccountController: ButtonsController {
      convenience init(_ screen: AccountScreen) {
        self.init(title: "Account")
        add("Sign out") { screen.onSignOut() }
      }
    }

    @MainActor
    final class OldPart {
      let root = UINavigationController()
      var onPaid: () -> Void = {}
      func start() {}
    }
  }

  private typealias LibraryFlow = ComingFrom.LibraryFlow
  private typealias SignInScreen = ComingFrom.SignInScreen
  private typealias ShelfScreen = ComingFrom.ShelfScreen
  private typealias BookScreen = ComingFrom.BookScreen
  private typealias RatingScreen = ComingFrom.RatingScreen
  private typealias AccountScreen = ComingFrom.AccountScreen
  private typealias SignInController = ComingFrom.SignInController
  private typealias ShelfController = ComingFrom.ShelfController
  private typealias BookController = ComingFrom.BookController
  private typealias RatingController = ComingFrom.RatingController
  private typealias AccountController = ComingFrom.AccountController

  // show
  extension LibraryFlow {
    func setUp(_ host: UIKitHost) {
      host.show(SignInScreen.self) { SignInController($0) }
      host.show(ShelfScreen.self) { ShelfController($0) }
      host.show(BookScreen.self) { BookController($0) }
      host.show(RatingScreen.self) { RatingController($0) }
      host.show(AccountScreen.self) { AccountController($0) }
      host.tab(shelf, UITabBarItem(title: "Shelf", image: nil, tag: 0))
      host.tab(account, UITabBarItem(title: "Account", image: nil, tag: 1))
    }

    func show(in window: UIWindow) throws -> Navigator {
      let navigator = try start()
      UIKitHost(navigator, window: window, setUp)
      window.makeKeyAndVisible()
      return navigator
    }
  }

  extension LibraryFlow {
    func makeLibrary() throws -> UIViewController {
      let controller = UIViewController()
      UIKitHost(try start(), in: controller, setUp)
      return controller
    }
  }

  // hide
  extension LibraryFlow {
    typealias OldPart = ComingFrom.OldPart

    // show
    func payment(_ part: OldPart) -> Flow<UINavigationController> {
      Flow(with: part.root) { _, lets in
        part.onPaid = lets.dismiss()
        part.start()
        lets.keep(part)
      }
      .opens(as: .fullScreen)
    }
    // hide
  }
#endif
