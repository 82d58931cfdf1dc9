#if canImport(SwiftUI)
  import ShopFlows
  import SwiftUI

  /// Where a customer starts from.
  struct DashboardView: View {
    let screen: DashboardScreen
    let openGuide: () -> Void
    let openMovies: () -> Void
    @State private var orders: [Order] = []

    var body: some View {
      List {
        Text(verbatim: "Hello, \(screen.user?.name ?? "stranger")!")
        ForEach(orders, id: \.self) { Text(verbatim: "Bought: \($0)") }
        Button("Catalogue") { screen.onCatalogue() }.accessibilityIdentifier("DashboardScreen.onCatalogue")
        Button("Today's offer") { screen.onOffer() }.accessibilityIdentifier("DashboardScreen.onOffer")
        Button("Making tea") { openGuide() }
        Button("Movies") { openMovies() }
        Button("Settings") { screen.openSettings() }.accessibilityIdentifier("DashboardScreen.onSettings")
        Button("Log out") { screen.logOut() }.accessibilityIdentifier("DashboardScreen.onLogOut")
      }
      .onAppear { orders = screen.orders }
    }
  }

  /// Says what is to be paid.
  struct CheckoutView: View {
    let screen: CheckoutScreen

    var body: some View {
      VStack(spacing: 16) {
        Text(verbatim: screen.order.map { "\($0)" } ?? "Nothing to be paid")
        Button("To the payment") { screen.pay() }.accessibilityIdentifier("CheckoutScreen.onPay")
        Button("Cancel") { screen.onCancel() }.accessibilityIdentifier("CheckoutScreen.onCancel")
      }
    }
  }

  /// Thanks for an order.
  struct ThankYouView: View {
    let screen: ThankYouScreen

    var body: some View {
      VStack(spacing: 16) {
        Text(verbatim: "Thank you for \(screen.order.map { "\($0)" } ?? "your visit").")
        Button("Done") { screen.done() }.accessibilityIdentifier("ThankYouScreen.onDone")
        Button("Next customer") { screen.onNextCustomer() }.accessibilityIdentifier("ThankYouScreen.onNextCustomer")
      }
    }
  }

  /// What a customer may change.
  struct SettingsView: View {
    let screen: SettingsScreen
    @State private var wantsLetters = false

    var body: some View {
      List {
        Button(wantsLetters ? "No more letters" : "Send me letters") {
          screen.switchLetters()
          wantsLetters = screen.wantsLetters
        }
        Button("Terms") { screen.onTerms() }.accessibilityIdentifier("SettingsScreen.onTerms")
        Button("Log out") { screen.logOut() }.accessibilityIdentifier("SettingsScreen.onLogOut")
        Button("Done") { screen.onDone() }.accessibilityIdentifier("SettingsScreen.onDone")
      }
      .onAppear { wantsLetters = screen.wantsLetters }
    }
  }

  /// The small print.
  struct TermsView: View {
    let screen: TermsScreen

    var body: some View {
      VStack(spacing: 16) {
        Text("What was drunk is not taken back.")
        Button("Close") { screen.onClose() }.accessibilityIdentifier("TermsScreen.onClose")
      }
    }
  }
#endif
