import FlowKit
@testable import FlowKitSwiftUI
@testable import SwiftUI
import Testing

/// Modals that SwiftUI does not present, because something that FlowKit has not presented is in the way: they are presented
/// when that has gone, or leave the tree, and the app hears of it.
@MainActor
struct LostModalTests {
  let flows = DemoFlows()

  private func demo(queued: Bool = false, seed: UInt64 = 1) -> Demo {
    var assumptions = Assumptions()
    assumptions.secondSheetsAreQueued = queued
    return Demo(flows.page("home", next: flows.page("detail")), seed: seed, assumptions: assumptions) { views in
      views.show(DemoScreen.self) { OwnSheetView(screen: $0) }
      views.showAlert(Question.self, title: { _ in "Sure?" }) { question in Button("Yes") { question.onYes() } }
    }
  }

  /// A link comes while the app's own sheet is open.
  @Test(arguments: [PresentationStyle.sheet, .fullScreen, .popover], [false, true])
  func aModalThatIsLostLeavesTheTree(_ style: PresentationStyle, _ queued: Bool) {
    let demo = demo(queued: queued)
    demo.tap("own sheet")
    demo.perform(.present(flows.page("link"), as: style))
    #expect(demo.navigator.tree.modals.isEmpty)
    #expect(demo.navigator.isSettled)
    #expect(demo.issues.filter { $0.contains("SwiftUI did not present") }.count == 1)
    #expect(demo.tap("close own"))
    #expect(demo.tap("next"))
    #expect(demo.texts == ["detail"])
    demo.perform(.present(flows.page("again"), as: style))
    #expect(demo.texts == ["again"])
  }

  @Test(arguments: [PresentationStyle.sheet, .fullScreen, .popover], [false, true])
  func itIsPresentedIfTheOtherOneGoesInTime(_ style: PresentationStyle, _ queued: Bool) {
    let demo = demo(queued: queued)
    demo.tap("own sheet")
    demo.navigator.perform(.present(flows.page("link"), as: style))
    demo.window.clock.advance(by: .seconds(1))
    demo.closeOwn()
    demo.settle()
    #expect(demo.texts == ["link"])
    #expect(demo.window.presentations.count == 1)
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    demo.perform(.dismiss())
    #expect(demo.texts == ["home"])
  }

  /// A menu, a share sheet, a picker.
  @Test(arguments: ViewRuntime.Cover.allCases, [PresentationStyle.sheet, .fullScreen, .popover])
  func whatUIKitPresentsIsWaitedFor(_ cover: ViewRuntime.Cover, _ style: PresentationStyle) {
    let demo = demo()
    demo.window.cover(with: cover)
    demo.navigator.perform(.present(flows.page("link"), as: style))
    demo.window.clock.advance(by: .seconds(3))
    demo.window.cover(with: nil)
    demo.settle()
    #expect(demo.texts == ["link"])
    #expect(demo.issues == [])
    demo.window.cover(with: cover)
    demo.perform(.present(flows.page("other"), as: style))
    demo.window.cover(with: nil)
    demo.settle()
    #expect(demo.navigator.tree.summary.contains("other") == false)
    #expect(demo.texts == ["link"])
    #expect(demo.issues.count == 1)
    #expect(demo.navigator.isSettled)
  }

  /// No probe is in an alert; UIKit tells what lies over the view that asks.
  @Test(arguments: [nil, .small, .full] as [ViewRuntime.Cover?])
  func aQuestionIsLostToo(_ cover: ViewRuntime.Cover?) {
    let demo = demo()
    demo.perform(.present(flows.page("sheet")))
    if let cover { demo.window.cover(with: cover) } else { demo.tap("own sheet") }
    demo.perform(.present(flows.question, as: .alert))
    #expect(demo.navigator.tree.modals.count == 1)
    #expect(demo.issues.filter { $0.contains("SwiftUI did not present") }.count == 1)
    if cover != nil { demo.window.cover(with: nil) } else { demo.closeOwn() }
    demo.settle()
    #expect(demo.texts == ["sheet"])
    demo.perform(.present(flows.question, as: .alert))
    #expect(demo.window.presentations.last?.buttons == ["Yes"])
    #expect(demo.navigator.isSettled)
    #expect(demo.issues.count == 1)
  }

  /// The modals over it leave with it.
  @Test func severalThatAreLostLeaveTogether() {
    let demo = demo()
    demo.tap("own sheet")
    let id = demo.navigator.tree.visible.id
    demo.navigator.perform(
      .batch(.present(flows.page("link")), .present(flows.page("more")), .push(flows.page("deep"))), from: id)
    demo.settle()
    #expect(demo.navigator.tree.modals.isEmpty)
    #expect(demo.issues.count == 1)
    #expect(demo.navigator.isSettled)
  }

  /// Its screen has been seen before, but not in this modal.
  @Test func aModalThatComesBackIsLostLikeANewOne() {
    let demo = Demo(flows.page("home"))
    demo.perform(.present(flows.stubborn))
    demo.window.cover(with: .small)
    #expect(demo.tap("dismiss"))
    #expect(demo.navigator.tree.modals.count == 1)
    demo.window.cover(with: nil)
    demo.settle()
    #expect(demo.texts == ["stubborn 0"])
    #expect(demo.navigator.isSettled)
  }

  /// A screen that must be asked is asked; as long as it stays, its modal is presented again and again.
  @Test func aModalThatMayNotLeaveComesWhenItCan() {
    let demo = demo()
    demo.window.cover(with: .small)
    demo.navigator.perform(.present(flows.stubborn))
    demo.window.clock.advance(by: .seconds(20))
    #expect(demo.navigator.tree.modals.count == 1)
    demo.window.cover(with: nil)
    demo.settle()
    #expect(demo.texts == ["stubborn"])
    #expect(demo.navigator.isSettled)
  }

  /// Nothing is drawn in the background, and nothing is lost there.
  @Test func aSlowPresentationIsNotLost() {
    let demo = demo()
    demo.window.slowness = 20
    demo.perform(.present(flows.page("link")))
    #expect(demo.texts == ["link"])
    #expect(demo.issues == [])
    #expect(demo.window.takeComplaints() == [])
  }
}

private struct OwnSheetView: View {
  let screen: DemoScreen
  @State private var own: Own?

  private struct Own: Identifiable {
    let id = 1
  }

  var body: some View {
    VStack {
      Text(verbatim: screen.name)
      Button("own sheet") { own = Own() }
      Button("next") { screen.onNext() }
    }
    .sheet(item: $own) { _ in Button("close own") { own = nil } }
  }
}

extension Demo {
  /// Taps the button of the app's own sheet, without waiting.
  fileprivate func closeOwn() {
    front?.firstOnSurface { $0.button != nil && $0.texts == ["close own"] ? $0.button : nil }?.action()
  }
}
