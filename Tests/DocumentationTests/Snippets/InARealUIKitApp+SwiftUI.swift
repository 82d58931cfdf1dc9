#if canImport(UIKit) && canImport(FlowKitUIKit) && canImport(SwiftUI) && !os(watchOS)
  import FlowKit
  import FlowKitUIKit
  import Observation
  import SwiftUI
  import UIKit

  // hide
  /// SwiftUI's views among the screens of an app that UIKit shows.
  @MainActor
  struct UIKitMonthWithSwiftUI {
    @MainActor @Observable
    final class Cart {
      var count = 0
    }

    final class CartScreen {
      let title = "Cart"
    }

    struct CartView: View {
      let screen: CartScreen
      @Environment(Cart.self) private var cart

      var body: some View { Text(verbatim: "\(cart.count)").navigationTitle(screen.title) }
    }

    let cart = Cart()

    func show(_ host: UIKitHost) {
      let cart = cart
      // show
      host.show(CartScreen.self) { screen in
        let controller = UIHostingController(rootView: CartView(screen: screen).environment(cart))
        controller.title = screen.title
        return controller
      }
      // hide
    }
  }
#endif
