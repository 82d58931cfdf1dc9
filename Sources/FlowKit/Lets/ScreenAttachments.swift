/// Something that belongs to a screen while its entry is in the tree: tasks, handlers, pending results.
@MainActor
package protocol ScreenAttachment: AnyObject {
  init()

  /// The entry has left.
  ///
  /// - Parameter isKept: Whether the screen is kept for another entry.
  func leave(isKept: Bool)
}

/// What belongs to a screen, one object of each kind.
@MainActor
package final class ScreenAttachments {
  /// No code of the app runs while it is being changed.
  @exclusivity(unchecked) private var all = ShortList<any ScreenAttachment>()
  /// The closures of the app that the screen's callbacks call.
  @exclusivity(unchecked) var closures = KeptClosures()

  package nonisolated init() {}

  /// The object of a kind; `nil` if there is none.
  package func existing<Kind: ScreenAttachment>(_ kind: Kind.Type) -> Kind? {
    var index = 0
    while let one = all[index] {
      if type(of: one) == kind { return unsafeDowncast(one, to: kind) }
      index += 1
    }
    return nil
  }

  /// The object of a kind, made on first use.
  package func of<Kind: ScreenAttachment>(_ kind: Kind.Type) -> Kind {
    if let existing = existing(kind) { return existing }
    let new = Kind()
    all.append(new)
    return new
  }

  func keep(_ content: AnyObject, at place: some KeptPlace) {
    if closures.isFull { makeRoom() }
    closures.keep(content, at: place)
  }

  /// Leaves out the closures that nobody can call any more.
  func makeRoom() { letGo(of: closures.removeUseless()) }

  func leave(isKept: Bool) {
    for one in all { one.leave(isKept: isKept) }
    if !isKept { letGo(of: closures.removeAll()) }
  }
}
