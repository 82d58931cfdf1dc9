import FlowKit

protocol ScannerScreenDelegate: AnyObject {
  func scanner(_ scanner: ScannerScreen, didFind code: String)
  func scannerDidCancel(_ scanner: ScannerScreen)
}

final class ScannerScreen {
  weak var delegate: (any ScannerScreenDelegate)?
}

final class ScannerAdapter: ScannerScreenDelegate {
  var onFind: (String) -> Void = { _ in }
  var onCancel: () -> Void = {}

  func scanner(_ scanner: ScannerScreen, didFind code: String) { onFind(code) }
  func scannerDidCancel(_ scanner: ScannerScreen) { onCancel() }
}

enum ProductEvent: Sendable {
  case edit
  case closed
}

final class ProductScreen {
  var code = ""
  var onEvent: (ProductEvent) -> Void = { _ in }
  func show(_ code: String) { self.code = code }
}

final class EditorScreen { var onDiscard: () async -> Bool = { true } }
final class QuestionScreen { var onAnswer: (Bool) -> Void = { _ in } }

@MainActor
struct ProductFlow {
  var scanner: Flow<ScannerScreen> {
    Flow(with: ScannerScreen()) { screen, lets in
      let adapter = lets.keep(ScannerAdapter())
      adapter.onFind = lets.push(product) { $0.show }
      adapter.onCancel = lets.pop()
      screen.delegate = adapter
    }
  }

  var product: Flow<ProductScreen> {
    Flow(with: ProductScreen()) { screen, lets in
      screen.onEvent = lets.choose { event in
        switch event {
        case .edit: .present(editor, as: .sheet)
        case .closed: .pop()
        }
      }
    }
  }

  var editor: Flow<EditorScreen> {
    Flow(with: EditorScreen()) { screen, lets in
      screen.onDiscard = {
        await lets.present(question, as: .alert, until: \.onAnswer) ?? false
      }
    }
  }

  var question: Flow<QuestionScreen> { Flow(with: QuestionScreen()) }
}

let navigator = Navigator(root: ProductFlow().scanner)
let scanner = try navigator.screen(ofType: ScannerScreen.self)
scanner.delegate?.scanner(scanner, didFind: "4711")
let product = try navigator.screen(ofType: ProductScreen.self)
print(product.code, "on", navigator.tree.summary)

product.onEvent(.edit)
let editor = try navigator.screen(ofType: EditorScreen.self)
let discards = Task { await editor.onDiscard() }
while !(navigator.visibleScreen is QuestionScreen) { await Task.yield() }
print(navigator.tree.summary)
try navigator.screen(ofType: QuestionScreen.self).onAnswer(true)
print("discard:", await discards.value, "on", navigator.tree.summary)
