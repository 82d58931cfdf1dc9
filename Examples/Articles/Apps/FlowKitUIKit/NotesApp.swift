import FlowKit
import FlowKitUIKit
import UIKit

final class ListScreen {
  let notes = ["Milk", "Bread"]
  var onNote: (String) -> Void = { _ in }
  var onHelp: () -> Void = {}
}

final class HelpScreen {
  var onClose: () -> Void = {}
}

@MainActor
struct NotesFlow {
  var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in
      screen.onNote = lets.push(note) { $0.show }
      screen.onHelp = lets.present(help, as: .sheet)
    }
  }

  var note: Flow<NoteController> { Flow(with: NoteController()) }

  var help: Flow<HelpScreen> {
    Flow(with: HelpScreen()) { screen, lets in screen.onClose = lets.dismiss() }
  }
}

/// A view controller with a column of buttons.
class ButtonsController: UIViewController {
  let column = UIStackView()

  func add(_ title: String, onTap: @escaping () -> Void) {
    let action = UIAction(title: title) { _ in onTap() }
    column.addArrangedSubview(UIButton(type: .system, primaryAction: action))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

final class ListController: ButtonsController {
  convenience init(_ screen: ListScreen) {
    self.init(nibName: nil, bundle: nil)
    title = "Notes"
    for note in screen.notes { add(note) { screen.onNote(note) } }
    add("Help") { screen.onHelp() }
  }
}

/// This view controller is a screen itself, so the host needs no line for it.
final class NoteController: ButtonsController {
  func show(_ note: String) { title = note }
}

final class HelpController: ButtonsController {
  convenience init(_ screen: HelpScreen) {
    self.init(nibName: nil, bundle: nil)
    title = "Help"
    add("Close") { screen.onClose() }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    UIKitHost(Navigator(root: NotesFlow().list), window: window) { host in
      host.show(ListScreen.self) { ListController($0) }
      host.show(HelpScreen.self) { HelpController($0) }
    }
    window.makeKeyAndVisible()
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let role = connectingSceneSession.role
    let configuration = UISceneConfiguration(name: nil, sessionRole: role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
