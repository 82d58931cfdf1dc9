import Observation
@testable import SwiftUI
import Testing

/// The stand-in complains where SwiftUI loses something: hosts that don't take care fail on it.
@MainActor
struct ComplaintTests {
  private let model = PathModel()

  private func window(_ view: some View, profile: ViewRuntime.Profile = .iOS18, seed: UInt64 = 1) -> ViewRuntime {
    let window = ViewRuntime(profile: profile, seed: seed)
    window.show(view)
    window.clock.settle()
    return window
  }

  private func stack(_ window: ViewRuntime) -> StackElement? {
    window.root?.firstOnSurface { $0.element as? StackElement }
  }

  @Test func twoWritesAFrameAreOneWithAWarning() {
    let window = window(PathView(model: model))
    model.path = [1]
    model.path = [1, 2]
    window.clock.settle()
    #expect(stack(window)?.levels.compactMap(\.texts.first) == ["1", "2"])
    #expect(
      window.takeComplaints() == ["Update NavigationAuthority bound path tried to update multiple times per frame."])
  }

  @Test func aWriteDuringATransitionIsAMistake() {
    let window = window(PathView(model: model))
    model.path = [1]
    window.clock.advance(by: .milliseconds(100))
    model.path = [1, 2]
    window.clock.settle()
    #expect(window.takeComplaints() == ["A navigation stack's path was changed during a transition."])
  }

  @Test func aReplacedTopDoesNotAnimate() {
    let window = window(PathView(model: model))
    model.path = [1]
    window.clock.settle()
    model.path = [2]
    window.clock.settle()
    #expect(window.takeComplaints() == ["A path of the same count does not animate."])
  }

  @Test func theUsersPopIsWrittenAtSomeMoment() {
    var moments: Set<Duration> = []
    for seed in 1...30 as ClosedRange<UInt64> {
      let model = PathModel(), window = window(PathView(model: model), seed: seed)
      model.path = [1, 2]
      window.clock.settle()
      let begin = window.clock.now
      #expect(stack(window)?.pop(to: 1) == true)
      while model.path.count == 2 { window.clock.advance(by: .milliseconds(10)) }
      moments.insert(window.clock.now - begin)
      window.clock.settle()
      #expect(stack(window)?.levels.compactMap(\.texts.first) == ["1"])
      #expect(window.takeComplaints() == [])
    }
    #expect(moments.count == 3)
  }

  @Test func aCancelledSwipeWritesNothing() {
    let window = window(PathView(model: model))
    model.path = [1]
    window.clock.settle()
    #expect(stack(window)?.beginSwipe() == true)
    stack(window)?.lift(finishes: false)
    window.clock.settle()
    #expect(model.path == [1])
    #expect(stack(window)?.top?.texts.first == "1")
  }

  @Test func theSecondModalOfOneUpdateIsLost() {
    let window = window(ModalsView(model: model))
    model.sheet = Item(id: 1)
    model.cover = Item(id: 2)
    window.clock.settle()
    #expect(window.presentations.count == 1)
    #expect(window.takeComplaints().count == 1)
  }

  @Test func aModalDuringTheDismissalOfAnotherIsLost() {
    let window = window(ModalsView(model: model))
    model.sheet = Item(id: 1)
    window.clock.settle()
    model.sheet = nil
    model.cover = Item(id: 2)
    window.clock.settle()
    #expect(window.presentations.isEmpty)
    #expect(window.takeComplaints().count == 1)
  }

  @Test func aReplacedItemIsDismissedAndPresentedAnew() {
    let window = window(ModalsView(model: model))
    model.sheet = Item(id: 1)
    window.clock.settle()
    model.sheet = Item(id: 2)
    window.clock.settle()
    #expect(model.dismissed == 1)
    #expect(window.presentations.last?.content?.texts.first == "sheet 2")
  }

  @Test func aPulledSheetIsWrittenAtTheVeryEnd() {
    let window = window(ModalsView(model: model), profile: .iOS17)
    model.sheet = Item(id: 1)
    window.clock.settle()
    #expect(window.presentations.last?.beginPullDown() == true)
    window.presentations.last?.lift(finishes: true)
    window.clock.advance(by: .milliseconds(390))
    #expect(model.sheet != nil)
    #expect(model.dismissed == 0)
    window.clock.advance(by: .milliseconds(20))
    #expect(model.sheet == nil)
    #expect(model.dismissed == 1)
    model.sheet = Item(id: 2)
    window.clock.settle()
    #expect(model.sheet == nil)  // written once more, late
  }

  @Test func twoSheetsOnOneViewAreRefused() {
    let window = window(TwoSheetsView(model: model))
    #expect(window.takeComplaints() == ["Two sheets on one view: only one of them is shown."])
  }

  @Test func whatChangesDuringAnUpdateIsAMistake() {
    let window = window(WritingView(model: model))
    model.count += 1
    window.clock.settle()
    #expect(window.takeComplaints().first?.hasPrefix("Modifying state during view update") == true)
  }

  @Test func aBodyIsEvaluatedForWhatItHasRead() {
    let window = window(PathView(model: model))
    window.forgetBodies()
    model.count += 1
    window.clock.settle()
    #expect(window.bodies == ["CountView": 1])
  }
}

@MainActor @Observable
private final class PathModel {
  var path: [Int] = []
  var sheet: Item?
  var cover: Item?
  var count = 0
  @ObservationIgnored var dismissed = 0
}

private struct Item: Identifiable {
  let id: Int
}

private struct PathView: View {
  @Bindable var model: PathModel
  var body: some View {
    NavigationStack(path: $model.path) {
      CountView(model: model).navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
    }
  }
}

private struct CountView: View {
  let model: PathModel
  var body: some View { Text(verbatim: "root \(model.count)") }
}

private struct ModalsView: View {
  @Bindable var model: PathModel
  var body: some View {
    Text(verbatim: "root")
      .sheet(item: $model.sheet, onDismiss: { model.dismissed += 1 }) { Text(verbatim: "sheet \($0.id)") }
      .fullScreenCover(item: $model.cover) { Text(verbatim: "cover \($0.id)") }
  }
}

private struct TwoSheetsView: View {
  @Bindable var model: PathModel
  var body: some View {
    Text(verbatim: "root")
      .sheet(item: $model.sheet) { Text(verbatim: "sheet \($0.id)") }
      .sheet(item: $model.cover) { Text(verbatim: "other \($0.id)") }
  }
}

private struct WritingView: View {
  let model: PathModel
  var body: some View {
    let count = model.count
    Text(verbatim: "\(count) \(model.path.count)")
    WriterView(model: model, count: count)
  }
}

private struct WriterView: View {
  let model: PathModel
  let count: Int
  var body: some View {
    if count > 0, model.path.isEmpty { model.path = [1] }
    return Text(verbatim: "writes")
  }
}
