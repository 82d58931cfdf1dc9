/// Hears what the user does on a screen that says who is there.
public protocol PeopleScreenDelegate: AnyObject {
  /// The guest has seen enough.
  func peopleScreenDidClose(_ screen: PeopleScreen)

  /// The guest leaves the house.
  func peopleScreenDidLeave(_ screen: PeopleScreen)
}

/// Says who talks in a room: a screen of an older app, with a delegate.
public final class PeopleScreen {
  /// Hears what the user does.
  public weak var delegate: (any PeopleScreenDelegate)?

  /// Who talks there.
  public let names: [String]

  /// Makes the screen.
  public init(names: [String]) {
    self.names = names
  }

  /// The user closes the screen.
  public func close() { delegate?.peopleScreenDidClose(self) }

  /// The user leaves the house.
  public func leave() { delegate?.peopleScreenDidLeave(self) }
}
