import FlowKit
import FlowKitUIKit
@testable import FlowKitSwiftUI
@testable import SwiftUI
import Testing
import UIKit

/// SwiftUI in UIKit.
@MainActor
struct MixedTests {
  let flows = DemoFlows()

  private func texts(_ controller: UIViewController?) -> [String] {
    (controller as? UIHostingController<DemoView>)?.runtime.root?.texts.filter { $0.contains(" ") } ?? []
  }

  @Test func aUIKitHostShowsViews() {
    StandIn.run { world in
      let navigator = Navigator(root: flows.page("home")), window = StandIn.window(UIViewController())
      let host = UIKitHost(navigator, window: window)
      host.show(DemoScreen.self) { UIHostingController(rootView: DemoView(screen: $0)) }
      world.clock.runUntilIdle()
      navigator.perform(.push(flows.page("detail")))
      world.clock.runUntilIdle()
      let stack = window.rootViewController as? UINavigationController ?? window.rootViewController?.children.first
      #expect(texts((stack as? UINavigationController)?.topViewController) == ["detail 0"])
      #expect(navigator.isSettled)
      withExtendedLifetime(host) {}
    }
  }

  @Test func aFlowOfSwiftUIRunsInAController() {
    StandIn.run { world in
      let navigator = Navigator(root: flows.page("home"))
      let platform = HostPlatform { delay, body in
        _ = StandInClock(on: world.clock).schedule(after: delay) { body() }
      }
      let view = FlowView(navigator, platform: platform) { $0.show(DemoScreen.self) { DemoView(screen: $0) } }
      let controller = UIHostingController(rootView: view), window = StandIn.window(controller)
      world.clock.runUntilIdle()
      navigator.perform(.push(flows.page("detail")))
      navigator.perform(.present(flows.page("sheet")))
      #expect(!navigator.isSettled)
      world.clock.runUntilIdle()
      #expect(navigator.isSettled)
      #expect(controller.runtime.presentations.last?.content?.firstOnSurface { $0.element as? StackElement } != nil)
      #expect(controller.runtime.takeComplaints() == [])
      withExtendedLifetime(window) {}
    }
  }

  @Test func aPreviewShowsAModalAndATab() {
    let window = ViewRuntime()
    window.show(
      FlowPreview(flows.page("sheet"), as: .sheet) { $0.show(DemoScreen.self) { DemoView(screen: $0) } })
    window.clock.settle()
    #expect(window.presentations.last?.kind == .sheet)
    #expect(window.presentations.last?.content?.stacks.first?.top?.name == "sheet 0")
    window.show(
      FlowPreview(flows.tabs, after: [.select(2)]) { $0.show(DemoScreen.self) { DemoView(screen: $0) } })
    window.clock.settle()
    let tabs = window.root?.stacks.first?.top?.first { $0.element as? TabElement }
    #expect(tabs?.shownIndex == 2)
    #expect(window.takeComplaints() == [])
  }

  @Test func aPreviewShowsOneFlow() {
    let window = ViewRuntime()
    window.show(
      FlowPreview(flows.page("home"), after: [.push(flows.page("detail"))]) { views in
        views.show(DemoScreen.self) { DemoView(screen: $0) }
      })
    window.clock.settle()
    #expect(window.root?.firstOnSurface { $0.element as? StackElement }?.top?.texts.first == "detail 0")
  }
}
