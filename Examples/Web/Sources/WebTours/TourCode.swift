import FlowKit
import FlowKitWeb

/// The tours' code, which is in the program.
enum TourCode {
  @MainActor
  static func elements(_ visible: FlowID, _ pressed: SourcePlace?, _ guarded: FlowID?) -> [WebElement] {
    let code = ScreenCode(of: visible, pressed: pressed, guarded: guarded)
    let parts = [
      ("The latest action", code.pressed), ("This screen’s flow", code.flow),
      ("The guard that was asked", code.guarded),
    ].compactMap { title, excerpt in
      excerpt.map { WebElement.section("\(title), in \($0.fileID)", [.code($0.codeLines)]) }
    }
    return parts.isEmpty ? [.text("This screen’s code is not in the program.")] : parts
  }
}

extension Excerpt {
  fileprivate var codeLines: [WebCodeLine] {
    zip(numbers, lines).map { number, line in WebCodeLine(number, line, isMarked: number == marked) }
  }
}
