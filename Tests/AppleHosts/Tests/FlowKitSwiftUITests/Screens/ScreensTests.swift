import FlowKit
import FlowKitSwiftUI
import Foundation
import Observation
@testable import SwiftUI
import Testing
import UIKit

@MainActor
struct ScreensTests {
  let flows = DemoFlows()

  private func demo(
    _ profile: ViewRuntime.Profile = .iOS18, seed: UInt64 = 1, _ moment: Assumptions.ButtonMoment
  ) -> Demo {
    var assumptions = Assumptions()
    assumptions.buttonsOfAlerts = moment
    return Demo(flows.page("home"), profile: profile, seed: seed, assumptions: assumptions) { views in
      views.showAlert(Question.self, title: { _ in "Sure?" }, message: { _ in "Really" }) { question in
        Button("Yes", role: .destructive) { question.onYes() }
        Button("Other") { question.onOther() }
      }
    }
  }

  @Test(arguments: ViewRuntime.Profile.allCases, Assumptions.ButtonMoment.allCases)
  func anAlertIsAQuestionWithButtons(_ profile: ViewRuntime.Profile, _ moment: Assumptions.ButtonMoment) {
    for seed in 1...6 as ClosedRange<UInt64> {
      let demo = demo(profile, seed: seed, moment)
      demo.perform(.present(flows.question, as: .alert))
      let alert = demo.window.presentations.last
      #expect(alert?.kind == .alert)
      #expect(alert?.buttons == ["Yes", "Other"])
      #expect(alert?.content?.texts.prefix(2) == ["Sure?", "Really"])
      #expect(alert?.tap("Yes") == true)
      demo.settle()
      #expect(demo.texts == ["done 0"])
      #expect(demo.navigator.isSettled)
      #expect(demo.issues == [])
      #expect(demo.window.takeComplaints() == [])
    }
  }

  @Test(arguments: Assumptions.ButtonMoment.allCases)
  func aButtonThatDoesNothingClosesTheAlert(_ moment: Assumptions.ButtonMoment) {
    let demo = demo(.iOS18, moment)
    demo.perform(.present(flows.question, as: .alert))
    #expect(demo.window.presentations.last?.tap("Other") == true)
    demo.settle()
    #expect(demo.navigator.tree.modals.isEmpty)
    #expect(demo.texts == ["home 0"])
    demo.perform(.present(flows.page("sheet")))
    #expect(demo.texts == ["sheet 0"])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: Assumptions.ButtonMoment.allCases)
  func anAlertThatComesBackAsksForItsOwnScreen(_ moment: Assumptions.ButtonMoment) {
    let demo = demo(.iOS18, moment)
    demo.perform(.present(flows.question, as: .alert))
    let place = demo.navigator.tree
    demo.perform(.batch(.dismiss(), .travel(to: place)))
    weak var question: Question?
    question = demo.navigator.visibleScreen as? Question
    #expect(demo.window.presentations.last?.tap("Yes") == true)
    demo.settle()
    #expect(question == nil)
    #expect(demo.texts == ["done 0"])
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func aDialogGoesWithATapBesideIt() {
    let demo = Demo(flows.page("home"), profile: .iOS26) { views in
      views.showDialog(Question.self, title: { _ in "Sure?" }) { question in
        Button("Yes") { question.onYes() }
      }
    }
    demo.perform(.present(flows.question))
    #expect(demo.window.presentations.last?.kind == .dialog)
    #expect(demo.window.presentations.last?.tapOutside() == true)
    demo.settle()
    #expect(demo.navigator.tree.modals.isEmpty)
  }

  @Test(arguments: Assumptions.ButtonMoment.allCases)
  func whatAQuestionPresentsGoesWithItAndThatIsTold(_ moment: Assumptions.ButtonMoment) {
    let demo = demo(.iOS18, moment)
    demo.perform(.present(flows.question, as: .alert))
    (demo.navigator.visibleScreen as? Question)?.onOther = { [navigator = demo.navigator, flows] in
      navigator.perform(.present(flows.page("sheet")), from: navigator.tree.visible.id)
    }
    #expect(demo.window.presentations.last?.tap("Other") == true)
    demo.settle()
    #expect(demo.navigator.tree.summary == "DemoScreen(home)")
    #expect(demo.texts == ["home 0"])
    #expect(demo.issues.filter { $0.contains("lets.perform(.dismiss(), .present(...))") }.count == 1)
    #expect(demo.navigator.isSettled)
    #expect(demo.window.takeComplaints() == [])
  }

  /// One after another, where SwiftUI would leave the lower ones on the screen.
  @Test(arguments: [false, true], ViewRuntime.Profile.allCases)
  func severalModalsAreDismissed(_ one: Bool, _ profile: ViewRuntime.Profile) {
    var assumptions = Assumptions()
    assumptions.dismissesOneModalAnUpdate = one
    let demo = Demo(flows.page("home"), profile: profile, assumptions: assumptions)
    for style in [.sheet, .fullScreen, .popover] as [PresentationStyle] {
      demo.perform(.present(flows.page("modal"), as: style))
    }
    demo.perform(.dismissAll())
    #expect(demo.window.presentations.count == 0)
    #expect(demo.texts == ["home 0"])
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func aStyleOfTheAppsOwnLooksAsItSays() {
    let demo = Demo(flows.page("home")) { $0.present(PresentationStyle("drawer"), as: .sheet([.medium, .large])) }
    demo.perform(.present(flows.page("drawer"), as: PresentationStyle("drawer")))
    #expect(demo.window.presentations.last?.kind == .sheet)
    #expect(demo.front?.seenTrait(Detents.self)?.detents == [.medium, .large])
    demo.perform(.present(flows.page("cover"), as: .fullScreen))
    #expect(demo.window.presentations.last?.kind == .cover)
    demo.perform(.present(flows.page("bubble"), as: .popover))
    #expect(demo.window.presentations.last?.kind == .popover)
    demo.perform(.dismissAll())
    #expect(demo.texts == ["home 0"])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: ViewRuntime.Profile.allCases)
  func aPopoverPointsToItsAnchor(_ profile: ViewRuntime.Profile) {
    let flows = flows
    let demo = Demo(flows.page("home"), profile: profile) { views in
      views.show(DemoScreen.self) { screen in
        VStack {
          Text(verbatim: screen.name)
          Button("filter") {}.flowAnchor(for: flows.page("bubble"))
        }
      }
    }
    for _ in 1...4 {
      demo.perform(.present(flows.page("bubble"), as: .popover))
      let shown = demo.window.presentations.last
      #expect(shown?.node?.isAtAnAnchor == true)
      #expect(demo.texts == ["bubble"])
      #expect(shown?.tapOutside() == true)
      demo.settle()
      demo.perform(.present(flows.page("other"), as: .popover))
      #expect(demo.window.presentations.last?.node?.isAtAnAnchor == false)
      demo.perform(.dismiss())
      demo.navigator.perform(.present(flows.page("bubble"), as: .popover))
      demo.perform(.dismiss())
      #expect(demo.texts == ["home"])
    }
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func aScreenWithoutAViewSaysSo() {
    let demo = Demo(flows.page("home"))
    let unseen = Flow(with: Unseen())
    demo.perform(.push(unseen))
    #expect(demo.texts == ["Unseen has no view"])
    demo.perform(.push(unseen))
    let sentence = "there is no view for Unseen. Add one to FlowView: views.show(Unseen.self) { ... }."
    #expect(demo.issues.filter { $0.contains("no view") }.map { $0.lowercased() } == [sentence.lowercased()])
  }

  @Test func severalViewsAreOneScreen() {
    let demo = Demo(flows.page("home")) { views in
      views.show(DemoScreen.self) { screen in
        Text(verbatim: screen.name)
        Text(verbatim: "second")
      }
    }
    demo.perform(.push(flows.page("next")))
    #expect(demo.texts == ["next", "second"])
    #expect(demo.navigator.isSettled)
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func aSubclassIsShownLikeItsClassUnlessItHasALine() {
    class Plain {}
    class Special: Plain {}
    class Other: Plain {}
    let demo = Demo(flows.page("home")) { views in
      views.show(Plain.self) { _ in Text(verbatim: "plain") }
      views.show(Other.self) { _ in Text(verbatim: "other") }
    }
    demo.perform(.push(Flow(with: Special())))
    #expect(demo.texts == ["plain"])
    demo.perform(.push(Flow(with: Other())))
    #expect(demo.texts == ["other"])
  }

  @Test func tabsHaveTitlesAndBadges() {
    let flows = flows, badge = DemoScreen("3")
    let demo = Demo(flows.tabs) { views in
      views.tab(flows.page("one"), badge: { badge.note.isEmpty ? nil : badge.note }) {
        Label("First", systemImage: "1")
      }
    }
    let tabs = demo.elements(TabElement.self).first
    #expect(tabs?.tabs.map(\.title) == [["First"], ["DemoScreen"], ["DemoScreen"]])
    #expect(tabs?.tabs.map(\.badge) == [nil, nil, nil])
    badge.note = "3"
    demo.settle()
    #expect(tabs?.tabs.map(\.badge) == ["3", nil, nil])
    #expect(demo.texts == ["one 0"])
  }

  @Test func tabsHaveRolesAndSections() {
    let flows = flows
    for profile in ViewRuntime.Profile.allCases {
      let demo = Demo(flows.tabs, profile: profile) { views in
        views.tab(flows.page("one"), role: .search) { Text(verbatim: "Find") }
        views.tabSection("More", flows.page("two"), flows.page("three"))
      }
      let tabs = demo.elements(TabElement.self).first
      let isNew = profile != .iOS17
      #expect(tabs?.tabs.map(\.title) == [["Find"], ["DemoScreen"], ["DemoScreen"]])
      #expect(tabs?.tabs.map(\.role) == [isNew ? "search" : nil, nil, nil])
      #expect(tabs?.tabs.map(\.section) == [nil, isNew ? "More" : nil, isNew ? "More" : nil])
      #expect(tabs?.tap(2) == true)
      demo.settle()
      #expect(demo.texts == ["three 0"])
      demo.perform(.select(1))
      #expect(demo.texts == ["two 0"])
      #expect(demo.window.takeComplaints() == [])
    }
  }

  /// SwiftUI shows neither, and keeps a controller's view out of the bars.
  @Test func aViewControllersBarItemsAndTitleAreShown() {
    @MainActor final class OldScreen: UIViewController {
      let edit = UIBarButtonItem(title: "Edit", primaryAction: nil), search = UISearchController()
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Old"
        navigationItem.rightBarButtonItem = edit
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.searchController = search
        navigationItem.backButtonTitle = "Before"
      }
    }
    let demo = Demo(flows.page("home")), old = OldScreen(nibName: nil, bundle: nil)
    demo.perform(.push(Flow(with: old)))
    #expect(old.parent?.navigationItem.rightBarButtonItems == [old.edit])
    #expect(old.parent?.navigationItem.largeTitleDisplayMode == .never)
    #expect(old.parent?.navigationItem.searchController === old.search)
    #expect(old.parent?.navigationItem.backButtonTitle == "Before")
    #expect(demo.stack?.top?.trait(Title.self)?.text == "Old")
    #expect(demo.stack?.top?.trait(IgnoresSafeArea.self) != nil)
    demo.perform(.pop())
    #expect(old.parent == nil)
    #expect(demo.window.takeComplaints() == [])
  }

  /// Bars go by the first scroll view that they find, and by none if something of the host's lies before it.
  @Test func nothingOfTheHostsLiesBehindAScreen() {
    let demo = Demo(flows.page("home")), old = UIViewController(nibName: nil, bundle: nil)
    for isGuarded in [false, true] {
      demo.perform(.push(Flow(with: old).confirmsLeaving { _ in !isGuarded }))
      #expect(old.parent?.children.count == 2)
      #expect(old.parent?.children.first === old)
      demo.perform(.popToRoot())
    }
  }

  /// What a controller inside a hosting controller answers may count for the status bar.
  @Test func theHostsOwnControllersLeaveTheStatusBarAlone() throws {
    @MainActor final class LightController: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let demo = Demo(flows.page("home")), old = UIViewController(nibName: nil, bundle: nil)
    demo.perform(.push(Flow(with: old)))
    let probe = try #require(old.parent?.children.first { $0 !== old }), light = LightController()
    light.addChild(probe)
    #expect(probe.preferredStatusBarStyle == .lightContent)
    #expect(probe.prefersStatusBarHidden)
  }

  @Test func aViewControllerIsShownAsItIs() {
    @MainActor final class OldScreen: UIViewController {
      var events: [String] = []
      override func viewDidAppear(_ animated: Bool) { events.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { events.append("disappeared") }
    }
    let demo = Demo(flows.page("home")), old = OldScreen(nibName: nil, bundle: nil)
    demo.perform(.push(Flow(with: old)))
    #expect(old.events == ["appeared"])
    demo.perform(.pop())
    #expect(old.events == ["appeared", "disappeared"])
  }

  @Test func childrenAreWhereTheScreensViewPlacesThem() {
    let flows = flows
    let frame = Flow(with: Tabs(), containing: .embedded(flows.page("left"), flows.page("right")))
    let demo = Demo(frame) { views in
      views.show(Tabs.self) { _ in
        VStack {
          FlowChildView(flows.page("right"))
          Text(verbatim: "between")
          FlowChildView(0)
          FlowChildView(2)
        }
      }
    }
    #expect(demo.texts == ["right 0", "between", "left 0"])
    demo.perform(.push(flows.page("deep")), from: 3)
    #expect(demo.texts == ["deep 0", "between", "left 0"])
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
  }

  @Test func columnsAreSideBySideOrOne() {
    let demo = Demo(Flow(with: Tabs(), containing: .split(flows.page("list"), flows.page("detail"))))
    #expect(demo.texts == ["list 0"])
    #expect(demo.navigator.tree.shown.map(\.id) == [1, 2])
    demo.perform(.show(flows.page("other"), in: .detail))
    #expect(demo.texts == ["other 0"])
    #expect(demo.navigator.host.shownColumns(of: 1) == [.detail])
    #expect(demo.elements(SplitElement.self).first?.back(from: .detail) == true)
    demo.settle()
    #expect(demo.texts == ["list 0"])
    #expect(demo.navigator.tree.visible.flow == flows.page("list").id)
    demo.window.isCompact = false
    demo.settle()
    #expect(demo.texts == ["list 0", "other 0"])
    #expect(demo.navigator.host.shownColumns(of: 1) == [.primary, .detail])
    #expect(demo.navigator.tree.shown.map(\.id) == [1, 2, 4])
  }

  @Test func columnsHaveWidthsAndAVisibilityThatTheAppShares() {
    let columns = Columns(), flows = flows
    let split = Flow(with: columns, containing: .split(flows.page("list"), flows.page("detail")))
    let demo = Demo(split) { views in
      views.column(flows.page("list"), min: 200, ideal: 260)
      views.show(Columns.self) { FlowChildrenView(columnVisibility: Bindable($0).visibility) }
    }
    demo.window.isCompact = false
    demo.settle()
    #expect(demo.navigator.host.shownColumns(of: 1) == [.detail])
    #expect(demo.texts == ["detail 0"])
    columns.visibility = .all
    demo.settle()
    #expect(demo.navigator.host.shownColumns(of: 1) == [.primary, .detail])
    demo.elements(SplitElement.self).first?.toggleSidebar()
    demo.settle()
    #expect(columns.visibility == .detailOnly)
    #expect(demo.navigator.host.shownColumns(of: 1) == [.detail])
    let list = demo.elements(SplitElement.self).first?.columns.first?.node
    #expect(list?.trait(WidthOfColumn.self)?.ideal == 260)
    #expect(list?.trait(WidthOfColumn.self)?.min == 200)
    #expect(demo.window.takeComplaints() == [])
  }
}

@MainActor @Observable
private final class Columns {
  var visibility = NavigationSplitViewVisibility.detailOnly
}
