#if canImport(UIKit) && canImport(FlowKitUIKit) && !os(watchOS)
  import FlowKit
  import FlowKitUIKit
  import Foundation
  import UIKit

  // hide
  /// The lines of the article on the first month with UIKit.
  @MainActor
  struct UIKitMonth {
    final class ListScreen {
      var onNote: () -> Void = {}
      var onFilter: () -> Void = {}
      var onMap: () -> Void = {}
      var onClose: () -> Void = {}
    }

    final class NoteScreen {
      var isSaved = true
      var onBack: () -> Void = {}
    }

    final class FilterScreen {}
    final class MapScreen {}
    final class ProfileScreen {}
    final class TermsScreen {}

    // show
    @MainActor
    struct NotesFlow {
      var onEnd: @MainActor () -> Void = {}

      var list: Flow<ListScreen> {
        Flow(with: ListScreen()) { screen, lets in
          screen.onNote = lets.push(note)
          screen.onFilter = lets.present(filter, as: .popover)
          screen.onMap = lets.push(map)
          screen.onClose = onEnd
        }
      }

      var note: Flow<NoteScreen> { Flow(with: NoteScreen()).confirmsLeaving { $0.isSaved } }
      var filter: Flow<FilterScreen> { Flow(with: FilterScreen()) }
      var map: Flow<MapScreen> { Flow(with: MapScreen()) }
    }
    // hide

    func look(_ host: UIKitHost) {
      // show
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .secondarySystemBackground
      host.adjust(UINavigationController.self) { stack in
        stack.navigationBar.standardAppearance = look
        stack.navigationBar.scrollEdgeAppearance = look
        stack.navigationBar.prefersLargeTitles = true
      }
      // hide
    }

    // show
    final class ListController: UIViewController {
      let screen: ListScreen
      let filterButton = UIBarButtonItem(title: "Filter")
      let noteView = UIView()

      init(_ screen: ListScreen) {
        self.screen = screen
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigationItem.rightBarButtonItem = filterButton
        filterButton.primaryAction = UIAction(title: "Filter") { _ in screen.onFilter() }
      }

      required init?(coder: NSCoder) { nil }
    }
    // hide

    // show
    final class MapController: UIViewController {
      convenience init(_ screen: MapScreen) {
        self.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
      }

      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    // hide

    // show
    final class FilterController: UIViewController, ModalConfiguring {
      func configureModal(_ context: ModalContext) {
        let list = context.presenter as? ListController
        context.modal.popoverPresentationController?.sourceItem = list?.filterButton
        context.modal.preferredContentSize = CGSize(width: 320, height: 400)
      }
    }
    // hide

    #if !os(tvOS)
      final class SharingController: UIViewController {
        let filterButton = UIBarButtonItem(title: "Filter")

        // show
        func share() {
          let sheet = UIActivityViewController(activityItems: ["Note"], applicationActivities: nil)
          sheet.popoverPresentationController?.sourceItem = filterButton
          present(sheet, animated: true)
        }
        // hide
      }

      // show
      var share: Flow<UIActivityViewController> {
        Flow(with: UIActivityViewController(activityItems: ["Note"], applicationActivities: nil))
      }
    // hide
    #endif

    func detents(_ host: UIKitHost) {
      // show
      host.present(.sheet) { context in
        let sheet = context.modal.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        sheet?.prefersGrabberVisible = true
      }
      // hide
    }

    // show
    final class NoteController: UIViewController {
      let field = UITextField()
      let driver = UIPercentDrivenInteractiveTransition()
      var isDragging = false

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
      }

      func drag(_ recognizer: UIPanGestureRecognizer) {
        let way = recognizer.translation(in: view).y / view.bounds.height
        switch recognizer.state {
        case .began: isDragging = goBackInFlow(drivenBy: driver)
        case .changed where isDragging: driver.update(way)
        case .ended where isDragging && way > 0.4: driver.finish()
        case .ended where isDragging, .cancelled where isDragging: driver.cancel()
        default: break
        }
      }
    }
    // hide

    func zoom(_ host: UIKitHost) {
      // show
      host.show(NoteScreen.self) { screen in
        let controller = NoteController(nibName: nil, bundle: nil)
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = { [weak controller] in
          $0.willBegin && controller?.mayGoBackInFlow != false
        }
        controller.preferredTransition = .zoom(options: options) { context in
          (context.sourceViewController as? ListController)?.noteView
        }
        return controller
      }
      // hide
    }

    // show
    final class PreviewedController: UIViewController, UIContextMenuInteractionDelegate {
      var onOpen: () -> Void = {}

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIContextMenuInteraction(delegate: self))
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(previewProvider: { NoteController(nibName: nil, bundle: nil) })
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        animator.addCompletion { [onOpen] in onOpen() }
      }
    }
    // hide

    #if canImport(ObjectiveC)
      // show
      final class EditorController: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addNote))]
        }

        @objc func addNote() {}
      }
    // hide
    #endif

    final class ProfileController: UIViewController {
      let screen: ProfileScreen?

      init?(coder: NSCoder, _ screen: ProfileScreen) {
        self.screen = screen
        super.init(coder: coder)
      }

      required init?(coder: NSCoder) { nil }
    }

    final class TermsController: UIViewController {}

    func storyboards(_ host: UIKitHost) {
      // show
      let board = UIStoryboard(name: "Main", bundle: nil)
      host.show(ProfileScreen.self) { screen in
        board.instantiateViewController(identifier: "Profile") { ProfileController(coder: $0, screen) }
      }
      host.show(TermsScreen.self) { _ in TermsController(nibName: "Terms", bundle: nil) }
      // hide
    }

    func showNotes(_ host: UIKitHost) {
      look(host)
      detents(host)
      zoom(host)
      storyboards(host)
      host.show(ListScreen.self) { ListController($0) }
      host.show(MapScreen.self) { MapController($0) }
      host.show(FilterScreen.self) { _ in FilterController(nibName: nil, bundle: nil) }
    }

    // show
    func startNotes(over presenter: UIViewController) {
      let part = UIViewController()
      part.modalPresentationStyle = .fullScreen
      let flow = NotesFlow { [weak presenter] in presenter?.dismiss(animated: true) }
      UIKitHost(Navigator(root: flow.list), in: part) { showNotes($0) }
      presenter.present(part, animated: true)
    }
    // hide
  }

  typealias NotesFlow = UIKitMonth.NotesFlow

  @MainActor
  func showNotes(_ host: UIKitHost) { UIKitMonth().showNotes(host) }

  // show
  @MainActor
  final class NotesCoordinator {
    let stack: FlowNavigationController
    private weak var host: UIKitHost?

    init(_ stack: FlowNavigationController) { self.stack = stack }

    func start() {
      let flow = NotesFlow { [weak self] in self?.host?.end() }
      let host = UIKitHost(Navigator(root: flow.list), on: stack) {
        showNotes($0)
      } onEnd: { [weak self] in
        self?.notesHaveEnded()
      }
      self.host = host
    }

    func notesHaveEnded() {}
  }
// hide
#endif
