import FlowKit

/// What a user does to a UI; screens are identified by name.
///
/// Gestures that begin last until ``lift(finishes:)``.
public enum HostGesture: Hashable, Sendable {
  /// Taps the back button of a screen.
  case tapBack(on: String)
  /// Chooses a screen of the same stack in the back button's menu.
  case chooseBack(to: String, on: String)
  /// Begins to swipe back from a screen.
  case beginSwipeBack(on: String)
  /// Begins to pull down the modal whose root is a screen.
  case beginPullDown(of: String)
  /// Taps beside the popover whose root is a screen.
  case tapOutside(of: String)
  /// Taps a tab of the container with a screen, possibly the selected one.
  case tapTab(Int, of: String)
  /// Begins to swipe to the next or previous page of the container with a screen.
  case beginSwipe(toPage: Int, of: String)
  /// Makes the window narrow, or wide again.
  case resize(isNarrow: Bool)
  /// Presses Escape, or the system's equivalent.
  case pressEscape
  /// Lifts the finger: the gesture finishes or slides back.
  case lift(finishes: Bool)

  /// The kind of a gesture, whatever its screen.
  public enum Kind: CaseIterable, Sendable {
    case tapBack, chooseBack, swipeBack, pullDown, tapOutside, tapTab, swipePage, resize, pressEscape
  }

  /// The actions that a host may report it as, so that logs and guards of actions are the same with each host; nil if
  /// that depends on the host.
  var reportedAs: Set<NavigationAction.Kind>? {
    switch self {
    case .tapBack, .beginSwipeBack: [.back]
    case .chooseBack: [.back, .pop]  // one screen, or several
    case .beginPullDown, .tapOutside: [.dismiss, .back]  // back, if the screen answers that
    case .tapTab, .beginSwipe: [.select]
    case .resize, .pressEscape, .lift: nil
    }
  }

  /// The kind of the gesture; nil for the end of one.
  package var kind: Kind? {
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
