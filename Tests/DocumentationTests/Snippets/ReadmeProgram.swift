import FlowKit

// hide
/// The first program of README.md; its last lines are in a function, so that a test can run them.
enum ReadmeProgram {
  // show
  @MainActor
  struct ShopFlow {
    var login: Flow<LoginScreen> {
      Flow(with: LoginScreen()) { screen, lets in
        screen.onLogin = lets.push(dashboard) { $0.prepare }  // the callback's String goes to prepare(user:)
      }
    }
    var dashboard: Flow<DashboardScreen> {
      Flow(with: DashboardScreen()) { screen, lets in
        screen.onAbout = lets.present(about, as: .sheet)
        screen.onLogOut = lets.popTo(login)
      }
    }
    var about: Flow<AboutScreen> { Flow(with: AboutScreen()) { screen, lets in screen.onClose = lets.dismiss() } }
  }

  final class LoginScreen { var onLogin: (String) -> Void = { _ in } }  // a screen is any class with callbacks
  final class AboutScreen { var onClose: () -> Void = {} }
  final class DashboardScreen {
    var onAbout: () -> Void = {}
    var onLogOut: () -> Void = {}
    var user = ""
    func prepare(user: String) { self.user = user }
  }

  // hide
  @MainActor
  static func run(print: @escaping (Any...) -> Void) throws {
    // show
    let navigator = Navigator(root: ShopFlow().login)
    try navigator.screen(ofType: LoginScreen.self).onLogin("Ada")
    let dashboard = try navigator.screen(ofType: DashboardScreen.self)
    dashboard.onAbout()
    print(navigator.tree)
    dashboard.onLogOut()  // pops to the login, and closes the sheet on the way
    print("Bye, \(dashboard.user):", navigator.tree.summary)
    // hide
  }
  // show
}
