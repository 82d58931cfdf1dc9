import FlowKit
@testable import FlowKitSwiftUI
import Foundation
@testable import SwiftUI
import Testing

/// What an app writes on its screens reaches SwiftUI wherever the screen is, whatever has lain over it.
@MainActor
struct WishesTests {
  let flows = DemoFlows()

  /// Where a screen is.
  enum Place: CaseIterable {
    case root, pushed, tab, page, embedded, column, overTabs, inAPushedTab, sheet, cover, popover, pushedInASheet

    var isInAModal: Bool { [.sheet, .cover, .popover, .pushedInASheet].contains(self) }
    var isChild: Bool { [.tab, .page, .inAPushedTab].contains(self) }
  }

  private func demo(_ place: Place, _ mine: Flow<DemoScreen>, _ profile: ViewRuntime.Profile) -> Demo {
    let home = flows.page("home"), other = flows.page("other")
    let tabs = Flow(with: Tabs(), containing: .tabs(mine, other))
    let root: any Rooted =
      switch place {
      case .root: mine
      case .tab: tabs
      case .page: Flow(with: Tabs(), containing: .pages(mine, other))
      case .embedded: Flow(with: Tabs(), containing: .embedded(mine, other))
      case .column: Flow(with: Tabs(), containing: .split(mine, other))
      case .overTabs: Flow(with: Tabs(), containing: .tabs(home, other))
      default: home
      }
    let demo = root.demo(profile)
    switch place {
    case .pushed, .overTabs: demo.perform(.push(mine))
    case .inAPushedTab: demo.perform(.push(tabs))
    case .sheet: demo.perform(.present(mine))
    case .cover: demo.perform(.present(mine, as: .fullScreen))
    case .popover: demo.perform(.present(mine, as: .popover))
    case .pushedInASheet: demo.perform(.batch(.present(home), .push(mine)))
    default: break
    }
    return demo
  }

  @Test(arguments: Place.allCases, ViewRuntime.Profile.allCases)
  func theAppsWishSurvives(_ place: Place, _ profile: ViewRuntime.Profile) {
    let demo = demo(place, flows.page("mine"), profile), other = flows.page("over")
    let wished = ["back is hidden", "called Mine", "bars hidden: tabBar", "Edit"]
    let all = place.isInAModal ? wished + ["held", "detents"] : wished
    #expect(demo.wishes == all)
    demo.perform(.push(other))
    demo.perform(.pop())
    #expect(demo.wishes == all, "after a pop")
    demo.perform(.present(other))
    demo.perform(.dismiss())
    #expect(demo.wishes == all, "after a modal")
    if place.isChild, let holder = demo.navigator.tree.containers.last?.id {
      demo.perform(.select(1), from: holder)
      demo.perform(.select(0), from: holder)
      #expect(demo.wishes == all, "after another child")
    }
    demo.perform(.batch(.push(other), .push(flows.page("top"))))
    demo.perform(.remove(other))
    demo.perform(.pop())
    #expect(demo.wishes == all, "after a screen has left from between")
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }

  /// What the host says by itself is as little as can be.
  @Test(arguments: Place.allCases)
  func aScreenThatSaysNothingIsAsSwiftUIMakesIt(_ place: Place) {
    let demo = demo(place, flows.page("plain"), .iOS18)
    #expect(demo.wishes(of: "plain") == [])
  }

  @Test func anAppsSheetThatIsHeldIsNotPulledDown() {
    let demo = Demo(flows.page("home")) { $0.show(DemoScreen.self) { WishView(screen: $0) } }
    demo.perform(.push(flows.page("mine")))
    #expect(demo.stack?.hasBack == false)
    #expect(demo.stack?.beginSwipe() == false)
    demo.perform(.present(flows.page("mine")))
    #expect(demo.window.presentations.last?.beginPullDown() == false)
  }

  /// A modifier of the look is the app's, too, and has the last word over the look's own settings.
  @Test func whatALookIsModifiedWithSurvives() {
    let demo = Demo(flows.page("home")) { views in
      views.present(
        .sheet, as: .sheet([.medium]).modified { $0.interactiveDismissDisabled().presentationDetents([.large]) })
      views.present(.popover, as: .popover.modified { $0.presentationCompactAdaptation(.sheet) })
    }
    demo.perform(.present(flows.page("sheet")))
    #expect(demo.window.presentations.last?.beginPullDown() == false)
    #expect(demo.front?.seenTrait(Detents.self)?.detents == [.large])
    demo.perform(.dismiss())
    demo.perform(.present(flows.page("bubble"), as: .popover))
    #expect(demo.front?.seenTrait(Adaptation.self)?.adaptation == .sheet)
  }
}

/// A flow of any screen as the root of a demo.
@MainActor
private protocol Rooted {
  func demo(_ profile: ViewRuntime.Profile) -> Demo
}

extension Flow: Rooted {
  fileprivate func demo(_ profile: ViewRuntime.Profile) -> Demo {
    Demo(self, profile: profile) { $0.show(DemoScreen.self) { WishView(screen: $0) } }
  }
}

/// Its screen "mine" asks for all that an app may ask of the bars and modals around it.
struct WishView: View {
  let screen: DemoScreen

  var body: some View {
    if screen.name == "mine" {
      Text(verbatim: screen.name)
        .navigationBarBackButtonHidden(true)
        .interactiveDismissDisabled()
        .navigationTitle("Mine")
        .toolbar(.hidden, for: .tabBar)
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Edit") {} } }
        .presentationDetents([.height(123)])
    } else {
      Text(verbatim: screen.name)
    }
  }
}

extension Demo {
  fileprivate var wishes: [String] { wishes(of: "mine") }

  /// What SwiftUI hears of the screen with a name: on the level where it is, and of the modal around it.
  fileprivate func wishes(of name: String) -> [String] {
    guard let root = window.root, let view = find(name, in: root) else { return ["not there"] }
    var level = view, modal: ViewNode?, next: ViewNode? = view, isLevelKnown = false
    while let node = next?.parent, let below = next {
      if node.element is StackElement, !isLevelKnown {
        level = below
        isLevelKnown = true
      }
      if (node.element as? PresentationElement)?.content === below, modal == nil { modal = below }
      next = node
    }
    var wishes: [String] = []
    if level.preference(BackButtonHidden.self) == true { wishes.append("back is hidden") }
    if let title = level.preference(Title.self) { wishes.append("called \(title)") }
    let hidden = level.preference(BarHidden.self)?.filter(\.value).keys.sorted() ?? []
    if !hidden.isEmpty { wishes.append("bars hidden: \(hidden.joined(separator: ", "))") }
    level.forEachOnSurface { if $0.button != nil, $0.texts == ["Edit"] { wishes.append("Edit") } }
    if modal?.seenPreference(DismissDisabled.self) == true { wishes.append("held") }
    if modal?.seenTrait(Detents.self)?.detents == [.height(123)] { wishes.append("detents") }
    return wishes
  }

  private func find(_ name: String, in node: ViewNode) -> ViewNode? {
    if (node.view as? Text)?.text == name { return node }
    for child in node.children {
      if let found = find(name, in: child) { return found }
    }
    return nil
  }
}
