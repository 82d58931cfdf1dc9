#if canImport(SwiftUI)
  import FlowKit
  import FlowKitSwiftUI
  import SwiftUI

  // hide
  /// How README shows its flows with SwiftUI.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  enum ReadmeShown {
    final class Session {}

    final class ListScreen {
      let items = [7, 8, 9]
      var onItem: (Int) -> Void = { _ in }
    }
    final class ItemScreen {
      let id: Int
      var onBuy: (Int, _ count: Int) -> Void = { _, _ in }
      init(_ id: Int) { self.id = id }
    }
    final class BasketScreen { let items: [Int] = [] }
    final class LoginScreen { var onDone: () -> Void = {} }

    @MainActor
    struct ShopFlow {
      let session: Session
      var list: Flow<ListScreen> { Flow(with: ListScreen()) { screen, lets in screen.onItem = lets.push(item) } }
      func item(_ id: Int) -> Flow<ItemScreen> { Flow(with: ItemScreen(id), id: id) }
    }

    // show
    struct ShopView: View {  // SwiftUI: iOS 17, macOS 14
      let session: Session

      var body: some View {
        FlowView(root: ShopFlow(session: session).list) { views in
          views.show(ListScreen.self) { screen in
            List { ForEach(screen.items, id: \.self) { id in Button("Item \(id)") { screen.onItem(id) } } }
          }
          views.show(ItemScreen.self) { screen in Button("Buy two") { screen.onBuy(screen.id, 2) } }
          views.show(BasketScreen.self) { screen in Text("\(screen.items.count) in the basket") }
          views.show(LoginScreen.self) { screen in Button("Sign in") { screen.onDone() } }
        }
      }
    }
    // hide
  }

  /// How Getting started shows its flows.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  enum GettingStartedShown {
    final class ItemScreen {
      let name = "Lamp"
      var onBuy: (String, Int) -> Void = { _, _ in }
    }

    final class CheckoutScreen {
      private(set) var total = ""
      var onPaid: () -> Void = {}
      func prepare(item: String, quantity: Int) { total = "\(quantity) x \(item)" }
    }

    @MainActor
    struct ShopFlow {
      var item: Flow<ItemScreen> {
        Flow(with: ItemScreen()) { screen, lets in screen.onBuy = lets.push(checkout) { $0.prepare } }
      }
      var checkout: Flow<CheckoutScreen> { Flow(with: CheckoutScreen()) }
    }

    // show
    struct ShopView: View {
      var body: some View {
        FlowView(root: ShopFlow().item) { views in
          views.show(ItemScreen.self) { screen in
            Button("Buy two") { screen.onBuy(screen.name, 2) }
          }
          views.show(CheckoutScreen.self) { screen in
            Text(screen.total)
            Button("Paid") { screen.onPaid() }
          }
        }
      }
    }
    // hide
  }
#endif
