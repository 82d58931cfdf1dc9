/// Lets somebody write a note.
@MainActor
public final class NoteScreen: DiaryWriting {
  /// Enough was written.
  public var onClose: () -> Void = {}
  /// Asks whether the changes may be lost.
  public var asksToDiscard: () async -> Bool = { true }

  /// What is written.
  public var text: String
  private let vault: Vault
  /// Where it writes what happens to it.
  public let diary: Diary

  /// Makes the screen.
  public init(_ vault: Vault, _ diary: Diary) {
    self.vault = vault
    self.diary = diary
    text = vault.note
  }

  /// Whether anything would be lost.
  public var hasChanges: Bool { text != vault.note }

  /// Keeps the note.
  public func save() { vault.note = text }
}
