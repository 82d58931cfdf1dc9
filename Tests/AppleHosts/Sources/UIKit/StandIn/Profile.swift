extension StandIn {
  /// Which release of iOS is behaved like. `#available` is always true where the stand-in runs.
  public struct Profile: Sendable, Hashable {
    /// The release.
    public let release: Int

    /// The first release with `backAction`.
    public static let iOS16 = Profile(release: 16)
    /// One that calls `viewIsAppearing`.
    public static let iOS17 = Profile(release: 17)
    /// One with zoom transitions, which users can interrupt.
    public static let iOS18 = Profile(release: 18)
    /// One with the swipe back from anywhere, whose transitions users can interrupt.
    public static let iOS26 = Profile(release: 26)
    /// All of them.
    public static let all = [iOS16, iOS17, iOS18, iOS26]

    var automaticStyle: UIModalPresentationStyle { release >= 18 ? .formSheet : .pageSheet }
    var hasContentPop: Bool { release >= 26 }
    var usersInterrupt: Bool { release >= 26 }
    var repeatsDelegateCalls: Bool { release >= 26 }
    var showsActionSheetsAsPopovers: Bool { release >= 26 }
  }
}
