// hide
#if canImport(UIKit) && canImport(FlowKitUIKit) && !os(watchOS)
  // show
  import FlowKit
  import FlowKitUIKit
  import UIKit

  // hide
  /// The app of the articles on coming from other systems for UIKit, in one file.
  struct UIKitLibrary {
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

    final class ShelfController: ButtonsController {
      convenience init(_ screen: ShelfScreen) {
        self.init(title: "Shelf")
        for book in screen.books { add(book) { screen.onBook(book) } }
        add("Settings") { screen.onSettings() }
      }
    }

    final class BookController: ButtonsController {
      convenience init(_ screen: BookScreen) {
        self.init(title: screen.title)
        add("More like this") { screen.onSimilar("Persuasion") }
        add("Back to the shelf") { screen.onShelf() }
      }
    }

    final class SettingsController: ButtonsController {
      convenience init(_ screen: SettingsScreen) {
        self.init(title: "Settings")
        add("Done") { screen.onDone() }
      }
    }

    @MainActor
    func showLibrary(_ host: UIKitHost) {
      host.show(ShelfScreen.self) { ShelfController($0) }
      host.show(BookScreen.self) { BookController($0) }
      host.show(SettingsScreen.self) { SettingsController($0) }
    }

    @MainActor
    func startLibrary(in window: UIWindow) {
      UIKitHost(Navigator(root: LibraryFlow().shelf), window: window) { showLibrary($0) }
      window.makeKeyAndVisible()
    }

    // hide
    @MainActor
    final class OldPart {
      let root = UINavigationController()
      var onPaid: () -> Void = {}
      func start() {}
    }

    // show
    @MainActor
    func makeLibrary() -> UIViewController {
      let controller = UIViewController()
      UIKitHost(Navigator(root: LibraryFlow().shelf), in: controller) { showLibrary($0) }
      return controller
    }

    @MainActor
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
