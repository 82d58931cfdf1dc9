#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// Children as a page view controller.
  final class PagesContents: ShownContents {
    private var pages: UIPageViewController? { frame as? UIPageViewController }
    private lazy var listener = PagesListener(self)
    /// Provides the pages in the listener's place if the app counts them, for the row of dots.
    private var counter: PageCounter?
    /// The app's own, which may count them; the tree provides the pages.
    private(set) weak var appSource: (any UIPageViewControllerDataSource)?
    private var source: any UIPageViewControllerDataSource { if let counter { counter } else { listener } }
    /// The user's drag.
    private var userMove: Move?
    /// The turn of the host.
    private var turn: Move?

    /// Whether the bar around shows what the pages say: the app's own page view controller may have said something.
    private var lendsItem = true
    private let mirror = ItemMirror()

    override var hasBars: Bool {
      guard let stack = openStacks.first, let top = stack.entries.last else { return false }
      return !stack.hidesBar || top.hasBars
    }

    override func hidesBarAround(atRoot isRoot: Bool) -> Bool {
      hasBars || openStacks.first?.appHidesBar == true || isRoot && pages?.navigationItem.isEmpty != false
    }

    override func prepare(_ child: ShownChild) { child.stack.hidesBarAtRoot = true }

    override func build(_ host: UIKitHost) -> UIViewController? {
      let pages =
        ownController(host) as? UIPageViewController
        ?? host.adjusted(PagesController(transitionStyle: .scroll, navigationOrientation: .horizontal))
      listen(to: pages)
      lendsItem = pages.navigationItem.isEmpty
      if let shown { pages.setViewControllers([shown], direction: .forward, animated: false) }
      showItem(in: pages)
      return pages
    }

    /// Shows in the bar around what the root of the page says.
    private func showItem(in pages: UIPageViewController) {
      guard lendsItem, let root = openStacks.first?.entries.first?.controller else { return }
      mirror.show(root.navigationItem, in: pages.navigationItem) { [weak self] in self?.entry?.stack?.updateBar(false) }
      #if !os(tvOS)
        pages.toolbarItems = root.toolbarItems
      #endif
    }

    override func settle() {
      guard let pages else { return }
      showItem(in: pages)
      entry?.stack?.updateBar(true)
    }

    override var childInFront: Int? { child(showing: pages?.viewControllers?.first) }

    /// Installs the listener; the app may have set its own delegate, or a data source that gives the number of pages.
    private func listen(to pages: UIPageViewController) {
      if let app = pages.dataSource, app !== listener, app !== counter {
        appSource = app
        counter = PageCounter.isNeeded(for: app) ? PageCounter(self) : nil
      }
      pages.dataSource = source
      if let own = pages as? PagesController {
        own.listener = listener
      } else if pages.delegate !== listener {
        listener.appDelegate = pages.delegate
        pages.delegate = listener
      }
    }

    private var shown: UIViewController? {
      selected.flatMap { children.indices.contains($0) ? children[$0].stack.controller : nil }
    }

    override func show(_ motion: Motion) {
      super.show(motion)
      for stack in openStacks { stack.open() }
      guard let pages, let shown else { return }
      listen(to: pages)
      showItem(in: pages)
      entry?.stack?.updateBar(motion.isAnimated)
      let now = pages.viewControllers?.first
      guard now !== shown else { return forgetNeighbours() }
      let isForward = (child(showing: now) ?? 0) <= (selected ?? 0)
      let isAnimated = motion.isAnimated && pages.viewIfLoaded?.window != nil
      let move = Move()
      move.pages = pages
      turn = move
      host?.begin(move) { [weak self] in self?.turn = nil }
      pages.setViewControllers([shown], direction: isForward ? .forward : .reverse, animated: isAnimated) {
        [weak self] _ in
        guard let self, turn === move, let host else { return }
        turn = nil
        forgetNeighbours()
        host.end(move)
        host.reconcile()
      }
    }

    /// Makes UIKit forget the neighbours of the previous page, which it caches.
    private func forgetNeighbours() {
      pages?.dataSource = nil
      pages?.dataSource = source
    }

    override func abandon() {
      guard let host else { return }
      turn.map { host.drop($0) }
      turn = nil
      guard let move = userMove else { return }
      userMove = nil
      host.drop(move)
      letGoOfAhead(host)
    }
  }

  // The user's drag.
  extension PagesContents {
    /// The page next to another one; nil at the end, and if a guard must be asked first.
    func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      guard let host, let index = child(showing: controller), !children.isEmpty else { return nil }
      var next = index + step
      // With two pages, one would be on both sides, which UIKit can't show.
      if plan.loops, children.count > 2 { next = (next + children.count) % children.count }
      guard children.indices.contains(next), !host.asksBefore(.select(next), from: id) else { return nil }
      return children[next].stack.controller
    }

    func willDrag(to controllers: [UIViewController]) {
      guard let host, userMove == nil else { return }
      let move = host.newUserMove()
      move.draggedPages = pages
      userMove = move
      host.begin(move) { [weak self] in self?.didDrag() }
      for controller in controllers { child(showing: controller).map { makeAhead(children[$0], host) } }
    }

    /// Handles the end of a drag, on this page or another one.
    func didDrag() {
      guard let host else { return }
      let move = userMove ?? host.newUserMove()  // it may have been given up
      userMove = nil
      host.end(move)
      if let index = childInFront, index != selected, host.isShown {
        follow(index, move)
      } else {
        move.cancel()
      }
      letGoOfAhead(host)
      host.reconcile()
    }
  }

  extension UIPageViewController {
    /// Whether a finger is on the pages.
    var isTouched: Bool {
      if let scroller { return scroller.isTracking }
      return viewIfLoaded?.gestureRecognizers?.contains { [.began, .changed].contains($0.state) } == true
    }

    /// Whether they follow a finger, or go on after it. (`isDragging` may stay true: uias/Pageboy#50.)
    var isScrolling: Bool { isTouched || scroller?.isDecelerating == true }

    /// What moves them; nil for pages that curl.
    private var scroller: UIScrollView? { viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first }
  }
#endif
