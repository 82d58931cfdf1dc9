import FlowKit
public import FlowKitRestoration

extension NoteScreen: RestorableScreen {
  /// What is kept: what was written, saved or not.
  public var savedState: String { text }

  /// Takes it back.
  public func restore(_ state: String) { text = state }
}
