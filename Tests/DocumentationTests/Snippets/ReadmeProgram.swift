import FlowKit

// hide
/// The flows of README.md, which tests of other files use, too.
enum ReadmeProgram {
  // show
  @MainActor
  struct ShopFlow {
    let session: Session

    var list: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in
        screen.onItem = lets.push(item)  // (Int) -> Void: the number goes to item(_:)
        screen.onSignOut = lets.perform(after: { session.end() }, .resetRoot(to: login))
      }
    }

    func item(_ id: Int) -> Flow<ItemScreen> {
      Flow(with: ItemScreen(id), id: id) { screen, lets in  // a key tells one item from another
        screen.onBuy = lets.present(basket, as: .sheet) { $0.add }  // the arguments of onBuy go to add(_:count:)
        screen.onBack = lets.close()
      }
    }

    var basket: Flow<BasketScreen> { Flow(with: BasketScreen()) { screen, lets in screen.onClose = lets.close() } }
    var login: Flow<LoginScreen> {
      Flow(with: LoginScreen()) { screen, lets in screen.onDone = lets.resetRoot(to: list) }
    }
  }

  // Screens are any classes with callbacks. They know neither FlowKit nor each other.
  final class ListScreen {
    let items = [7, 8, 9]
    var onItem: (Int) -> Void = { _ in }
    var onSignOut: () -> Void = {}
  }

  final class ItemScreen {
    let id: Int
    var onBuy: (Int, _ count: Int) -> Void = { _, _ in }
    var onBack: () -> Void = {}
    init(_ id: Int) { self.id = id }
  }

  final class BasketScreen {
    private(set) var items: [Int] = []
    var onClose: () -> Void = {}
    func add(_ item: Int, count: Int) { items += Array(repeating: item, count: count) }
  }

  final class LoginScreen { var onDone: () -> Void = {} }

  final class Session {
    private(set) var isOpen = true
    func end() { isOpen = false }
  }
  // hide
}
