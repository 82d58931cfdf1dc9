import FlowKit
import FlowKitSwiftUI
import Foundation
import Observation
@testable import SwiftUI
import Testing

/// How modals look.
@MainActor
struct ModalTests {
  let flows = DemoFlows()

  /// A whole set of detents is another look than none.
  @Test func aSheetHasNoDetentsOfItsOwn() {
    let demo = Demo(flows.page("home"))
    demo.perform(.present(flows.page("sheet")))
    #expect(demo.front?.seenTrait(Detents.self) == nil)
  }

  @Test(arguments: [false, true])
  func modalsAskForASize(_ isMac: Bool) {
    var assumptions = Assumptions()
    assumptions.sheetsTakeTheSizeOfTheirContent = isMac
    let demo = Demo(flows.page("home"), assumptions: assumptions) { views in
      views.present(PresentationStyle("small"), as: .popover.sized(width: 200, height: 100))
    }
    demo.perform(.present(flows.page("sheet")))
    #expect(demo.front?.trait(FlexibleFrame.self)?.idealHeight == (isMac ? 480 : nil))
    demo.perform(.present(flows.page("bubble"), as: .popover))
    #expect(demo.front?.trait(FlexibleFrame.self)?.idealHeight == 400)
    demo.perform(.present(flows.page("small"), as: PresentationStyle("small")))
    #expect(demo.front?.trait(FlexibleFrame.self)?.idealHeight == 100)
    #expect(demo.window.takeComplaints() == [])
  }

  @Test func aPopoverStaysOneUnlessTheAppAdaptsIt() {
    let demo = Demo(flows.page("home")) { views in
      views.present(PresentationStyle("card"), as: .popover.adapted(to: .sheet))
    }
    demo.perform(.present(flows.page("bubble"), as: .popover))
    #expect(demo.front?.trait(Adaptation.self)?.adaptation == .popover)
    demo.perform(.present(flows.page("card"), as: PresentationStyle("card")))
    #expect(demo.front?.trait(Adaptation.self)?.adaptation == .sheet)
    demo.perform(.present(flows.page("sheet")))
    #expect(demo.front?.trait(Adaptation.self) == nil)
  }

  @Test func theAppAddsModifiersWithAStateOfTheirOwn() {
    struct Drawer: ViewModifier {
      let name: String
      @State private var detent = PresentationDetent.medium
      func body(content: Content) -> some View {
        content.presentationDetents([.medium, .large], selection: $detent)
          .background { Text(verbatim: name) }
      }
    }
    let demo = Demo(flows.page("home")) { views in
      views.present(DemoScreen.self) { screen in
        screen.name == "drawer" ? .sheet().modified { $0.modifier(Drawer(name: "of \(screen.name)")) } : .popover
      }
    }
    demo.perform(.present(flows.page("drawer"), as: .fullScreen))
    #expect(demo.window.presentations.last?.kind == .sheet)
    #expect(demo.texts == ["of drawer", "drawer 0"])
    let detents = demo.front?.trait(Detents.self)
    #expect(detents?.selection?.wrappedValue == .medium)
    detents?.selection?.wrappedValue = .large
    demo.tap("count")
    #expect(demo.front?.trait(Detents.self)?.selection?.wrappedValue == .large)
    #expect(demo.texts == ["of drawer", "drawer 1"])
    demo.perform(.present(flows.page("other")))
    #expect(demo.window.presentations.last?.kind == .popover)
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: Assumptions.ButtonMoment.allCases)
  func anAlertHasFields(_ moment: Assumptions.ButtonMoment) {
    var assumptions = Assumptions(), renamed: [String] = []
    assumptions.buttonsOfAlerts = moment
    let rename = Flow(with: Rename()) { screen, _ in screen.onRename = { renamed.append($0) } }
    let demo = Demo(flows.page("home"), assumptions: assumptions) { views in
      views.showAlert(Rename.self, title: { _ in "Rename" }) { question in
        TextField("Name", text: Bindable(question).name)
        Button("Rename") { question.onRename(question.name) }
      }
    }
    demo.perform(.present(rename, as: .alert))
    let field = demo.front?.firstOnSurface(\.field)
    #expect(field?.wrappedValue == "Emma")
    field?.wrappedValue = "Persuasion"
    #expect(demo.window.presentations.last?.tap("Rename") == true)
    demo.settle()
    #expect(renamed == ["Persuasion"])
    #expect(demo.navigator.tree.summary == "DemoScreen(home)")
  }

  @Test(arguments: ViewRuntime.Profile.allCases)
  func aDialogPointsToItsAnchor(_ profile: ViewRuntime.Profile) {
    let flows = flows
    for seed in 1...4 as ClosedRange<UInt64> {
      let demo = Demo(flows.page("home"), profile: profile, seed: seed) { views in
        views.showDialog(Question.self, title: { _ in "Sure?" }) { question in
          Button("Yes") { question.onYes() }
        }
        views.show(DemoScreen.self) { screen in
          VStack {
            Text(verbatim: screen.name)
            if screen.name == "home" { Button("ask") {}.flowAnchor(for: flows.question) }
          }
        }
      }
      for answer in ["Yes", nil] {
        demo.perform(.present(flows.question))
        let dialog = demo.window.presentations.last
        #expect(dialog?.kind == .dialog)
        #expect(dialog?.node?.isAtAnAnchor == (answer == "Yes"))  // then "done" is on top, without a button
        #expect(dialog?.buttons == ["Yes"])
        #expect(answer.map { dialog?.tap($0) == true } ?? dialog?.tapOutside() == true)
        demo.settle()
        #expect(demo.texts == ["done"])
      }
      #expect(demo.navigator.isSettled)
      #expect(demo.issues == [])
      #expect(demo.window.takeComplaints() == [])
    }
  }

  @Test func screensZoomOutOfTheirAnchors() {
    let flows = flows
    let demo = Demo(flows.page("home")) { views in
      views.show(DemoScreen.self) { screen in
        VStack {
          Text(verbatim: screen.name)
          Button("movie") {}.flowAnchor(for: flows.page("movie"), zooms: true)
          Button("plain") {}.flowAnchor(for: flows.page("plain"))
        }
      }
    }
    let namespace = demo.front?.zoomSource?.namespace
    #expect(namespace != nil)
    demo.perform(.push(flows.page("plain")))
    #expect(demo.stack?.top?.zoom == nil)
    demo.perform(.pop())
    demo.perform(.push(flows.page("movie")))
    #expect(demo.stack?.top?.zoom?.namespace == namespace)
    #expect(demo.stack?.top?.zoom?.id == demo.stack?.root?.zoomSource?.id)
    demo.perform(.pop())
    demo.perform(.present(flows.page("movie"), as: .fullScreen))
    #expect(demo.front?.zoom?.id == demo.window.root?.stacks.first?.node.zoomSource?.id)
    #expect(demo.window.takeComplaints() == [])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func voiceOverGoesBackBeforeItClosesASheet(_ seed: UInt64) {
    let demo = Demo(flows.page("home"), seed: seed)
    demo.perform(.batch(.present(flows.page("sheet")), .push(flows.page("deep"))))
    #expect(demo.window.makeEscapeGesture())
    demo.settle()
    #expect(demo.texts == ["sheet 0"])
    #expect(demo.window.makeEscapeGesture())
    demo.settle()
    #expect(demo.texts == ["home 0"])
    #expect(demo.issues == [])
  }
}

@MainActor @Observable
private final class Rename {
  var name = "Emma"
  @ObservationIgnored var onRename: (String) -> Void = { _ in }
}

extension ViewNode {
  /// Whether the host presents this at a view that the app has marked.
  var isAtAnAnchor: Bool { isNamed("AnchoredView") || parent?.isAtAnAnchor == true }

  /// What the outermost view of a level or of a modal zooms out of.
  @MainActor var zoom: ZoomNavigationTransition? {
    firstOnSurface { ($0.trait as? TransitionStyle)?.zoom }
  }

  /// The first view that others zoom out of.
  @MainActor var zoomSource: TransitionSource? { firstSeen { $0.trait as? TransitionSource } }
}
