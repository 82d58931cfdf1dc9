/// Shows what only some may see.
@MainActor
public final class ReportScreen: DiaryWriting {
  /// Back.
  public var onBack: () -> Void = {}

  /// Where it writes.
  public let diary: Diary

  /// Makes the screen.
  public init(_ diary: Diary) {
    self.diary = diary
  }
}
