/// Says who talks in a room.
public final class PeopleScreen {
  /// The guest leaves the house.
  public var onLeave: () -> Void = {}
  /// The guest has seen enough.
  public var onClose: () -> Void = {}

  /// Who talks there.
  public let names: [String]

  /// Makes the screen.
  public init(names: [String]) {
    self.names = names
  }
}
