import FlowKit
import Observation
@testable import FlowKitSwiftUI
@testable import SwiftUI
import Testing

@MainActor
struct StateTests {
  let flows = DemoFlows()

  @Test(arguments: ViewRuntime.Profile.allCases)
  func theStateOfACoveredViewStays(_ profile: ViewRuntime.Profile) {
    let demo = Demo(flows.page("home"), profile: profile)
    demo.tap("count")
    demo.perform(.push(flows.page("detail")))
    demo.tap("count")
    demo.tap("count")
    demo.perform(.present(flows.page("sheet")))
    #expect(demo.texts == ["sheet 0"])
    demo.perform(.dismiss())
    #expect(demo.texts == ["detail 2"])
    demo.perform(.pop())
    #expect(demo.texts == ["home 1"])
    #expect(demo.window.takeComplaints() == [])
  }

  /// As on macOS and watchOS.
  @Test(arguments: ViewRuntime.Profile.allCases)
  func withoutProbesTransitionsHaveTheirTime(_ profile: ViewRuntime.Profile) {
    for seed in 1...5 as ClosedRange<UInt64> {
      let demo = Demo(flows.tabs, profile: profile, seed: seed, hasProbes: false)
      demo.perform(.push(flows.page("detail")))
      demo.perform(.batch(.push(flows.page("a")), .push(flows.page("b")), .present(flows.page("sheet"))))
      demo.perform(.present(flows.page("bubble"), as: .popover))
      #expect(demo.texts == ["bubble 0"])
      demo.navigator.perform(.dismissAll())
      demo.navigator.perform(.pop())
      demo.perform(.present(flows.page("cover"), as: .fullScreen))
      #expect(demo.texts == ["cover 0"])
      demo.tap("dismiss")
      demo.perform(.select(1))
      demo.perform(.replace(with: flows.page("other")))
      #expect(demo.texts == ["other 0"])
      demo.perform(.select(0))
      let stack = demo.elements(StackElement.self).first { $0.node?.isSeen == true && !$0.levels.isEmpty }
      #expect(stack?.pop(to: 0) == true)
      demo.settle()
      #expect(demo.texts == ["one 0"])
      #expect(demo.navigator.isSettled)
      #expect(demo.window.takeComplaints() == [])
      #expect(demo.issues == [])
    }
  }

  @Test func theStateOfOneThatHasLeftIsGone() {
    let demo = Demo(flows.page("home"))
    demo.perform(.push(flows.page("detail")))
    demo.tap("count")
    demo.perform(.pop())
    demo.perform(.push(flows.page("detail")))
    #expect(demo.texts == ["detail 0"])
    demo.tap("count")
    demo.perform(.replace(with: flows.page("detail")))
    #expect(demo.texts == ["detail 0"])
  }

  /// A travel makes screens anew, under the ids that they had.
  @Test func anotherScreenOfTheSameEntryHasAViewOfItsOwn() {
    let demo = Demo(flows.page("home"))
    demo.tap("count")
    demo.perform(.push(flows.page("detail")))
    demo.tap("count")
    let place = demo.navigator.tree
    weak var before: DemoScreen?
    before = demo.navigator.visibleScreen as? DemoScreen
    demo.perform(.batch(.pop(), .travel(to: place)))
    #expect(demo.texts == ["detail 0"])
    #expect(before == nil)
    (demo.navigator.visibleScreen as? DemoScreen)?.note = "!"
    demo.settle()
    #expect(demo.texts == ["detail 0!"])
    demo.perform(.pop())
    #expect(demo.texts == ["home 1"])
    #expect(demo.navigator.isSettled)
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func tabsKeepTheirState() {
    let demo = Demo(flows.tabs)
    demo.tap("count")
    demo.perform(.push(flows.page("deep")))
    demo.tap("count")
    demo.perform(.select(1))
    #expect(demo.texts == ["two 0"])
    demo.perform(.select(0))
    #expect(demo.texts == ["deep 1"])
    demo.perform(.pop())
    #expect(demo.texts == ["one 1"])
  }

  @Test func onlyWhatHasChangedIsEvaluatedAgain() {
    let demo = Demo(flows.page("home"))
    demo.perform(.push(flows.page("detail")))
    demo.window.forgetBodies()
    demo.tap("count")
    #expect(demo.window.bodies == ["DemoView": 1])
    demo.window.forgetBodies()
    (demo.navigator.screen(of: 1) as? DemoScreen)?.note = "!"
    demo.settle()
    #expect(demo.window.bodies == ["DemoView": 1])
    demo.window.forgetBodies()
    demo.perform(.push(flows.page("third")))
    #expect(demo.count("DemoView") == 1)
    demo.window.forgetBodies()
    demo.perform(.pop())
    #expect(demo.count("DemoView") == 0)
    demo.perform(.present(flows.page("sheet")))
    #expect(demo.count("DemoView") == 1)
    demo.window.forgetBodies()
    demo.perform(.dismiss())
    #expect(demo.count("DemoView") == 0)
  }

  @Test func onlyTheStackThatHasChangedIsEvaluatedAgain() {
    let demo = Demo(flows.tabs)
    for index in 0...2 { demo.perform(.select(index)) }
    demo.perform(.select(0))
    demo.window.forgetBodies()
    demo.perform(.push(flows.page("deep")))
    #expect(demo.count("DemoView") == 1)
    #expect(demo.count("EntryView") == 1)
    for view in ["StackView", "ChildView", "TabsView", "LayerView", "SlotView"] { #expect(demo.count(view) == 0) }
    demo.window.forgetBodies()
    demo.perform(.pop())
    demo.perform(.select(1))
    demo.perform(.batch(.push(flows.page("deep")), .pop()))
    #expect(demo.window.bodies == [:])
    demo.perform(.present(flows.page("sheet")))
    demo.window.forgetBodies()
    demo.perform(.push(flows.page("deep")))
    #expect(demo.count("DemoView") == 1)
    demo.perform(.pop())
    #expect(demo.count("DemoView") == 1)
    for view in ["StackView", "TabsView", "LayerView", "SlotView"] { #expect(demo.count(view) == 0) }
  }

  @Test func whatTheViewAroundHasReadIsNewInTheViewsOfScreens() {
    struct Around: View {
      let model: TitleModel
      let navigator: Navigator
      let platform: HostPlatform
      var body: some View {
        let title = model.title
        FlowView(navigator, platform: platform) { views in
          views.show(DemoScreen.self) { Text(verbatim: "\(title) \($0.name)") }
        }
      }
    }
    let model = TitleModel(), navigator = Navigator(root: flows.page("home")), window = ViewRuntime()
    window.show(Around(model: model, navigator: navigator, platform: .of(window)))
    window.clock.settle()
    navigator.perform(.push(flows.page("detail")))
    window.clock.settle()
    model.title = "b"
    window.clock.settle()
    #expect(window.root?.firstOnSurface { $0.element as? StackElement }?.top?.texts == ["b detail"])
    #expect(window.takeComplaints() == [])
  }

  /// A closure is called again, because it may use what the view around it has read.
  @Test func withATableMadeOnceTheViewAroundConcernsNoScreen() {
    struct Around: View {
      let model: TitleModel
      let navigator: Navigator
      let platform: HostPlatform
      let views: FlowViews
      var body: some View {
        Text(verbatim: model.title)
        FlowView(navigator, platform: platform) { views }
      }
    }
    let model = TitleModel(), navigator = Navigator(root: flows.page("home")), window = ViewRuntime()
    var count = 0
    let views = FlowViews { views in
      views.show(DemoScreen.self) { screen in
        count += 1
        return DemoView(screen: screen)
      }
    }
    window.show(Around(model: model, navigator: navigator, platform: .of(window), views: views))
    window.clock.settle()
    navigator.perform(.push(flows.page("detail")))
    window.clock.settle()
    count = 0
    window.forgetBodies()
    model.title = "b"
    window.clock.settle()
    #expect(window.bodies == ["Around": 1, "FlowView": 1, "HostView": 1])
    #expect(count == 0)
  }

  @Test func eachWindowHasItsNavigator() {
    @MainActor struct Root: View {
      let flows = DemoFlows()
      var body: some View { FlowView(root: flows.page("home")) { $0.show(DemoScreen.self) { DemoView(screen: $0) } } }
    }
    let windows = [ViewRuntime(), ViewRuntime()]
    let root = Root()
    for window in windows { window.show(root) }
    for window in windows { window.clock.settle() }
    let screens = windows.map { $0.root?.stacks.first?.top?.first { ($0.view as? DemoView)?.screen } }
    #expect(screens[0] != nil)
    #expect(screens[0] !== screens[1])
  }

  /// As where an app keeps the navigator in the state of the app.
  @Test func twoWindowsWithOneNavigatorAreToldApart() {
    let navigator = Navigator(root: flows.page("home")), windows = [ViewRuntime(), ViewRuntime()]
    var issues: [String] = []
    navigator.onIssue = { issues.append($0.message) }
    for window in windows {
      window.show(FlowView(navigator, platform: .of(window)) { $0.show(DemoScreen.self) { DemoView(screen: $0) } })
      window.clock.settle()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("FlowView(root: flow)") == true)
  }

  @Test func nothingIsKeptWhenItHasGone() {
    weak var navigator: Navigator?
    weak var screen: DemoScreen?
    weak var window: ViewRuntime?
    do {
      let demo = Demo(flows.page("home"))
      (navigator, window) = (demo.navigator, demo.window)
      demo.perform(.present(flows.page("sheet")))
      screen = demo.navigator.visibleScreen as? DemoScreen
      demo.perform(.dismiss())
      #expect(screen == nil)
      demo.perform(.push(flows.page("detail")))
      screen = demo.navigator.visibleScreen as? DemoScreen
      demo.window.close()
      demo.settle()
    }
    #expect(navigator == nil)
    #expect(screen == nil)
    #expect(window == nil)
  }

  /// Another host has taken over meanwhile, as where one navigator is shown in two places of the app.
  @Test func aViewThatAppearsAgainIsTheHostAgain() {
    struct Around: View {
      let model: TitleModel
      let navigator: Navigator
      let platform: HostPlatform
      var body: some View {
        TabView(selection: Binding(get: { model.title }, set: { model.title = $0 })) {
          FlowView(navigator, platform: platform) { $0.show(DemoScreen.self) { DemoView(screen: $0) } }.tag("a")
          FlowView(navigator, platform: platform) { $0.show(DemoScreen.self) { DemoView(screen: $0) } }.tag("b")
        }
      }
    }
    let model = TitleModel(), navigator = Navigator(root: flows.page("home")), window = ViewRuntime()
    window.show(Around(model: model, navigator: navigator, platform: .of(window)))
    var texts: [String] {
      window.clock.settle()
      let tabs = window.root?.firstOnSurface { $0.element as? TabElement }
      let shown = tabs?.tabs.first { $0.tag == tabs?.shown }?.node
      return shown?.firstOnSurface { $0.element as? StackElement }?.top?.texts.filter { $0.contains(" ") } ?? []
    }
    #expect(texts == ["home 0"])
    navigator.perform(.push(flows.page("one")))
    #expect(texts == ["one 0"])
    model.title = "b"
    #expect(texts == ["one 0"])
    navigator.perform(.push(flows.page("two")))
    #expect(texts == ["two 0"])
    model.title = "a"
    #expect(texts == ["two 0"])
    navigator.perform(.pop())
    #expect(texts == ["one 0"])
    navigator.perform(.push(flows.page("three")))
    navigator.detachHost()
    model.title = "b"
    #expect(texts == ["three 0"])
    navigator.perform(.present(flows.page("sheet")))
    window.clock.settle()
    #expect(navigator.isSettled)
    #expect(window.presentations.count == 1)
    #expect(window.takeComplaints() == [])
  }

  @Test func anotherNavigatorBeginsAnew() {
    let demo = Demo(flows.page("home")), other = Navigator(root: flows.page("other"))
    demo.tap("count")
    struct Around: View {
      let model: NavigatorModel
      let platform: HostPlatform
      var body: some View {
        FlowView(model.navigator, platform: platform) { $0.show(DemoScreen.self) { DemoView(screen: $0) } }
      }
    }
    let model = NavigatorModel(demo.navigator)
    demo.window.show(Around(model: model, platform: .of(demo.window)))
    demo.settle()
    #expect(demo.texts == ["home 0"])
    model.navigator = other
    demo.settle()
    #expect(demo.texts == ["other 0"])
    #expect(other.isSettled)
  }
}

@MainActor @Observable
final class TitleModel {
  var title = "a"
}

@MainActor @Observable
private final class NavigatorModel {
  var navigator: Navigator

  init(_ navigator: Navigator) { self.navigator = navigator }
}
