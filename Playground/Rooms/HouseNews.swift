/// What those inside are told: from outside, as by a notification that was tapped, or by the tab bar around them.
public enum HouseNews: Hashable, Sendable {
  /// A notification was tapped: somebody has said something.
  case said(Line)
  /// What the guest has said can be heard.
  case heard(Line)
  /// A room was closed, and nobody can stay there.
  case closed(Room.ID)
}
