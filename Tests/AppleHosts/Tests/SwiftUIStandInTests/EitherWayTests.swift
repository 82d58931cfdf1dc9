import Foundation
import Observation
@testable import SwiftUI
import Testing

/// The stand-in has both sides of what is assumed, and complains about what reports warn of.
@MainActor
struct EitherWayTests {
  private let model = AssumedModel()

  private func window(_ view: some View, _ assume: (inout Assumptions) -> Void = { _ in }) -> ViewRuntime {
    var assumptions = Assumptions()
    assume(&assumptions)
    let window = ViewRuntime(assumptions: assumptions)
    window.show(view)
    window.clock.settle()
    return window
  }

  @Test func aStackInAStackIsAMistake() {
    #expect(window(NavigationStack { Text(verbatim: "alone") }).takeComplaints() == [])
    let nested = window(NavigationStack { NavigationStack { Text(verbatim: "inside") } })
    #expect(nested.takeComplaints() == ["A NavigationStack is inside another one."])
    let split = NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: .constant(.sidebar)) {
      NavigationStack { Text(verbatim: "list") }
    } detail: {
      Text(verbatim: "detail")
    }
    #expect(window(split).takeComplaints() == [])
    #expect(
      window(NavigationStack { split }).takeComplaints().contains(
        "A NavigationSplitView is inside a NavigationStack, or another one."))
  }

  @Test(arguments: [false, true])
  func aLevelIsKnownByItsValueOrByItsPosition(_ isByPosition: Bool) {
    let window = window(CountersView(model: model)) { $0.levelsAreKnownByPosition = isByPosition }
    model.path = [1, 2]
    window.clock.settle()
    let stack = window.root?.firstOnSurface { $0.element as? StackElement }
    stack?.top?.firstOnSurface(\.button)?.action()
    window.clock.settle()
    #expect(stack?.top?.texts.first == "2 1")
    model.path = [2]
    window.clock.settle()
    #expect(stack?.top?.texts.first == (isByPosition ? "2 0" : "2 1"))
  }

  @Test(
    arguments: zip(
      Assumptions.ButtonMoment.allCases, [["acts 1", "cleared"], ["cleared", "acts 1"], ["cleared", "acts 0"]]))
  func aButtonActsBeforeItsAlertOrAfterIt(_ moment: Assumptions.ButtonMoment, _ story: [String]) {
    let window = window(QuestionView(model: model)) { $0.buttonsOfAlerts = moment }
    model.isAsked = true
    window.clock.settle()
    model.act = { [model] in model.story.append("acts \(window.presentations.count)") }
    #expect(window.presentations.last?.tap("Yes") == true)
    window.clock.settle()
    #expect(model.story == story)
    #expect(window.presentations.isEmpty)
    model.act = {}
  }

  @Test(arguments: [false, true])
  func aSheetHasTheSystemsSizeOrThatOfItsContent(_ isOfContent: Bool) {
    for height in [nil, 300] as [Double?] {
      let window = window(SizedView(model: model, height: height)) { $0.sheetsTakeTheSizeOfTheirContent = isOfContent }
      model.isAsked = true
      window.clock.settle()
      #expect(window.presentations.count == 1)
      #expect(window.takeComplaints().count == (isOfContent && height == nil ? 1 : 0))
      model.isAsked = false
    }
  }
}

@MainActor @Observable
private final class AssumedModel {
  var path: [Int] = []
  var isAsked = false
  @ObservationIgnored var act: () -> Void = {}
  @ObservationIgnored var story: [String] = []

  /// What is asked, as an item.
  var item: Question? {
    get { isAsked ? Question() : nil }
    set { isAsked = newValue != nil }
  }

  struct Question: Identifiable {
    let id = 1
  }
}

private struct CountersView: View {
  @Bindable var model: AssumedModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text(verbatim: "root").navigationDestination(for: Int.self) { CounterView(number: $0) }
    }
  }
}

private struct CounterView: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(number) \(count)")
      Button("more") { count += 1 }
    }
  }
}

private struct QuestionView: View {
  let model: AssumedModel

  var body: some View {
    let isAsked = Binding {
      model.isAsked
    } set: {
      if model.isAsked, !$0 { model.story.append("cleared") }
      model.isAsked = $0
    }
    Text(verbatim: "root")
      .alert(Text(verbatim: "Sure?"), isPresented: isAsked, presenting: 1) { _ in
        Button("Yes") { model.act() }
      } message: { _ in
        Text(verbatim: "")
      }
  }
}

private struct SizedView: View {
  @Bindable var model: AssumedModel
  let height: Double?

  var body: some View {
    Text(verbatim: "root")
      .sheet(item: $model.item) { _ in
        if let height {
          NavigationStack { Text(verbatim: "sheet") }.frame(idealHeight: height)
        } else {
          NavigationStack { Text(verbatim: "sheet") }
        }
      }
  }
}
