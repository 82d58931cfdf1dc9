import FlowKit
import FlowKitTesting
import Testing
import XCTest

/// A screen that asks for colors, tested without the screen that picks them.
private enum Paint {
  @MainActor
  final class Canvas {
    var onColor: () -> Void = {}
    var onFill: (Int) -> Void = { _ in }
    var onTerms: () -> Void = {}
    var color = "none"
    var isAccepted = false
  }

  @MainActor
  final class ColorPicker {
    var onPick: ((String) -> Void)?
    var onCopy: (String) -> Void = { _ in }
    var onAccept: () -> Void = {}
  }

  static var canvas: Flow<Canvas> {
    Flow(with: Canvas()) { screen, lets in
      screen.onColor = lets.present(picker, until: \.onPick) { screen.color = $0 }
      screen.onFill = lets.task { lets, opacity in
        guard let color = await lets.push(picker, until: \.onCopy) else { return }
        screen.color = "\(color) \(opacity)"
      }
      screen.onTerms = lets.present(picker, until: \.onAccept) { screen.isAccepted = true }
    }
  }

  static var picker: Flow<ColorPicker> { Flow(with: ColorPicker()) }
}

@MainActor
struct AnsweringSpyTests {
  private let spy = LetsSpy()

  @Test func withoutAnAnswerNothingIsPicked() async throws {
    let canvas = Paint.canvas.makeScreen(lets: spy.lets)
    canvas.onColor()
    try spy.verify(.present(Paint.picker))
    canvas.onFill(50)
    await spy.finishTasks()
    try spy.verify(.push(Paint.picker))
    #expect(canvas.color == "none")
  }

  @Test func answerIsGivenEachTime() async throws {
    let canvas = Paint.canvas.makeScreen(lets: spy.lets)
    spy.answer(Paint.picker, until: \.onPick, with: "red")
    canvas.onColor()
    #expect(canvas.color == "red")
    canvas.color = "none"
    canvas.onColor()
    #expect(canvas.color == "red")
    try spy.verify(.present(Paint.picker), .present(Paint.picker))
  }

  @Test func answerIsForOneCallback() async {
    let canvas = Paint.canvas.makeScreen(lets: spy.lets)
    spy.answer(Paint.picker, until: \.onPick, with: "red")
    spy.answer(Paint.picker, until: \.onCopy, with: "blue")
    spy.answer(Paint.picker, until: \.onAccept)
    canvas.onFill(50)
    await spy.finishTasks()
    #expect(canvas.color == "blue 50")
    canvas.onTerms()
    #expect(canvas.isAccepted)
  }

  @Test func latestAnswerCounts() {
    let canvas = Paint.canvas.makeScreen(lets: spy.lets)
    spy.answer(Paint.picker, until: \.onPick, with: "red")
    spy.answer(Paint.picker, until: \.onPick, with: "blue")
    canvas.onColor()
    #expect(canvas.color == "blue")
    canvas.color = "none"
    spy.answer(Paint.picker, until: \.onPick, with: nil)
    canvas.onColor()
    #expect(canvas.color == "none")
  }

  @Test func screensOfASpyFactoryAnswerThemselves() {
    let spies = LetsSpyFactory()
    let navigator = Navigator(root: Paint.canvas, spies: spies)
    spies[1]?.answer(Paint.picker, until: \.onPick, with: "red")
    let canvas = navigator.screen(of: Paint.canvas)
    canvas?.onColor()
    #expect(canvas?.color == "none")
    navigator.screen(of: Paint.picker)?.onPick?("blue")
    #expect(canvas?.color == "blue")
    #expect(navigator.tree.summary == "Canvas")
    #expect(spies.actions == [.present(Paint.picker), .unwind()])
  }

  @Test func spyAndScreenAreReleased() async {
    var spy: LetsSpy? = LetsSpy()
    weak var weakSpy: LetsSpy?
    weakSpy = spy
    weak var screen: Paint.Canvas?
    if let spy {
      let canvas = Paint.canvas.makeScreen(lets: spy.lets)
      screen = canvas
      spy.answer(Paint.picker, until: \.onPick, with: "red")
      canvas.onColor()
      canvas.onFill(1)
      await spy.finishTasks()
    }
    spy = nil
    #expect(weakSpy == nil)
    #expect(screen == nil)
  }
}

final class AnsweringSpyXCTests: XCTestCase {
  @MainActor
  func testCanvasTakesThePickedColor() async throws {
    let spy = LetsSpy()
    let canvas = Paint.canvas.makeScreen(lets: spy.lets)
    spy.answer(Paint.picker, until: \.onPick, with: "red")
    canvas.onColor()
    XCTAssertEqual(canvas.color, "red")
    spy.answer(Paint.picker, until: \.onCopy, with: "blue")
    canvas.onFill(50)
    await spy.finishTasks()
    XCTAssertEqual(canvas.color, "blue 50")
    XCTAssertEqual(spy.actions, [.present(Paint.picker), .push(Paint.picker)])
  }
}
