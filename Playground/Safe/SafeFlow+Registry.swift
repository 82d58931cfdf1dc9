import FlowKit
public import FlowKitRestoration

extension SafeFlow {
  /// Lists the flows by names that stay, so that a session can be restored.
  ///
  /// What is behind a guard is behind it then, too.
  public func add(to flows: inout FlowRegistry) {
    flows.add("safe.lobby", lobby)
    flows.add("safe.pages", pages)
    flows.add("safe.account", account)
    flows.add("safe.key", key)
    flows.add("safe.report", report)
    flows.add("safe.hen", hen)
    flows.add("safe.egg", egg)
    flows.add("safe.note", note)
    flows.add("safe.search", search)
    flows.add("safe.box") { (name: String) in box(name) }
  }
}

extension NoteScreen: RestorableScreen {
  /// What is kept: what was written, saved or not.
  public var savedState: String { text }

  /// Takes it back.
  public func restore(_ state: String) { text = state }
}
