import FlowKitMaps
import FlowKitPictures

/// The formats of a tour's map.
enum MapForm: String, CaseIterable {
  case text, mermaid, dot, svg

  /// All formats, for the help.
  static var overview: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The map of a tour in this form.
  @MainActor
  func text(of tour: Tour) -> String {
    let map = tour.makeMap()
    return switch self {
    case .text: "\(map)\n"
    case .mermaid: map.mermaid
    case .dot: map.dot
    case .svg: map.svg(title: tour.title)
    }
  }
}
