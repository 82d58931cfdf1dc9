/// Lists what was said about the guest.
@MainActor
public final class MentionListScreen {
  /// The guest wants something.
  public var onMessage: (HouseMessage) -> Void = { _ in }

  private let house: House

  /// Makes the screen.
  public init(house: House) {
    self.house = house
  }

  /// What was said.
  public var mentions: [Line] { house.mentions }
}
