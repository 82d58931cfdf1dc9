/// Shows one reader.
@MainActor
public final class ReaderScreen {
  /// A colour was drawn for the reader.
  public var onColour: (Colour) -> Void = { _ in }
  /// Somebody waves to the reader.
  public var onGreet: (Reader) -> Void = { _ in }
  /// Back to the other readers.
  public var onBack: () -> Void = {}

  /// The reader; nil where they have moved away.
  public let reader: Reader?
  private let colours: ColourBox

  /// Makes the screen.
  public init(reader: Reader?, colours: ColourBox) {
    self.reader = reader
    self.colours = colours
  }

  /// Draws a colour for the reader.
  public func drawColour() {
    if reader != nil { onColour(colours.draw()) }
  }

  /// Waves to the reader.
  public func greet() {
    if let reader { onGreet(reader) }
  }
}
