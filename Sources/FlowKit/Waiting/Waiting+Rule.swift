// The rule of waiting as a table: what becomes of an action that comes while another one waits, and of that one. The article
// about guards has it for users, with what tests have seen.
extension Waiting {
  /// What becomes of an action that comes while this one waits.
  package enum Arrival {
    case goesOn
    /// It is ignored, as a second tap.
    case isTheSameAgain
    /// It waits for its turn behind this one.
    case standsBehind
  }

  /// What becomes of another action.
  ///
  /// - Parameters:
  ///   - new: The other action.
  ///   - asked: What was asked for: the message that it answers, or the update of the root that it is.
  /// - Returns: What becomes of it, if no other one stands in its way.
  package func arrival(of new: borrowing Turn, asked: NavigationAction) -> Arrival {
    switch new.wish {
    case .ofScreen, .wayBack:
      // The newest wish of a screen wins; but the same again is none.
      asker == new.wish.asker && waitsInstead(of: new.action) ? .isTheSameAgain : .goesOn
    case .fromOutside, .answer:
      // What comes from outside keeps its order, unless it says otherwise.
      !isInLine || new.action.overtakesWaiting || new.action.replacesWaiting ? .goesOn : .standsBehind
    case .ofApp:
      // Who replaces the whole app goes first; but the same that is under way needn't load twice.
      key != nil && waitsInstead(of: new.action) && (asked.kind == .updateRoot || new.action.kind == .recheckGuards)
        ? .standsBehind : .goesOn
    }
  }

  /// Whether this one ends because another one is about to be performed, or to wait.
  ///
  /// If another one replaces the whole app, the root that it leads to decides: ``Redirecting/endThose(notLeadingTo:for:where:)``.
  ///
  /// - Parameter new: The other action.
  /// - Returns: Whether the other action takes its place.
  func ends(by new: borrowing Turn) -> Bool {
    guard number != new.original, new.action.kind.supersedes else { return false }
    if case .end = until { return false }  // what it was redirected to tells how it ends
    return switch new.wish {
    case .ofScreen, .wayBack:
      // The newest wish of a screen wins; but a screen that is asked whether it may leave may still act.
      asker == new.wish.asker && key?.askedScreen == nil
    case .fromOutside, .answer:
      // With `replacingWaiting`, an action from outside takes the place of all that wait there.
      new.action.replacesWaiting && !turn.wish.isOfScreen
    case .ofApp: false
    }
  }
}
