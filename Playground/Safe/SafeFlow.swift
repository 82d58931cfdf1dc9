public import FlowKit

/// A safe: what is guarded, what is asked and answered, and who hears of it.
///
/// ```swift
/// let navigator = SafeFlow().makeNavigator()
/// ```
@MainActor
public struct SafeFlow {
  let vault: Vault
  let keeper: Keeper
  let alarm: Alarm
  let diary: Diary

  /// Makes the flows of a safe.
  public init(
    vault: Vault = Vault(), keeper: Keeper = Keeper(), alarm: Alarm = Alarm(), diary: Diary = Diary()
  ) {
    self.vault = vault
    self.keeper = keeper
    self.alarm = alarm
    self.diary = diary
  }

  /// Starts the app; the diary listens to it, and the alarm guards it while it rings.
  public func makeNavigator() -> Navigator {
    let navigator = Navigator(root: lobby)
    diary.listen(to: navigator)
    alarm.watch(navigator)
    return navigator
  }

  /// The app's root; hears of notes that were kept, also of those that have left.
  public var lobby: Flow<LobbyScreen> {
    Flow(with: LobbyScreen(keeper, alarm, diary)) { screen, lets in
      screen.onAccount = lets.push(account)
      screen.onReport = lets.push(report)
      screen.onNote = lets.push(note)
      screen.onColour = lets.present(colours, until: \.onPick) { screen.colour = $0 }
      screen.onSearch = lets.push(search)
      screen.onRiddle = lets.push(hen)
      screen.onDiary = lets.present(pages)
    }
    .handling(SafeNews.self) { screen, news, _ in
      switch news {
      case .kept(let note): screen.show(note: note)
      }
      return .stay
    }
  }

  /// What was written into the diary.
  public var pages: Flow<DiaryScreen> {
    Flow(with: DiaryScreen(diary)) { screen, lets in
      screen.onClose = lets.dismiss()
    }
  }
}

// What is guarded.
extension SafeFlow {
  /// Whoever has not opened the safe is asked for its number first.
  public var account: Flow<BalanceScreen> {
    Flow(with: BalanceScreen(diary)) { screen, lets in
      let back: () -> Void = lets.pop()
      screen.onLock = {
        vault.lock()
        back()
      }
    }
    .guarded(orElse: .redirect(to: key)) { vault.isOpen }
  }

  /// Opens the safe; who gives up stays where they were.
  public var key: Flow<KeyScreen> {
    Flow(with: KeyScreen(vault, diary)) { screen, lets in
      screen.onOpen = lets.dismiss()
      screen.onCancel = lets.dismiss()
    }
  }

  /// The keeper is asked, and takes their time.
  public var report: Flow<ReportScreen> {
    Flow(with: ReportScreen(diary)) { screen, lets in
      screen.onBack = lets.pop()
    }
    .guarded { await keeper.permits() ? .allow : .refuse("the keeper has said no") }
  }

  /// Needs an egg before.
  public var hen: Flow<RiddleScreen> {
    Flow(with: RiddleScreen()).named("Hen").guarded(orElse: .redirect(to: egg)) { false }
  }

  /// Needs a hen before.
  public var egg: Flow<RiddleScreen> {
    Flow(with: RiddleScreen()).named("Egg").guarded(orElse: .redirect(to: hen)) { false }
  }
}

// What asks, and what takes back over.
extension SafeFlow {
  /// Asks before it leaves while there are changes, by whichever way; and nothing else is written over them.
  ///
  /// It does not wait until it is kept, and says so when it is.
  public var note: Flow<NoteScreen> {
    Flow(with: NoteScreen(vault, diary)) { screen, lets in
      screen.onClose = lets.pop()
      screen.onKept = lets.send { SafeNews.kept($0) }
      screen.asksToDiscard = { await lets.present(discard, as: .alert, until: \.onAnswer) ?? false }
    }
    .confirmsLeaving(if: \.hasChanges) { screen in await screen.asksToDiscard() }
    .singleTop().guarded { screen in
      screen?.hasChanges == true ? .refuse("what is written there is not saved") : .allow
    }
    .sendsAfterLeaving()
  }

  /// Has two answers; without one the note stays.
  public var discard: Flow<DiscardScreen> { Flow(with: DiscardScreen(diary)) }

  /// Whoever opens it gets the colour.
  public var colours: Flow<PaintScreen> { Flow(with: PaintScreen(diary)) }

  /// Leads to where the thing is that was found; the system's back clears the text first.
  public var search: Flow<SearchScreen> {
    Flow(with: SearchScreen(vault, diary)) { screen, lets in
      screen.onFound = lets.choose { path(to: $0) }
      screen.onClose = lets.pop()
      lets.onBack { screen.clear() ? .stay : nil }
    }
  }

  /// One box: another flow for each name, so that boxes that are open already stay, whichever way leads to them.
  public func box(_ name: String) -> Flow<BoxScreen> {
    Flow(with: BoxScreen(name, vault, diary), id: name) { screen, lets in
      screen.onOpen = lets.push(box)
      screen.onPath = lets.choose { path(to: $0) }
      screen.onSearch = lets.push(search)
    }
  }

  /// Leads to a box through the ones that it is in; those that are open stay.
  func path(to names: [String]) -> NavigationAction { .reset(to: lobby, names.map(box), keepingEqual: true) }
}
