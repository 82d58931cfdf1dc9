#if canImport(UIKit)
  import FlowKitUIKit
  import GuideFlows
  import ShopFlows
  import SwiftUI
  import UIKit

  extension UIKitHost {
    /// Says what the shop looks like: some screens are view controllers, some are views, one is an alert.
    ///
    /// - Parameters:
    ///   - openGuide: Leads from the dashboard to the guide, which the shop knows nothing of.
    ///   - openMovies: Leads from there to the movies.
    func showShop(
      openingGuide openGuide: @escaping @MainActor () -> Void, openingMovies openMovies: @escaping @MainActor () -> Void
    ) {
      show(TutorialScreen.self) { TutorialViewController($0) }
      show(LoginScreen.self) { LoginViewController($0) }
      show(CatalogueScreen.self) { CatalogueViewController($0) }
      show(ItemScreen.self) { ItemViewController($0) }
      show(PaymentScreen.self) { PaymentViewController($0) }

      show(DashboardScreen.self, titled: "Tea Shop") {
        DashboardView(screen: $0, openGuide: openGuide, openMovies: openMovies)
      }
      show(CheckoutScreen.self, titled: "Checkout") { CheckoutView(screen: $0) }
      show(ThankYouScreen.self, titled: "Thank you") { ThankYouView(screen: $0) }
      show(SettingsScreen.self, titled: "Settings") { SettingsView(screen: $0) }
      show(TermsScreen.self, titled: "Terms") { TermsView(screen: $0) }

      showAlert(LogOutScreen.self) { screen in
        AlertDescription(
          title: "Log out?",
          buttons: [
            .init("Log out", style: .destructive) { _ in screen.confirm() },
            .init("Stay", style: .cancel) { _ in screen.onCancel() },
          ])
      }

      show(GuideScreen.self, titled: "Making tea") { GuideView(screen: $0) }
      show(TopicScreen.self, titled: "Making tea") { TopicView(screen: $0) }
      show(MoviesScreen.self, titled: "Movies") { MoviesView(screen: $0) }
    }

    private func show<Screen: AnyObject>(
      _ type: Screen.Type, titled title: String, _ view: @escaping @MainActor (Screen) -> some View
    ) {
      show(type) { screen in
        let controller = UIHostingController(rootView: view(screen))
        controller.title = title
        return controller
      }
    }
  }
#endif
