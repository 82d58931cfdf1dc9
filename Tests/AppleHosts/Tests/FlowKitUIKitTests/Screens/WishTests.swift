import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Says all that a screen can say about what is around it.
private final class Wisher: UIViewController, ModalConfiguring {
  static let tint = UIColor(white: 0.5, alpha: 1)
  let page: Page
  let keepsBack: Bool

  init(_ page: Page, keepsBack: Bool) {
    self.page = page
    self.keepsBack = keepsBack
    super.init(nibName: nil, bundle: nil)
    title = "wish"
    navigationItem.prompt = "prompt"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "L")
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "R")
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.hidesBackButton = keepsBack
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.standardAppearance = UINavigationBarAppearance()
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    toolbarItems = [UIBarButtonItem(title: "tool")]
    hidesBottomBarWhenPushed = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = Self.tint
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }

  func configureModal(_ context: ModalContext) {
    context.modal.isModalInPresentation = true
    context.modal.sheetPresentationController?.detents = [.medium()]
  }
}

/// Where a screen can be.
private enum Place: CaseIterable {
  case root, pushed, restored, tab, pushedTab, page, pushedPage, embedded, column, narrowColumn, modal, fullScreen
}

/// Shows its children.
private final class Board: UIViewController, ChildEmbedding {
  func view(forChild flow: FlowID) -> UIView? { view }
}

/// Wants no bar above itself.
private final class Bare: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// What an app says on a screen holds in each place, and after all that happens around it.
@Suite @MainActor struct WishTests {
  private let pages = Pages()

  private func flow(_ place: Place) -> Flow<Page> {
    let wish = pages.page("wish"), other = pages.page("other")
    return switch place {
    case .root, .pushed, .restored, .modal, .fullScreen: place == .root ? wish : other
    case .tab: Flow(with: Page("tabs"), containing: .tabs(wish, other))
    case .pushedTab, .pushedPage: other
    case .page: Flow(with: Page("book"), containing: .pages(wish, other))
    case .embedded: Flow(with: Page("board"), containing: .embedded(wish))
    case .column, .narrowColumn: Flow(with: Page("mail"), containing: .split(other, wish))
    }
  }

  private func go(to place: Place, _ bench: Bench) {
    let wish = pages.page("wish"), other = pages.page("other")
    switch place {
    case .root, .tab, .page, .embedded: break
    case .pushed: bench.perform(.push(wish))
    case .restored: bench.perform(.reset(to: other, pages.page("1"), wish, pages.page("2"), keepingEqual: true))
    case .pushedTab: bench.perform(.push(Flow(with: Page("tabs"), containing: .tabs(wish, other))))
    case .pushedPage: bench.perform(.push(Flow(with: Page("book"), containing: .pages(wish, other))))
    case .column, .narrowColumn: bench.perform(.select(1))
    case .modal: bench.perform(.present(wish))
    case .fullScreen: bench.perform(.present(wish, as: .fullScreen))
    }
    if place == .restored { bench.perform(.pop()) }
  }

  @Test(arguments: [true, false]) func whatAScreenSaysHolds(keepsBack: Bool) throws {
    try StandIn.inManyWorlds { world in
      for place in Place.allCases {
        let bench = Bench(flow(place), in: world, isNarrow: place != .column) { host in
          host.show(Page.self) { page in
            switch page.name {
            case "wish": Wisher(page, keepsBack: keepsBack)
            case "board": Board(nibName: nil, bundle: nil)
            default: PageController(page)
            }
          }
        }
        go(to: place, bench)
        try check(place, "at once", keepsBack, bench)
        bench.perform(.push(pages.page("over")))
        bench.perform(.pop())
        try check(place, "after a push and a pop", keepsBack, bench)
        bench.perform(.push(pages.page("over")))
        for finishes in [false, true] {
          let stack = bench.inner
          #expect(bench.user.beginSwipeBack(stack), "\(place)")
          if finishes { bench.user.finishSwipeBack(stack) } else { bench.user.cancelSwipeBack(stack) }
          bench.settle()
        }
        try check(place, "after a swipe", keepsBack, bench)
        bench.perform(.present(pages.page("sheet")))
        bench.perform(.dismiss())
        try check(place, "after a modal", keepsBack, bench)
        if [.tab, .pushedTab, .page, .pushedPage].contains(place) {
          bench.perform(.select(1))
          bench.perform(.select(0))
          try check(place, "after another child", keepsBack, bench)
        }
        #expect(bench.complaints == [])
        #expect(bench.issues == [])
        world.closeScenes()
      }
    }
  }

  /// The host says it once; what the app says later counts, such as for a dialog that covers the bars.
  @Test func theAppDecidesWhereASearchIsPresented() throws {
    StandIn.run { world in
      let bench = Bench(pages.page("a"), in: world) { host in
        host.show(Page.self) { page in
          let controller = PageController(page)
          controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
          return controller
        }
      }
      let first = bench.stack.topViewController
      #expect(first?.definesPresentationContext == true)
      first?.definesPresentationContext = false
      bench.perform(.push(pages.page("b")))
      #expect(bench.stack.topViewController?.definesPresentationContext == true)
      bench.perform(.pop())
      #expect(first?.definesPresentationContext == false)
    }
  }

  @Test func aBarThatAScreenHidesStaysHidden() throws {
    try StandIn.inManyWorlds { world in
      for place in Place.allCases where place != .embedded {
        let bench = Bench(flow(place), in: world, isNarrow: place != .column) { host in
          host.show(Page.self) { $0.name == "wish" ? Bare(nibName: nil, bundle: nil) : PageController($0) }
        }
        go(to: place, bench)
        let bars = place == .column ? ["other"] : []
        #expect(bench.bars == bars, "\(place)")
        bench.perform(.push(pages.page("over")))
        #expect(bench.bars == bars + ["< over"], "\(place)")
        for finishes in [false, true] {
          let stack = bench.inner
          #expect(bench.user.beginSwipeBack(stack), "\(place)")
          if finishes { bench.user.finishSwipeBack(stack) } else { bench.user.cancelSwipeBack(stack) }
          bench.settle()
          #expect(bench.bars == (finishes ? bars : bars + ["< over"]), "\(place)")
        }
        bench.perform(.present(pages.page("sheet"), as: .fullScreen))
        bench.perform(.dismiss())
        #expect(bench.bars == bars, "\(place)")
        #expect(bench.complaints == [])
        world.closeScenes()
      }
    }
  }

  private func check(_ place: Place, _ moment: String, _ keepsBack: Bool, _ bench: Bench) throws {
    let said = "\(place) \(moment)"
    let shown = bench.host?.stacks.flatMap(\.entries).compactMap(\.ownController).first { $0 is Wisher }
    let wisher = try #require(shown as? Wisher, "\(said)"), outermost = try #require(bench.user.top)
    // What it has set is still set.
    let item = wisher.navigationItem
    #expect(item.prompt == "prompt" && item.hidesBackButton == keepsBack, "\(said)")
    #expect(item.largeTitleDisplayMode == .never, "\(said)")
    #expect(item.searchController != nil && item.leftItemsSupplementBackButton, "\(said)")
    #expect(wisher.hidesBottomBarWhenPushed && wisher.view.tintColor == Wisher.tint, "\(said)")
    #expect(wisher.toolbarItems?.map(\.title) == ["tool"], "\(said)")
    if place != .embedded { try checkSurroundings(of: wisher, said, outermost) }
    if place != .embedded { checkBar(place, said, keepsBack, bench) }
    guard place == .modal else { return }
    #expect(outermost.isModalInPresentation, "\(said)")
    #expect(outermost.sheetPresentationController?.detents.map(\.identifier) == [.medium], "\(said)")
    #expect(bench.user.beginPullDown(outermost)?.isResisted == true, "\(said)")
  }

  /// What is around it asks it.
  private func checkSurroundings(of wisher: Wisher, _ said: String, _ outermost: UIViewController) throws {
    #expect(outermost.supportedInterfaceOrientations == .landscape, "\(said)")
    for path in [
      \UIViewController.childForStatusBarStyle, \.childForStatusBarHidden, \.childForHomeIndicatorAutoHidden,
      \.childForScreenEdgesDeferringSystemGestures,
    ] {
      var asked = outermost
      while let next = asked[keyPath: path] { asked = next }
      #expect(asked.unframed === wisher, "\(said)")
    }
    var top: UIViewController = wisher
    while let parent = top.parent, !(parent is UINavigationController) { top = parent }
    #expect(top.hidesBottomBarWhenPushed && top.toolbarItems?.count == 1, "\(said)")
    let outer = top.navigationItem, own = wisher.navigationItem
    #expect(outer.searchController === own.searchController, "\(said)")
    #expect(outer.standardAppearance === own.standardAppearance && outer.prompt == own.prompt, "\(said)")
  }

  /// The bar shows what it says, with a way back if there is one, and it doesn't refuse.
  private func checkBar(_ place: Place, _ said: String, _ keepsBack: Bool, _ bench: Bench) {
    let hasBack = [.pushed, .restored, .pushedTab, .pushedPage, .narrowColumn].contains(place) && !keepsBack
    let bar = (hasBack ? "< " : "") + "wish [L] [R]"
    #expect(bench.bars == (place == .column ? ["other", bar] : [bar]), "\(said)")
  }
}
