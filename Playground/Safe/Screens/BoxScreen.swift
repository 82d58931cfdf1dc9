/// Shows what is in a box.
@MainActor
public final class BoxScreen: DiaryWriting {
  /// A box in this one is to be opened.
  public var onOpen: (String) -> Void = { _ in }
  /// A box around this one was picked: the names of all boxes from the outermost one to that.
  public var onPath: ([String]) -> Void = { _ in }
  /// To the search.
  public var onSearch: () -> Void = {}

  /// What the box is called.
  public let name: String
  private let vault: Vault
  /// Where it writes.
  public let diary: Diary

  /// Makes the screen.
  public init(_ name: String, _ vault: Vault, _ diary: Diary) {
    self.name = name
    self.vault = vault
    self.diary = diary
  }

  /// What is in the box.
  public var things: [String] { vault.box(name)?.things ?? [] }

  /// The boxes in this one.
  public var boxes: [String] { vault.boxes.filter { $0.outer == name }.map(\.name) }

  /// The boxes around this one, the outermost first.
  public var outerBoxes: [String] { vault.path(to: name).dropLast() }

  /// Goes out to one of the boxes around this one.
  public func goOut(to name: String) { onPath(vault.path(to: name)) }
}
