import FlowKit
@testable import FlowKitSwiftUI
import FlowKitUIKit
@testable import SwiftUI
import Testing
import UIKit

/// What the articles "In a real app" say of SwiftUI's views, done with their own code.
@MainActor
struct RealAppTests {
  private typealias Month = SwiftUIMonth

  private func window(
    _ profile: ViewRuntime.Profile = .iOS18, _ view: (ViewRuntime) -> some View
  ) -> ViewRuntime {
    let window = ViewRuntime(profile: profile, seed: 1)
    window.show(view(window))
    window.clock.settle()
    return window
  }

  @Test func theArticlesViewsShowTheList() {
    #expect(texts(window { _ in Month.NotesWindow() }).contains("Milk"))
    let window = window { _ in Month.OldView() }
    #expect(tap("Order", window))
    #expect(texts(window).contains("Milk"))
  }

  private func tap(_ title: String, _ window: ViewRuntime) -> Bool {
    let button = window.front.last { $0.button != nil && $0.texts == [title] }?.button
    button?.action()
    window.clock.settle()
    return button != nil
  }

  private func texts(_ window: ViewRuntime) -> [String] { window.front.compactMap { ($0.view as? Text)?.text } }

  /// An object around `FlowView` reaches the root, what is pushed on it, and the modals over it.
  @Test(arguments: ViewRuntime.Profile.allCases)
  func theEnvironmentReachesEveryScreen(_ profile: ViewRuntime.Profile) {
    let navigator = Navigator(root: Month.NotesFlow().list)
    let window = window(profile) { window in
      FlowView(navigator, platform: .of(window), Month.showNotes).environment(Month.Cart())
    }
    #expect(tap("Filter", window))
    #expect(texts(window).contains("Filter 0"))
    #expect(window.presentations.last?.kind == .popover)
    #expect(window.presentations.last?.node?.isAtAnAnchor == true)
    #expect(window.presentations.last?.tapOutside() == true)
    window.clock.settle()
    #expect(tap("Milk", window))
    #expect(texts(window).contains("In the cart: 0"))
    #expect(tap("Done", window))
    #expect(window.takeComplaints() == [])
  }

  /// An old app shows a flow in a cover of its own, and the flow ends it.
  @Test(arguments: ViewRuntime.Profile.allCases)
  func aFlowInACoverOfTheApps(_ profile: ViewRuntime.Profile) {
    let window = window(profile) { OldWindow(platform: .of($0)) }
    #expect(tap("Order", window))
    #expect(tap("Milk", window))
    #expect(texts(window).contains("In the cart: 0"))
    #expect(tap("Done", window))
    #expect(tap("Filter", window))
    #expect(window.presentations.count == 2)
    #expect(window.presentations.last?.tapOutside() == true)
    window.clock.settle()
    #expect(tap("Close", window))
    #expect(window.presentations.isEmpty)
    #expect(tap("Order", window))
    #expect(window.presentations.count == 1)
    #expect(window.takeComplaints() == [])
  }

  /// An app of UIKit's presents a flow of SwiftUI's views, which ends itself.
  @Test func aFlowInAHostingController() throws {
    try StandIn.run { world in
      let old = UIViewController(nibName: nil, bundle: nil)
      let user = StandIn.User(StandIn.window(old))
      world.clock.runUntilIdle()
      Month.startNotes(over: old, Month.Cart())
      world.clock.runUntilIdle()
      let shown = try #require(user.top as? any ShowsViews)
      #expect(texts(shown.runtime).contains("Milk"))
      shown.runtime.front.first { $0.button != nil && $0.texts == ["Close"] }?.button?.action()
      world.clock.runUntilIdle()
      #expect(user.modals == [])
    }
  }

  /// The title is there when the push begins, and the environment is the one around the hosting controller.
  @Test func aSwiftUIViewAmongUIKitsScreensHasItsTitleInTime() throws {
    try StandIn.run { world in
      let month = UIKitMonthWithSwiftUI()
      let navigator = Navigator(root: Flow(with: Question()))
      let window = StandIn.window(UIViewController())
      UIKitHost(navigator, window: window) { host in
        host.show(Question.self) { _ in UIViewController() }
        month.show(host)
      }
      world.clock.runUntilIdle()
      navigator.perform(.push(Flow(with: UIKitMonthWithSwiftUI.CartScreen())))
      let stack = try #require(firstStack(in: window.rootViewController))
      #expect(stack.topViewController?.navigationItem.title == "Cart")
      world.clock.runUntilIdle()
      let shown = try #require(stack.topViewController as? any ShowsViews)
      #expect(shown.runtime.root?.texts == ["0"])
      month.cart.count = 3
      world.clock.runUntilIdle()
      #expect(shown.runtime.root?.texts == ["3"])
      withExtendedLifetime(window) {}
    }
  }

  private func firstStack(in controller: UIViewController?) -> UINavigationController? {
    controller as? UINavigationController ?? controller?.children.lazy.compactMap { firstStack(in: $0) }.first
  }

  @Test func aStoryboardsControllerIsAScreen() {
    let demo = Demo(DemoFlows().page("home"))
    demo.perform(.push(Month.ProfileFlow().profile))
    #expect(demo.navigator.tree.summary == "DemoScreen(home) > ProfileController")
    #expect(demo.issues == [])
  }
}

extension ViewRuntime {
  /// All that is to be seen in front, and may be touched.
  fileprivate var front: [ViewNode] {
    var found: [ViewNode] = []
    func visit(_ node: ViewNode) {
      if node.isTransparent { return }
      found.append(node)
      for (child, phase) in node.seenChildren where phase != .hidden { visit(child) }
    }
    (presentations.last?.content ?? root).map(visit)
    return found
  }
}

/// The article's view of an old app, on the test's clock.
private struct OldWindow: View {
  let platform: HostPlatform
  @State private var cart = SwiftUIMonth.Cart()
  @State private var order: Order?

  private struct Order: Identifiable {
    let id = 1
    let navigator: Navigator
  }

  var body: some View {
    Button("Order") { order = Order(navigator: Navigator(root: SwiftUIMonth.NotesFlow { order = nil }.list)) }
      .fullScreenCover(item: $order) { order in
        FlowView(order.navigator, platform: platform, SwiftUIMonth.showNotes).environment(cart)
      }
  }
}
