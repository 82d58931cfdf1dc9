/// Lets somebody write a note.
@MainActor
public final class NoteScreen: DiaryWriting {
  /// Enough was written.
  public var onClose: () -> Void = {}
  /// The note was kept, perhaps when the screen had left already.
  public var onKept: (String) -> Void = { _ in }
  /// Asks whether the changes may be lost.
  public var asksToDiscard: () async -> Bool = { true }

  /// What is written.
  public var text: String
  private let vault: Vault
  private var kept: String
  /// Where it writes what happens to it.
  public let diary: Diary

  /// Makes the screen.
  public init(_ vault: Vault, _ diary: Diary) {
    self.vault = vault
    self.diary = diary
    text = vault.note
    kept = vault.note
  }

  /// Whether anything would be lost.
  public var hasChanges: Bool { text != kept }

  /// What would be lost; nil where nothing would.
  public var draft: String? { hasChanges ? text : nil }

  /// Keeps the note and closes it; nobody waits until it is kept.
  public func save() {
    kept = text
    Task { [vault, onKept, text] in
      await vault.keep(text)
      onKept(text)
    }
    onClose()
  }
}
