import FlowKit

@MainActor
final class Session {
  var isOpen = false
}

@MainActor
struct AccountFlow {
  let session: Session

  var home: Flow<HomeScreen> {
    Flow(with: HomeScreen()) { screen, lets in
      screen.onAccount = lets.push(account)
    }
  }

  var account: Flow<AccountScreen> {
    Flow(with: AccountScreen()).guarded(orElse: .redirect(to: login)) { session.isOpen }
  }

  var login: Flow<LoginScreen> {
    Flow(with: LoginScreen()) { screen, lets in
      screen.onLogin = lets.dismiss()
      screen.onCancel = lets.dismiss()
    }
  }
}

final class HomeScreen { var onAccount: () -> Void = {} }
final class AccountScreen {}
final class LoginScreen {
  var onLogin: () -> Void = {}
  var onCancel: () -> Void = {}
}

let session = Session()
let navigator = Navigator(root: AccountFlow(session: session).home)
let home = try navigator.screen(ofType: HomeScreen.self)

home.onAccount()
print(navigator.tree.summary)
try navigator.screen(ofType: LoginScreen.self).onCancel()
print(navigator.tree.summary)

home.onAccount()
session.isOpen = true
try navigator.screen(ofType: LoginScreen.self).onLogin()
print(navigator.tree.summary)
