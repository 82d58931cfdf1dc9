/// Offers colours.
@MainActor
public final class PaintScreen: DiaryWriting {
  /// A colour was picked.
  public var onPick: (Paint) -> Void = { _ in }

  /// Where it writes.
  public let diary: Diary

  /// Makes the screen.
  public init(_ diary: Diary) {
    self.diary = diary
  }
}
