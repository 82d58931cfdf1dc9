/// Finds what is in the safe.
@MainActor
public final class SearchScreen: DiaryWriting {
  /// Something was found: the names of all boxes that have to be opened to take it, the outermost first.
  public var onFound: ([String]) -> Void = { _ in }
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

  /// Takes one of the things that were found.
  public func take(_ thing: String) {
    if let box = vault.box(with: thing) { onFound(vault.path(to: box.name)) }
  }

  /// Forgets what is searched for.
  ///
  /// - Returns: Whether there was anything to forget.
  public func clear() -> Bool {
    defer { text = "" }
    return !text.isEmpty
  }
}
