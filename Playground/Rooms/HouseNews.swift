/// What those inside are told from outside: by a server, or by a notification that was tapped.
public enum HouseNews: Hashable, Sendable {
  /// A notification was tapped: somebody has said something.
  case said(Line)
  /// A room was closed, and nobody can stay there.
  case closed(Room.ID)
}
