/// Leads to all that is in the safe.
@MainActor
public final class LobbyScreen: DiaryWriting {
  /// To the account, which is guarded.
  public var onAccount: () -> Void = {}
  /// To the report, which the keeper has to allow.
  public var onReport: () -> Void = {}
  /// To the note.
  public var onNote: () -> Void = {}
  /// Another colour is wanted.
  public var onColour: () -> Void = {}
  /// To the search.
  public var onSearch: () -> Void = {}
  /// To what cannot be reached.
  public var onRiddle: () -> Void = {}
  /// To all of the diary.
  public var onDiary: () -> Void = {}

  /// What the lobby is painted in.
  public var colour = Paint.green
  /// The note that was kept last; nil where none was.
  public private(set) var note: String?

  /// Who allows the report, or doesn't.
  public let keeper: Keeper
  /// Keeps everything closed while it rings.
  public let alarm: Alarm
  /// Where it writes.
  public let diary: Diary

  /// Makes the screen.
  public init(_ keeper: Keeper, _ alarm: Alarm, _ diary: Diary) {
    self.keeper = keeper
    self.alarm = alarm
    self.diary = diary
  }

  /// Takes the note that was kept.
  public func show(note: String) { self.note = note }
}
