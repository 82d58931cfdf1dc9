import FlowKit

/// The place of a card on the stage, by its style: sheets leave the top of what they cover visible, alerts are small
/// and in the middle.
struct CardPlace {
  private let area: Area
  private let isSheet: Bool
  private let isAlert: Bool

  init(_ style: PresentationStyle?, in stage: Area) {
    isAlert = style == .alert
    isSheet = style != nil && style != .fullScreen && !isAlert
    let width = isAlert ? 36 : isSheet ? 54 : 58
    let rows = isSheet ? stage.cut(rows: 5).rest : stage.cut(rows: 1).rest
    area = rows.center(width: min(width, stage.width - (isAlert ? 8 : isSheet ? 6 : 2)), height: rows.height)
  }

  /// How wide the card is.
  var width: Int { area.width }

  /// How high a card may be.
  var height: Int { area.height }

  /// The card's frame, with room for some edges below.
  func area(height: Int, edges: Int) -> Area {
    let height = min(height, area.height - edges)
    let free = area.height - edges - height
    return Area(
      x: area.x, y: area.y + (isSheet ? free : isAlert ? free / 2 : 0), width: area.width, height: height)
  }
}
