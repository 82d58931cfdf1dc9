/// Shows the guest.
@MainActor
public final class ProfileScreen {
  /// To the rooms.
  public var onRooms: () -> Void = {}
  /// The guest wants to be called by somebody: a notification, as if it came from outside.
  public var onCall: () -> Void = {}
  /// The guest leaves the house.
  public var onLeave: () -> Void = {}

  private let house: House

  /// Makes the screen.
  public init(house: House) {
    self.house = house
  }

  /// Who is here.
  public var guest: Guest? { house.guest }
}
