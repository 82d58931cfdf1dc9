/// Nothing but a colour.
public final class ColourScreen {
  /// Back to whom the colour is for.
  public var onBack: () -> Void = {}
  /// Enough of colours: to the news.
  public var onNews: () -> Void = {}

  /// The colour; nil before one was drawn.
  public private(set) var colour: Colour?

  /// Makes the screen; it does not know its colour yet.
  public init() {}

  /// Takes the colour.
  public func fill(with colour: Colour) { self.colour = colour }
}
