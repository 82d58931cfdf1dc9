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
    Flow(with: AccountScreen()).guarded(orElse: .redirect(.present(login))) { session.isOpen }
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
let home = navigator.visibleScreen as? HomeScreen

home?.onAccount()
print(navigator.tree.summary)
(navigator.visibleScreen as? LoginScreen)?.onCancel()
print(navigator.tree.summary)

home?.onAccount()
session.isOpen = true
(navigator.visibleScreen as? LoginScreen)?.onLogin()
print(navigator.tree.summary)
