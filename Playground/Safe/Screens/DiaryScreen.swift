/// Shows all lines of the diary.
@MainActor
public final class DiaryScreen: DiaryWriting {
  /// Enough was read.
  public var onClose: () -> Void = {}

  /// Where it writes.
  public let diary: Diary

  /// Makes the screen.
  public init(_ diary: Diary) {
    self.diary = diary
  }
}
