/// Finds what is in the safe.
@MainActor
public final class SearchScreen: DiaryWriting {
  /// Enough was found.
  public var onClose: () -> Void = {}

  /// What is searched for.
  public var text = ""
  private let vault: Vault
  /// Where it writes.
  public let diary: Diary

  /// Makes the screen.
  public init(_ vault: Vault, _ diary: Diary) {
    self.vault = vault
    self.diary = diary
  }

  /// What was found; all, where nothing is searched for.
  public var matches: [String] {
    let text = text.lowercased()
    return text.isEmpty
      ? vault.things : vault.things.filter { $0.split(separator: " ").contains { $0.hasPrefix(text) } }
  }

  /// Forgets what is searched for.
  ///
  /// - Returns: Whether there was anything to forget.
  public func clear() -> Bool {
    defer { text = "" }
    return !text.isEmpty
  }
}
