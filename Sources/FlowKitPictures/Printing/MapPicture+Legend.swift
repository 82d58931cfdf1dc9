import FlowKitMaps

/// The meanings of lines and dots.
struct MapLegend {
  fileprivate enum Sample {
    case line(ArrowKind)
    case dot(FlowMap.Coverage.Share)
  }

  private var places: [(sample: Sample, x: Int, row: Int)] = []
  private var rows = 1

  init(_ kinds: [ArrowKind], showsCoverage: Bool, width: Int) {
    let dots = showsCoverage ? FlowMap.Coverage.Share.allCases.map(Sample.dot) : []
    var x = 16
    for sample in kinds.map(Sample.line) + dots {
      let needed = sample.width + sample.title.width(at: 11) + 18
      if x > 16, x + needed > width {
        x = 16
        rows += 1
      }
      places.append((sample, x, rows - 1))
      x += needed
    }
  }

  var height: Int { places.isEmpty ? 0 : rows * 20 + 12 }

  func lines(below top: Int) -> [String] {
    places.flatMap { place -> [String] in
      let y = top + 10 + 20 * place.row
      let text = "<text x=\"\(place.x + place.sample.width)\" y=\"\(y + 4)\">\(place.sample.title)</text>"
      switch place.sample {
      case .line(let kind):
        return ["<path class=\"\(kind)\" d=\"M\(place.x) \(y)h34\" marker-end=\"url(#\(kind)-head)\"/>", text]
      case .dot(let share): return [MapPicture.dot(share, place.x + 5, y), text]
      }
    }
  }
}

extension MapLegend.Sample {
  fileprivate var title: String {
    switch self {
    case .line(let kind): kind.title
    case .dot(.taken): "taken"
    case .dot(.partly): "some taken"
    case .dot(.untaken): "not taken"
    }
  }

  /// The space that it needs before its title.
  fileprivate var width: Int {
    switch self {
    case .line: 42
    case .dot: 16
    }
  }
}
