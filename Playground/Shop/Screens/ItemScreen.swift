/// Shows one item, and sells it.
public final class ItemScreen {
  /// So many of the item are wanted.
  public var onBuy: (Item, Int) -> Void = { _, _ in }
  /// The customer would rather see what goes well with it.
  public var onRelated: () -> Void = {}
  /// The customer has seen enough items, this one and those before it.
  public var onEnough: () -> Void = {}
  /// The customer does not want it.
  public var onBack: () -> Void = {}

  /// The item; nil where it is not sold any more.
  public let item: Item?
  /// What goes well with it, if anything does.
  public let related: Item?
  /// What was typed as the quantity.
  public var quantity = "1"
  /// What the screen says about the quantity.
  public private(set) var message = "How many?"

  /// Makes the screen.
  public init(item: Item?, related: Item? = nil) {
    self.item = item
    self.related = related
  }

  /// Buys the quantity that was typed.
  public func buy() {
    guard let item else { return }
    if let quantity = Int(quantity), (1...99).contains(quantity) {
      onBuy(item, quantity)
    } else {
      message = "How many? From 1 to 99, please."
    }
  }
}
