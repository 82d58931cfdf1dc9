/// Which types of screens want to know what happens to them.
///
/// To ask a screen itself takes longer than to make it, so each type is asked once. Those that want to know nothing, as
/// nearly all do, are found again without a hash: each at the place that its address leads to, where the latest one
/// stands.
struct LifecycleTypes {
  private var plain = [ObjectIdentifier?](repeating: nil, count: Self.places)
  private var known: [ObjectIdentifier: Bool] = [:]

  private static var places: Int { 64 }

  /// Whether a screen is known to want to know nothing.
  func isPlain(_ screen: AnyObject) -> Bool {
    let type = ObjectIdentifier(type(of: screen))
    return plain[Self.place(of: type)] == type
  }

  /// The screen, if it wants to know.
  mutating func listener(_ screen: AnyObject) -> (any ScreenLifecycle)? {
    let type = ObjectIdentifier(type(of: screen))
    if known[type] == nil { known[type] = screen is any ScreenLifecycle }
    if known[type] == true { return screen as? any ScreenLifecycle }
    plain[Self.place(of: type)] = type
    return nil
  }

  private static func place(of type: ObjectIdentifier) -> Int {
    let address = Int(bitPattern: type)
    return (address >> 4 ^ address >> 10) & (places - 1)
  }
}
