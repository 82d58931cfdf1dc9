/// What the tab bar leads to, in its order.
public enum HouseTab: Int, Hashable, Sendable, CaseIterable {
  /// The places to talk in.
  case rooms
  /// What was said about the guest.
  case mentions
  /// The guest.
  case profile
}
