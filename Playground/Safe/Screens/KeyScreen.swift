/// Asks for the number of the safe.
@MainActor
public final class KeyScreen: DiaryWriting {
  /// The safe is open.
  public var onOpen: () -> Void = {}
  /// They don't know the number.
  public var onCancel: () -> Void = {}

  /// What was typed as the number.
  public var number = ""
  /// What the screen says.
  public private(set) var message = "What is the number? It is \(Vault.number)."

  private let vault: Vault
  /// Where it writes.
  public let diary: Diary

  /// Makes the screen.
  public init(_ vault: Vault, _ diary: Diary) {
    self.vault = vault
    self.diary = diary
  }

  /// Opens the safe with the number that was typed.
  public func open() {
    if vault.open(with: number) { onOpen() } else { message = "It is not “\(number)”. It is \(Vault.number)." }
  }
}
