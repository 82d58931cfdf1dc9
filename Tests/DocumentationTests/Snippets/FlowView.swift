#if canImport(SwiftUI)
  import FlowKit
  import FlowKitLinks
  import FlowKitSwiftUI
  import Foundation
  import Observation
  import SwiftUI

  // hide
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct FlowViewArticle {
    // show
    struct ShopView: View {
      var body: some View {
        FlowView(root: ShopFlow().login) { views in
          views.show(LoginScreen.self) { LoginView(screen: $0) }
          views.show(SettingsScreen.self) { SettingsView(screen: $0) }
        }
      }
    }

    struct LinkedShopView: View {
      @State private var navigator: Navigator?

      var body: some View {
        if let navigator {
          FlowView(navigator) { views in
            views.show(LoginScreen.self) { LoginView(screen: $0) }
            views.show(SettingsScreen.self) { SettingsView(screen: $0) }
          }
          .onOpenURL { _ = try? navigator.open($0) }
        } else {
          Color.clear.onAppear { navigator = Navigator(root: ShopFlow().login) }
        }
      }
    }

    struct LoginView: View {
      let screen: LoginScreen
      @State private var name = ""

      var body: some View {
        Button("Log in") { screen.onLogin(name) }
      }
    }

    struct CloseButton: View {
      @Environment(\.flowNavigator) private var navigator
      @Environment(\.screenID) private var screenID

      var body: some View {
        Button("Close") { navigator?.perform(.dismiss(), from: screenID) }
      }
    }

    // hide
    func looks(_ views: FlowViews) {
      // show
      views.present(.sheet, as: .sheet([.medium, .large]))
      views.present(.drawer, as: .sheet([.medium]))
      views.showAlert(
        LogOutQuestion.self, title: { _ in "Log out?" }, message: { $0.text }
      ) { question in
        Button("Log out", role: .destructive) { question.onLogOut() }
        Button("Stay", role: .cancel) {}
      }
      // hide
    }

    func moreLooks(_ views: FlowViews) {
      // show
      views.present(.popover, as: .popover.sized(width: 320, height: 200).adapted(to: .sheet))
      views.present(.drawer, as: .sheet().modified { $0.modifier(DrawerSheet()) })
      // hide
    }

    // show
    struct DrawerSheet: ViewModifier {
      @State private var detent = PresentationDetent.medium

      func body(content: Content) -> some View {
        content
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationBackground(.thinMaterial)
      }
    }

    // hide
    func field(_ views: FlowViews) {
      // show
      views.showAlert(RenameQuestion.self, title: { _ in "Rename" }) { question in
        TextField("Name", text: Bindable(question).name)
        Button("Rename") { question.onRename(question.name) }
      }
      // hide
    }

    func labels(_ views: FlowViews, _ shop: ShopFlow, _ cart: Cart) {
      // show
      views.tab(shop.wishes) { Label("Wishes", systemImage: "heart") }
      views.tab(shop.cart, badge: { cart.isEmpty ? nil : "\(cart.count)" }) {
        Label("Cart", systemImage: "cart")
      }
      // hide
    }

    func tabs(_ views: FlowViews, _ shop: ShopFlow) {
      // show
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        views.tab(shop.filter, role: .search) { Label("Search", systemImage: "magnifyingglass") }
      }
      views.tabSection("Mine", shop.wishes, shop.cart)
      // hide
    }

    func columns(_ views: FlowViews, _ shop: ShopFlow) {
      // show
      views.column(shop.wishes, min: 200, ideal: 260)
      views.show(WishesScreen.self) { FlowChildrenView(columnVisibility: Bindable($0).columns) }
      // hide
    }

    func children(_ views: FlowViews, _ shop: ShopFlow) {
      // show
      views.show(PlayerScreen.self) { player in
        VStack {
          Text(verbatim: player.title)
          FlowChildView(shop.queue)
        }
      }
      // hide
    }

    func filter(_ screen: FilteredScreen, _ shop: ShopFlow) -> some View {
      // show
      Button("Filter") { screen.onFilter() }.flowAnchor(for: shop.filter)
      // hide
    }

    func zooming(_ screen: FilteredScreen, _ shop: ShopFlow) -> some View {
      // show
      Button("Filter") { screen.onFilter() }.flowAnchor(for: shop.filter, zooms: true)
      // hide
    }

    // show
    @MainActor
    func shopViews(_ views: FlowViews) {
      views.show(LoginScreen.self) { LoginView(screen: $0) }
      views.show(SettingsScreen.self) { SettingsView(screen: $0) }
    }

    // hide
    var preview: some View { FlowPreview(ShopFlow().login, after: [.push(ShopFlow().settings)], shopViews) }

    struct SettingsView: View {
      let screen: SettingsScreen
      var body: some View { Text(verbatim: "Settings") }
    }

    @MainActor
    struct ShopFlow {
      var login: Flow<LoginScreen> {
        Flow(with: LoginScreen()) { screen, lets in screen.onLogin = lets.push(settings) }
      }
      var settings: Flow<SettingsScreen> { Flow(with: SettingsScreen()) }
      var wishes: Flow<SettingsScreen> { Flow(with: SettingsScreen()) }
      var cart: Flow<SettingsScreen> { Flow(with: SettingsScreen()) }
      var filter: Flow<SettingsScreen> { Flow(with: SettingsScreen()) }
      var queue: Flow<SettingsScreen> { Flow(with: SettingsScreen()) }
    }

    final class Cart {
      var count = 0
      var isEmpty: Bool { count < 1 }
    }

    @MainActor
    final class LoginScreen {
      static var made = 0
      init() { Self.made += 1 }
      var onLogin: (String) -> Void = { _ in }
    }

    final class FilteredScreen {
      var onFilter: () -> Void = {}
    }

    final class SettingsScreen {}

    @MainActor @Observable
    final class RenameQuestion {
      var name = ""
      @ObservationIgnored var onRename: (String) -> Void = { _ in }
    }

    @MainActor @Observable
    final class WishesScreen {
      var columns = NavigationSplitViewVisibility.all
    }

    final class LogOutQuestion {
      let text = ""
      var onLogOut: () -> Void = {}
    }

    final class PlayerScreen {
      let title = ""
    }
  }

  extension PresentationStyle {
    fileprivate static var drawer: PresentationStyle { PresentationStyle("drawer") }
  }
#endif
