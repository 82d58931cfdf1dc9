import FlowKit

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

/// Lets somebody write a note.
@MainActor
public final class NoteScreen: DiaryWriting {
  /// Enough was written.
  public var onClose: () -> Void = {}
  /// The note was kept, perhaps when the screen had left already.
  public var onKept: (String) -> Void = { _ in }
  /// Asks whether the changes may be lost.
  public var asksToDiscard: () async -> Bool = { true }

  /// What is written.
  public var text: String
  private let vault: Vault
  private var kept: String
  /// Where it writes what happens to it.
  public let diary: Diary

  /// Makes the screen.
  public init(_ vault: Vault, _ diary: Diary) {
    self.vault = vault
    self.diary = diary
    text = vault.note
    kept = vault.note
  }

  /// Whether anything would be lost.
  public var hasChanges: Bool { text != kept }

  /// What would be lost; nil where nothing would.
  public var draft: String? { hasChanges ? text : nil }

  /// Keeps the note and closes it; nobody waits until it is kept.
  public func save() {
    kept = text
    Task { [vault, onKept, text] in
      await vault.keep(text)
      onKept(text)
    }
    onClose()
  }
}

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

/// Can never be reached: something else is needed before.
public final class RiddleScreen {
  /// Makes the screen.
  public init() {}
}

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
