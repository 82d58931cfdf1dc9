/// Something that a screen has while its entry is in the tree: tasks, handlers, pending results.
@MainActor
package protocol ScreenAttachment: AnyObject {
  init()

  /// An entry now shows the screen: its first one, or another one if the screen is reused.
  func enter(as caller: Caller)

  /// The entry has left.
  ///
  /// - Parameter isKept: Whether the screen is kept for another entry.
  func leave(isKept: Bool)
}

extension ScreenAttachment {
  package func enter(as caller: Caller) {}
}

/// What a screen has besides itself, one object of each kind.
@MainActor
package final class ScreenAttachments {
  private var all: [any ScreenAttachment] = []
  /// The entry that shows the screen; `nil` if none does.
  private var caller: Caller?

  package nonisolated init() {}

  /// The object of a kind; `nil` if there is none.
  package func existing<Kind: ScreenAttachment>(_ kind: Kind.Type) -> Kind? {
    for one in all where type(of: one) == kind { return unsafeDowncast(one, to: kind) }
    return nil
  }

  /// The object of a kind, made on first use.
  package func of<Kind: ScreenAttachment>(_ kind: Kind.Type) -> Kind {
    if let existing = existing(kind) { return existing }
    let new = Kind()
    all.append(new)
    if let caller { new.enter(as: caller) }
    return new
  }

  package func enter(as caller: Caller) {
    self.caller = caller
    for one in all { one.enter(as: caller) }
  }

  package func leave(isKept: Bool) {
    caller = nil
    for one in all { one.leave(isKept: isKept) }
  }
}
