import Observation
import SwiftUI
import Testing

/// What the host builds on, seen from the views alone, without a finger.
@MainActor
@Suite(.serialized)
struct SwiftUITests {
  private let model = Model()

  @Test func aBodyIsEvaluatedForWhatItHasRead() async {
    let window = await Window(PathView(model: model))
    _ = model.take()
    model.count += 1
    await window.settle()
    #expect(model.take() == ["count 1"])
    model.unread += 1
    await window.settle()
    #expect(model.take() == [])
  }

  @Test func aPathIsShownAndTakenBack() async {
    let window = await Window(PathView(model: model))
    model.path = [1]
    await window.settle()
    #expect(model.take().contains("1 appears"))
    model.path = []
    await window.settle()
    #expect(model.take().contains("1 disappears"))
    #expect(model.path == [])
  }

  @Test func twoWritesOfAPathInOneUpdateShowTheLast() async {
    let window = await Window(PathView(model: model))
    model.path = [1]
    model.path = [1, 2]
    await window.settle()
    #expect(model.take().contains("2 appears"))
    #expect(model.path == [1, 2])
  }

  @Test func theSecondModalOfOneUpdateIsLost() async {
    let window = await Window(ModalsView(model: model))
    model.sheet = Item(id: 1)
    model.cover = Item(id: 2)
    await window.settle()
    #expect(model.take().filter { $0.hasSuffix("appears") }.count == 1)
    model.sheet = nil
    model.cover = nil
    await window.settle()
  }

  @Test func aModalDuringTheDismissalOfAnotherIsLost() async {
    let window = await Window(ModalsView(model: model))
    model.sheet = Item(id: 1)
    await window.settle()
    _ = model.take()
    model.sheet = nil
    model.cover = Item(id: 2)
    await window.settle()
    #expect(model.take().contains("cover 2 appears") == false)
    model.cover = nil
    await window.settle()
  }

  @Test func anItemWithAnotherIdIsDismissedAndPresentedAnew() async {
    let window = await Window(ModalsView(model: model))
    model.sheet = Item(id: 1)
    await window.settle()
    model.sheet = Item(id: 2)
    await window.settle()
    let story = model.take()
    #expect(story.filter { $0 == "sheet dismissed" }.count == 1)
    #expect(story.contains("sheet 2 appears"))
    model.sheet = nil
    await window.settle()
  }

  @Test func onDismissRunsAfterTheSheetHasGone() async {
    let window = await Window(ModalsView(model: model))
    model.sheet = Item(id: 1)
    await window.settle()
    model.sheet = nil
    await window.settle()
    #expect(model.take().suffix(2) == ["sheet 1 disappears", "sheet dismissed"])
  }

  @Test(arguments: sides)
  func aLevelIsKnownByItsValueOrByItsPosition(_ side: Bool?) async throws {
    let line = Assumed("levelsAreKnownByPosition", \.levelsAreKnownByPosition, side)
    let window = await Window(PathView(model: model), assuming: line.assumptions)
    model.path = [1, 2]
    await window.settle()
    let before = try #require(model.states[2])
    model.path = [2]
    await window.settle()
    line.found(model.states[2] != before)
    model.path = []
    await window.settle()
  }

  @Test(arguments: sides)
  func oneUpdateDismissesAllModalsOrTheFrontOne(_ side: Bool?) async {
    let line = Assumed("dismissesOneModalAnUpdate", \.dismissesOneModalAnUpdate, side)
    let window = await Window(NestedView(model: model), assuming: line.assumptions)
    model.sheet = Item(id: 1)
    await window.settle()
    model.cover = Item(id: 2)
    await window.settle()
    _ = model.take()
    model.cover = nil
    model.sheet = nil
    await window.settle()
    let story = model.take()
    #expect(story.contains("cover 2 disappears"))
    line.found(!story.contains("sheet 1 disappears"))
  }

  @Test(arguments: sides)
  func aControllerInAPageHearsOfAppearingOrNot(_ side: Bool?) async {
    let line = Assumed("pagesTellControllers", \.pagesTellControllers, side)
    _ = await Window(PagesView(model: model), assuming: line.assumptions)
    line.found(model.take() == ["the page's controller appears"])
  }

  @Test(arguments: sides)
  func aSecondSheetComesLaterOrIsLost(_ side: Bool?) async {
    let line = Assumed("secondSheetsAreQueued", \.secondSheetsAreQueued, side)
    let window = await Window(SiblingsView(model: model), assuming: line.assumptions)
    model.sheet = Item(id: 1)
    await window.settle()
    model.cover = Item(id: 2)
    await window.settle()
    #expect(!model.take().contains("second 2 appears"))
    model.sheet = nil
    await window.settle()
    line.found(model.take().contains("second 2 appears"))
    model.cover = nil
    await window.settle()
  }
}

/// A line of what is assumed, tried: the stand-in takes the side that it is told, SwiftUI has one, which is printed.
@MainActor
private struct Assumed {
  private let name: String
  private let line: WritableKeyPath<Assumptions, Bool>
  private let side: Bool?
  private(set) var assumptions = Assumptions()

  init(_ name: String, _ line: WritableKeyPath<Assumptions, Bool>, _ side: Bool?) {
    self.name = name
    self.line = line
    self.side = side
    if let side { assumptions[keyPath: line] = side }
  }

  func found(_ isTrue: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    if let side {
      #expect(isTrue == side, sourceLocation: sourceLocation)
    } else {
      let isLikeliest = Assumptions()[keyPath: line] == isTrue
      print("FOUND: \(name) is \(isTrue)\(isLikeliest ? "" : ", and the stand-in begins with the other side")")
    }
  }
}

@MainActor @Observable
private final class Model {
  var path: [Int] = []
  var sheet: Item?
  var cover: Item?
  var count = 0
  var unread = 0
  /// The number of the state that each level has had last.
  @ObservationIgnored var states: [Int: Int] = [:]
  @ObservationIgnored private var story: [String] = []

  func note(_ line: String) { story.append(line) }

  func take() -> [String] {
    defer { story = [] }
    return story
  }
}

private struct Item: Identifiable {
  let id: Int
}

/// A state that can be told from others.
@MainActor
private final class Mark {
  private static var made = 0
  let number: Int

  init() {
    Mark.made += 1
    number = Mark.made
  }
}

private struct PathView: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      CountView(model: model)
        .navigationDestination(for: Int.self) { LevelView(model: model, number: $0) }
    }
  }
}

private struct CountView: View {
  let model: Model

  var body: some View {
    model.note("count \(model.count)")
    return Text(verbatim: "root \(model.count)")
  }
}

private struct LevelView: View {
  let model: Model
  let number: Int
  @State private var mark = Mark()

  var body: some View {
    model.states[number] = mark.number
    return Text(verbatim: "\(number)")
      .onAppear { model.note("\(number) appears") }
      .onDisappear { model.note("\(number) disappears") }
  }
}

private struct NamedView: View {
  let model: Model
  let name: String

  var body: some View {
    Text(verbatim: name)
      .onAppear { model.note("\(name) appears") }
      .onDisappear { model.note("\(name) disappears") }
  }
}

private struct ModalsView: View {
  @Bindable var model: Model

  var body: some View {
    Text(verbatim: "root")
      .sheet(item: $model.sheet, onDismiss: { model.note("sheet dismissed") }) {
        NamedView(model: model, name: "sheet \($0.id)")
      }
      .fullScreenCover(item: $model.cover) { NamedView(model: model, name: "cover \($0.id)") }
  }
}

private struct PagesView: View {
  let model: Model

  var body: some View {
    TabView(selection: .constant(Optional(0))) {
      TellingView { model.note("the page's controller appears") }.tag(Optional(0))
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

private struct SiblingsView: View {
  @Bindable var model: Model

  var body: some View {
    Text(verbatim: "root")
      .background {
        Color.clear.sheet(item: $model.sheet) { NamedView(model: model, name: "sheet \($0.id)") }
      }
      .background {
        Color.clear.sheet(item: $model.cover) { NamedView(model: model, name: "second \($0.id)") }
      }
  }
}

private struct NestedView: View {
  @Bindable var model: Model

  var body: some View {
    Text(verbatim: "root")
      .sheet(item: $model.sheet) {
        NamedView(model: model, name: "sheet \($0.id)")
          .fullScreenCover(item: $model.cover) { NamedView(model: model, name: "cover \($0.id)") }
      }
  }
}
