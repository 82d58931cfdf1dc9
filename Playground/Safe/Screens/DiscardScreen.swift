/// Asks whether changes may be lost.
@MainActor
public final class DiscardScreen: DiaryWriting {
  /// Whether they may.
  public var onAnswer: (Bool) -> Void = { _ in }

  /// Where it writes.
  public let diary: Diary

  /// Makes the screen.
  public init(_ diary: Diary) {
    self.diary = diary
  }
}
