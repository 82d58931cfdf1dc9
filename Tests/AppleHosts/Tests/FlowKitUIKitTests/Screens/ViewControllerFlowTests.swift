import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

// The example of FlowKit 0.2's README: flows of view controllers.
final class TutorialViewController: UIViewController {
  var onContinue: () -> Void = {}
}

final class LoginViewController: UIViewController {
  var onLogin: (String) -> Void = { _ in }
  var onBack: () -> Void = {}
}

final class DashboardViewController: UIViewController {
  var onBack: () -> Void = {}
  var onLogOut: () -> Void = {}
  private(set) var user: String?

  func prepare(user: String) { self.user = user }
}

@MainActor
struct MainFlow {
  var tutorial: Flow<TutorialViewController> {
    Flow(with: TutorialViewController()) { screen, lets in screen.onContinue = lets.push(login) }
  }

  var login: Flow<LoginViewController> {
    Flow(with: LoginViewController()) { screen, lets in
      screen.onLogin = lets.push(dashboard) { $0.prepare }
      screen.onBack = lets.pop()
    }
  }

  var dashboard: Flow<DashboardViewController> {
    Flow(with: DashboardViewController()) { screen, lets in
      screen.onBack = lets.pop()
      screen.onLogOut = lets.popToRoot()
    }
  }
}

@Suite @MainActor struct ViewControllerFlowTests {
  @Test func flowsOfViewControllersAreShownThemselves() throws {
    try StandIn.run { world in
      let bench = Bench(MainFlow().tutorial, in: world)
      let tutorial = try #require(bench.stack.topViewController as? TutorialViewController)
      tutorial.onContinue()
      bench.settle()
      let login = try #require(bench.stack.topViewController as? LoginViewController)
      login.onLogin("Ada")
      bench.settle()
      let dashboard = try #require(bench.stack.topViewController as? DashboardViewController)
      #expect(dashboard.user == "Ada")
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      #expect(bench.stack.topViewController === login)
      #expect(bench.navigator.tree.summary == "TutorialViewController > LoginViewController")
      login.onLogin("Bob")
      bench.settle()
      (bench.stack.topViewController as? DashboardViewController)?.onLogOut()
      bench.settle()
      #expect(bench.stack.viewControllers == [tutorial])
      #expect(bench.complaints == [])
    }
  }

  @Test func viewControllersAreLetGoOfAfterTheirTransition() throws {
    try StandIn.run { world in
      let bench = Bench(MainFlow().tutorial, in: world)
      bench.perform(.push(MainFlow().login))
      weak var login = bench.stack.topViewController
      #expect(login != nil)
      bench.navigator.perform(.pop())
      #expect(login != nil)  // it is still to be seen
      bench.settle()
      #expect(login == nil)
      bench.perform(.present(MainFlow().login))
      login = bench.stack.topViewController
      try #require(bench.user.beginPullDown(bench.stack)).finish()
      bench.settle()
      #expect(login == nil)
      #expect(bench.navigator.tree.summary == "TutorialViewController")
    }
  }
}
