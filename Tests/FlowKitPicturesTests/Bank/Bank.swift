import FlowKit

/// A bank with more than sixty flows, in files as a team would have them.
@MainActor
struct Bank {
  final class SplashScreen {
    var onNewUser: () -> Void = {}
    var onKnownUser: () -> Void = {}
  }

  final class HomeScreen {
    var onInbox: () -> Void = {}
    var onChat: () -> Void = {}
  }

  var splash: Flow<SplashScreen> {
    Flow(with: SplashScreen()) { screen, lets in
      screen.onNewUser = lets.resetRoot(to: welcome)
      screen.onKnownUser = lets.resetRoot(to: login)
    }
  }

  var home: Flow<HomeScreen> {
    Flow(with: HomeScreen(), containing: .tabs(accounts, payments, cards, savings, more)) { screen, lets in
      screen.onInbox = lets.present(inbox, as: .sheet)
      screen.onChat = lets.goTo(chat)
    }
  }
}
