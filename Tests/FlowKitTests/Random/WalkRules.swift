import FlowKit

/// What every verb means, once more and as plainly as possible: the whole tree is one list of rows, from the app's
/// root to the visible entry.
struct WalkRules {
  /// An entry; the lowest one of a modal says how it was presented.
  struct Row: Equatable {
    var id: Int
    var flow: Int
    /// Which stack it is in: 0 for the app's root stack, 1 for the first modal, and so on.
    var layer: Int
    var style: String?
    var presenter: Int?
  }

  struct Refusal: Error { var reason: String }

  /// The rows after an action.
  ///
  /// What is above an entry, pushed or presented, are the rows behind it: to return is to keep the rows up to a place.
  static func rows(
    after request: WalkRequest, from caller: Int?, in rows: [Row], firstID: Int
  ) throws(Refusal) -> [Row] {
    guard let place = caller == nil ? rows.count - 1 : rows.lastIndex(where: { $0.id == caller }) else {
      throw Refusal(reason: "removed")
    }
    let asker = rows[place]
    let isCovered = place < rows.count - 1 && !WalkFlows.acceptingWhileOnStack.contains(asker.flow)
    switch request.verb {
    case .push, .present, .replace:
      if isCovered { throw Refusal(reason: "covered") }
      return forward(request, from: place, in: rows, firstID: firstID)
    case .reset: return reset(request, from: place, in: rows, firstID: firstID)
    case .goTo:
      guard let target = rows.lastIndex(where: { $0.flow == request.flows[0] }) else {
        return rows + [Row(id: firstID, flow: request.flows[0], layer: rows[rows.count - 1].layer)]
      }
      return Array(rows[...target])
    default:
      let count = try kept(request, from: place, in: rows)
      return Array(rows[..<count])
    }
  }

  private static func forward(_ request: WalkRequest, from place: Int, in rows: [Row], firstID: Int) -> [Row] {
    var rows = rows
    let asker = rows[place]
    var row = Row(id: firstID, flow: request.flows[0], layer: asker.layer)
    switch request.verb {
    case .push:
      rows.insert(row, at: (rows.lastIndex { $0.layer == asker.layer } ?? place) + 1)
    case .present:
      row.layer = rows[rows.count - 1].layer + 1
      row.style = request.style.name
      row.presenter = asker.id
      rows.append(row)
    default:
      rows[place].id = firstID
      rows[place].flow = row.flow
      for modal in rows.indices where rows[modal].presenter == asker.id { rows[modal].presenter = firstID }
    }
    return rows
  }

  private static func reset(_ request: WalkRequest, from place: Int, in rows: [Row], firstID: Int) -> [Row] {
    let layer = rows[place].layer
    let root = root(of: layer, in: rows)
    var new: [Row] = []
    for flow in request.flows { new.append(Row(id: firstID + new.count, flow: flow, layer: layer)) }
    new[0].style = rows[root].style
    new[0].presenter = rows[root].presenter
    return rows[..<root] + new
  }

  /// How many rows a return keeps.
  private static func kept(_ request: WalkRequest, from place: Int, in rows: [Row]) throws(Refusal) -> Int {
    let asker = rows[place]
    let root = root(of: asker.layer, in: rows)
    switch request.verb {
    case .pop where place > root: return place
    case .back where place > 0: return place
    case .popToRoot where root < rows.count - 1: return root + 1
    case .back: return rows.count
    case .pop, .popToRoot: throw Refusal(reason: "nothing to pop")
    case .popTo:
      guard let target = rows[..<place].lastIndex(where: { $0.flow == request.flows[0] }) else {
        throw Refusal(reason: "target not found")
      }
      return target + 1
    case .dismiss:
      if let modal = rows.lastIndex(where: { $0.presenter == asker.id }) { return modal }
      if asker.layer > 0 { return root }
      throw Refusal(reason: "nothing to dismiss")
    default: return rows.firstIndex { $0.layer == 1 } ?? rows.count
    }
  }

  private static func root(of layer: Int, in rows: [Row]) -> Int {
    rows.firstIndex { $0.layer == layer } ?? 0
  }
}

extension WalkRules {
  /// What is to be seen: the visible entry, and after it those that nothing but alerts and popovers cover.
  static func seen(in rows: [Row]) -> [Int] {
    var seen: [Int] = [], next = rows.count - 1
    while true {
      seen.append(rows[next].id)
      let root = root(of: rows[next].layer, in: rows)
      guard ["alert", "popover"].contains(rows[root].style) else { return seen }
      next = root - 1
    }
  }

  /// What left, from the top down, and what is new, from below up.
  static func changes(from before: [Row], to after: [Row], firstID: Int) -> (removed: [Int], new: [Row]) {
    var same = 0
    while same < min(before.count, after.count), before[same].id == after[same].id { same += 1 }
    let kept = Set(after[same...].map(\.id))
    let removed = before[same...].map(\.id).filter { !kept.contains($0) }
    return (removed.reversed(), after[same...].filter { $0.id >= firstID })
  }
}

extension WalkRules.Row {
  func entered(by request: WalkRequest) -> String {
    request.verb == .present ? "+\(id) \(style ?? "") over \(presenter ?? 0)" : "+\(id)"
  }
}

extension WalkRules {
  /// The tree in one line.
  static func picture(of rows: [Row]) -> String {
    var picture = ""
    for row in rows {
      if let style = row.style { picture += " | \(style): " } else if !picture.isEmpty { picture += " > " }
      picture += WalkFlows.names[row.flow]
    }
    return picture
  }
}
