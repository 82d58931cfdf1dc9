import FlowKit
import FlowKitSwiftUI
import FlowKitUIKit
import SwiftUI
import UIKit

/// An app that shows one flow with either host, for OnADevice.md.
@main
final class TrialApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TrialScene.self
    return configuration
  }
}

/// Begins with the choice of a host, and prints the tree and what goes wrong.
final class TrialScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = choice
    window.makeKeyAndVisible()
  }

  private var choice: UIViewController {
    let controller = UIViewController(), column = UIStackView(frame: CGRect(x: 40, y: 200, width: 240, height: 120))
    controller.view.backgroundColor = .systemBackground
    column.axis = .vertical
    let uikit = UIAction(title: "UIKit") { [weak self] _ in self?.showUIKit() }
    let swiftUI = UIAction(title: "SwiftUI") { [weak self] _ in self?.showSwiftUI() }
    for action in [uikit, swiftUI] { column.addArrangedSubview(UIButton(type: .system, primaryAction: action)) }
    controller.view.addSubview(column)
    return controller
  }

  private func showUIKit() {
    guard let window else { return }
    UIKitHost(navigator(), window: window) { $0.showTrial() }
  }

  private func showSwiftUI() {
    window?.rootViewController = UIHostingController(rootView: FlowView(navigator(), showTrial))
  }

  private func navigator() -> Navigator {
    let navigator = Navigator(root: TrialFlow().page("Home"))
    navigator.onIssue = { print("ISSUE: \($0.message)") }
    navigator.observe { [weak navigator] _ in if let navigator { print(navigator.tree.summary) } }
    return navigator
  }
}
