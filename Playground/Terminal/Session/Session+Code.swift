import FlowKit

extension Session {
  /// The code of the visible screen.
  var code: ScreenCode {
    ScreenCode(of: navigator.tree.visible.flow, pressed: journal.pressed, guarded: journal.guarded)
  }
}
