/// What a user does to a UI; screens are called by their names.
///
/// Those that begin last until ``lift(finishes:)``.
public enum HostGesture: Hashable, Sendable {
  /// Taps the back button over a screen.
  case tapBack(on: String)
  /// Chooses a screen of the same stack in the back button's menu.
  case chooseBack(to: String, on: String)
  /// Begins to swipe a screen away that lies on another one.
  case beginSwipeBack(on: String)
  /// Begins to pull down the modal that a screen is at the root of.
  case beginPullDown(of: String)
  /// Taps beside the popover that a screen is at the root of.
  case tapOutside(of: String)
  /// Taps a tab of the container that a screen is; also the one that is shown.
  case tapTab(Int, of: String)
  /// Begins to swipe to a page beside the one that is shown, of the container that a screen is.
  case beginSwipe(toPage: Int, of: String)
  /// Makes the window narrow, or wide again.
  case resize(isNarrow: Bool)
  /// Presses Escape, or what the system has for it.
  case pressEscape
  /// Lifts the finger: what was begun finishes, or slides back.
  case lift(finishes: Bool)

  /// Which gesture it is, whatever screen it is made on.
  public enum Kind: String, CaseIterable, Sendable {
    case tapBack, chooseBack, swipeBack, pullDown, tapOutside, tapTab, swipePage, resize, pressEscape
  }

  /// Which gesture it is; nil for the end of one.
  public var kind: Kind? {
    switch self {
    case .tapBack: .tapBack
    case .chooseBack: .chooseBack
    case .beginSwipeBack: .swipeBack
    case .beginPullDown: .pullDown
    case .tapOutside: .tapOutside
    case .tapTab: .tapTab
    case .beginSwipe: .swipePage
    case .resize: .resize
    case .pressEscape: .pressEscape
    case .lift: nil
    }
  }
}
