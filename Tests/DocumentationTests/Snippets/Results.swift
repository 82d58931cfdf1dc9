import FlowKit
import FlowKitTesting
import XCTest

// hide
/// The code of the article, in its order.
enum Results {
  // show
  @MainActor
  struct PaintFlow {
    var canvas: Flow<CanvasScreen> {
      Flow(with: CanvasScreen()) { screen, lets in
        screen.onColor = lets.present(colorPicker, until: \.onPick) { screen.color = $0 }
      }
    }

    var colorPicker: Flow<ColorPickerScreen> {
      Flow(with: ColorPickerScreen()) { screen, lets in
        screen.onCancel = lets.dismiss()
      }
    }
  }

  // hide
  enum Color { case white, red }

  final class CanvasScreen {
    var onColor: () -> Void = {}
    var onDelete: (Int) -> Void = { _ in }
    var color = Color.white
  }

  final class ColorPickerScreen {
    var onPick: ((Color) -> Void)?
    var onCancel: () -> Void = {}
    func show(_ color: Color) {}
  }

  final class QuestionScreen {
    var onConfirm: () -> Void = {}
  }

  struct Store: Sendable {
    func delete(_ layer: Int) async throws {}
  }
}

@MainActor
private func tasks(
  _ screen: Results.CanvasScreen, _ lets: Lets, _ store: Results.Store, _ question: Flow<Results.QuestionScreen>,
  _ summary: Flow<Results.QuestionScreen>
) {
  // show
  screen.onDelete = lets.task { lets, layer in
    guard await lets.present(question, as: .alert, until: \.onConfirm) else { return }
    try await store.delete(layer)
    await lets.performAndWait(.push(summary))
  }
  // hide
}

@MainActor
private func preparing(
  _ screen: Results.CanvasScreen, _ lets: Lets, _ colorPicker: Flow<Results.ColorPickerScreen>
) {
  // show
  screen.onColor = lets.task { lets in
    let picked = await lets.present(colorPicker, until: \.onPick) { $0.show(screen.color) }
    screen.color = picked ?? .white
  }
  // hide
}

@MainActor
func resultsAreTested() {
  typealias PaintFlow = Results.PaintFlow
  // show
  let spy = LetsSpy()
  let canvas = PaintFlow().canvas.makeScreen(lets: spy.lets)
  spy.answer(PaintFlow().colorPicker, until: \.onPick, with: .red)
  canvas.onColor()
  XCTAssertEqual(spy.actions, [.present(PaintFlow().colorPicker)])
  XCTAssertEqual(canvas.color, .red)
  // hide
}
