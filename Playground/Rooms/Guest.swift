/// Somebody who has come to talk.
public struct Guest: Hashable, Sendable {
  /// What to call them.
  public let name: String
  /// Whether they are here for the first time.
  public let isNew: Bool

  /// Makes a guest.
  public init(name: String, isNew: Bool = false) {
    self.name = name
    self.isNew = isNew
  }
}
