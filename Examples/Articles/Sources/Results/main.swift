import FlowKit

@MainActor
struct PaintFlow {
  var canvas: Flow<CanvasScreen> {
    Flow(with: CanvasScreen()) { screen, lets in
      screen.onColor = lets.present(colorPicker, until: \.onPick) { screen.color = $0 }
      screen.onErase = lets.task { lets in
        guard await lets.present(question, as: .alert, until: \.onConfirm) else { return }
        screen.color = "white"
      }
    }
  }

  var colorPicker: Flow<ColorPickerScreen> {
    Flow(with: ColorPickerScreen()) { screen, lets in screen.onCancel = lets.dismiss() }
  }

  var question: Flow<QuestionScreen> { Flow(with: QuestionScreen()) }
}

final class CanvasScreen {
  var color = "white"
  var onColor: () -> Void = {}
  var onErase: () -> Void = {}
}

final class ColorPickerScreen {
  var onPick: (String) -> Void = { _ in }
  var onCancel: () -> Void = {}
}

final class QuestionScreen {
  var onConfirm: () -> Void = {}
}

let navigator = Navigator(root: PaintFlow().canvas)
let canvas = try navigator.screen(ofType: CanvasScreen.self)

canvas.onColor()
try navigator.screen(ofType: ColorPickerScreen.self).onPick("red")
print(canvas.color, "on", navigator.tree.summary)

canvas.onErase()
try await navigator.settled()  // the task has asked, and waits for the user
try navigator.screen(ofType: QuestionScreen.self).onConfirm()
try await navigator.settled()
print(canvas.color, "on", navigator.tree.summary)
