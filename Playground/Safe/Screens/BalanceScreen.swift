/// Shows what somebody owns.
@MainActor
public final class BalanceScreen: DiaryWriting {
  /// The safe is to be closed.
  public var onLock: () -> Void = {}

  /// Where it writes.
  public let diary: Diary

  /// Makes the screen.
  public init(_ diary: Diary) {
    self.diary = diary
  }
}
