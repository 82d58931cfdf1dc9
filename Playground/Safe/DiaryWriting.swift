public import FlowKit

/// A screen that writes into the diary what happens to it.
@MainActor
public protocol DiaryWriting: ScreenLifecycle {
  /// Where it writes.
  var diary: Diary { get }
}

extension DiaryWriting {
  /// Writes it down.
  public func screenMade() { write("made") }

  /// Writes it down.
  public func screenAppeared() { write("visible") }

  /// Writes it down.
  public func screenPartlyCovered() { write("partly covered") }

  /// Writes it down.
  public func screenDisappeared() { write("covered") }

  /// Writes it down.
  public func screenReselected() { write("selected again") }

  /// Writes it down.
  public func screenEnteredBackground() { write("in the background") }

  /// Writes it down.
  public func screenEnteredForeground() { write("in use again") }

  /// Writes it down.
  public func screenRemoved() { write("removed") }

  private func write(_ call: String) {
    let name = "\(Self.self)", end = "Screen"
    diary.note(call, name.hasSuffix(end) ? String(name.dropLast(end.count)) : name)
  }
}
