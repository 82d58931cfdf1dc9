import FlowKit

// Which flows belong together. The file says it best: it is how the team has divided the app. Where it says nothing,
// because all flows are in one file or each is in its own, it is the child of a container that leads to them.
extension MapGraph {
  /// The number of flows from which those that belong together are in a frame.
  private static let fewest = 30

  /// Divides the boxes into groups if there are many, by the places of their flows.
  mutating func group(by places: [SourcePlace]) {
    groups = []
    for box in boxes.indices { boxes[box].group = 0 }
    guard boxes.count >= Self.fewest else { return }
    if !group(by: places.map { "\($0.fileID)" }, named: Self.names(of:)) { groupByChild() }
  }

  /// Gives boxes with the same key the same group; false if that would be too few groups, or too many.
  @discardableResult
  private mutating func group<Key: Hashable>(by keys: [Key], named names: ([Key]) -> [String]) -> Bool {
    var known: [Key] = [], numbers: [Key: Int] = [:]
    for key in keys where numbers[key] == nil {
      numbers[key] = known.count
      known.append(key)
    }
    guard known.count > 1, known.count <= boxes.count / 2 else { return false }
    for (box, key) in keys.enumerated() { boxes[box].group = numbers[key] ?? 0 }
    groups = names(known)
    return true
  }

  /// Divides the boxes by the container's child that leads to them.
  private mutating func groupByChild() {
    let ways = MapWays(self), titles = boxes.map(\.title)
    let children = boxes.indices.map { box in
      var one = box
      while let origin = ways.origins[one], !origin.isChild { one = origin.box }
      return one
    }
    group(by: children) { $0.map { titles[$0] } }
  }

  /// The files' names without their ending; with their modules if two have the same name.
  private static func names(of files: [String]) -> [String] {
    let short = files.map { String($0.split(separator: "/").last ?? "?") }
    let isClear = Set(short).count == short.count
    return (isClear ? short : files).map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0 }
  }
}
