import FlowKit
import FlowKitUIKit
import UIKit

/// The screen with UIKit: its buttons in a column, a menu, a share sheet, and a search.
final class TrialController: UIViewController, ModalConfiguring {
  let screen: TrialScreen
  let anchor = UIBarButtonItem(title: "Anchor")
  let source = UIView()

  init(_ screen: TrialScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    title = screen.name
    let actions = screen.buttons.map { button in UIAction(title: button.title) { _ in button.action() } }
    let menu = UIBarButtonItem(title: "Menu", menu: UIMenu(children: actions))
    navigationItem.rightBarButtonItems = [anchor, menu]
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesBackButton = screen.name == "No back"
    hidesBottomBarWhenPushed = screen.name == "Landscape"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView()
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    column.addArrangedSubview(source)
    add("Saved", to: column) { [screen] in screen.isSaved.toggle() }
    add("Share", to: column) { [weak self] in self?.share() }
    for button in screen.buttons { add(button.title, to: column, button.action) }
  }

  private func add(_ title: String, to column: UIStackView, _ action: @escaping @MainActor () -> Void) {
    column.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
  }

  /// The app's own modal, of which the tree knows nothing.
  private func share() {
    let sheet = UIActivityViewController(activityItems: [screen.name], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceItem = anchor
    present(sheet, animated: true)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { screen.name == "Landscape" ? .lightContent : .default }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    screen.name == "Landscape" ? .landscape : .allButUpsideDown
  }

  func configureModal(_ context: ModalContext) {
    context.modal.isModalInPresentation = screen.name == "Held"
    context.modal.popoverPresentationController?.sourceItem = (context.presenter as? TrialController)?.anchor
    context.modal.sheetPresentationController?.detents = [.medium(), .large()]
  }
}

extension UIKitHost {
  /// Shows the trial with UIKit.
  func showTrial() {
    show(TrialScreen.self) { screen in
      let controller = TrialController(screen)
      guard screen.name.hasPrefix("Zoom") else { return controller }
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = { [weak controller] in
        $0.willBegin && controller?.mayGoBackInFlow != false
      }
      controller.preferredTransition = .zoom(options: options) { context in
        (context.sourceViewController as? TrialController)?.source
      }
      return controller
    }
    showAlert(TrialQuestion.self) { question in
      AlertDescription(
        title: "A sheet?",
        buttons: [.init("Yes", style: .default) { _ in question.onYes() }, .init("No", style: .cancel)])
    }
    let flow = TrialFlow()
    tab(flow.page("One"), UITabBarItem(title: "One", image: UIImage(systemName: "1.circle"), tag: 1))
    tab(flow.page("Two"), UITabBarItem(title: "Two", image: UIImage(systemName: "2.circle"), tag: 2))
  }
}
