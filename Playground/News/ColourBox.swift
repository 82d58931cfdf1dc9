/// Draws colours at random; the same ones in the same order from each box with the same seed.
@MainActor
public final class ColourBox {
  private var state: UInt64

  /// Makes a box.
  public init(seed: UInt64 = 1) {
    state = seed
  }

  /// Draws a colour.
  public func draw() -> Colour {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Colour.allCases[Int(state >> 33) % Colour.allCases.count]
  }
}
