/// Leads to each tab.
public final class TabBarScreen {
  /// A tab was chosen.
  public var onTab: (HouseTab) -> Void = { _ in }

  /// In how many rooms something is to be read.
  public private(set) var unreadCount: Int
  /// Who is here.
  public private(set) var guest: Guest?

  /// Makes the screen.
  public init(unreadCount: Int) {
    self.unreadCount = unreadCount
  }

  /// Takes the guest.
  public func welcome(_ guest: Guest) { self.guest = guest }

  /// Takes what is to be read.
  public func show(unreadCount: Int) { self.unreadCount = unreadCount }
}
