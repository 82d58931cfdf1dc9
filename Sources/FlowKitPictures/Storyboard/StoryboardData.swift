import FlowKit
import FlowKitRestoration

/// The data of a storyboard's page.
///
/// It is one JSON object. A list contains each text once, and all other places contain its number in that list. Flows
/// and arrows are identified by their index. -1 means nothing, and so does a value that is left out at the end of a
/// row.
///
/// ```
/// { "v": 2, "title": "Shop", "roots": [0], "s": ["TutorialScreen", ...],
///   "flows":    [[name, key, file, line, flags, opening]],
///   "arrows":   [[flow, callback, call, kind, [flows], sample, file, line, certainty]],
///   "children": [[flow, kind, [flows], selected, [columns]]],
///   "handlers": [[flow, message, call, kind, [flows], file, line]],
///   "guards":   [[flow, kind, file, line, call, instead]],
///   "links":    [[text, call, kind, [flows]]],
///   "findings": [[rule, flow, text, file, line]],
///   "open":     [[flow, text, file, line]],
///   "entries": [[flow, below, contents]], "contents": [[selected, [flows], [tops]]],
///   "places":   [[[[top, style, presenter]], [shown], visible, text, [[code, place, text, label]]]],
///   "beyond": "why the page knows no more", "log": { "start": place, "text": "...", "steps": [[title, text, refused, note, place]] },
///   "taken": [count for each number, or -1],
///   "picture":  { "sizes": [title, row], "boxes": [[x, y, width, height, title, [[label, note, [numbers]]]]],
///                 "frames": [[flow, x, y, width, height, title]], "lines": [[flow, flow, kind, [numbers], path]], "loose": y },
///   "groups":   { "names": [...], "flows": [[flow]], "boxes": [...], "lines": [...] } }
/// ```
///
/// - `roots` are the flows that the app may begin with; it begins with the first, in the first place.
/// - A flow's flags: 1 acts while it is covered, 2 single top, 4 moves to the front, 8 nothing leads to it. `opening`
///   is `push`, `child`, or `modal` and a style.
/// - A call is an action as it is written, its kind how it is drawn, and its flows those that it leads to.
/// - An arrow's certainty: 0 sure, 1 found with a sample, 2 open: drawn, but not walked.
/// - A place is a tree, as ``StoryboardTrees`` writes it: its layers, with the flow that has presented each modal. Its
///   entries are counted from 0, from the bottom up; `shown` are those that the user sees, and `visible` is the one that
///   the user uses. `text` says where the user is. A place without moves was not explored.
/// - A move's code is what is pressed; `StoryboardWalk+Moves.swift` lists them. It leads to a place, or to -1 if nothing
///   changes, -2 if the place is not on the page, -3 if guards are asked first; `text` says what has happened, or why not.
/// - The picture is that of ``FlowMap/svg(title:coverage:)``: a box for each flow, in their order. Its numbers count
///   the arrows, then the handlers, then the guards; so do those of `taken`. `path` is a path of SVG. Flows that
///   nothing leads to are below `loose`. The flow of a frame around a group is -1. From 150 flows on, the flows of a file
///   begin as one box: `groups`.
@MainActor
struct StoryboardData {
  let title: String
  private var strings: [SavedValue] = []
  private var numbers: [String: Int] = [:]
  private var indices: [FlowID: Int] = [:]
  private var rows: [Section: [SavedValue]] = [:]
  /// The row of each arrow among the callbacks of its flow.
  private var rowsInFlows: [Int] = []
  /// The flows, in order.
  private(set) var flows: [Blueprint] = []
  /// The actions of each flow's callbacks, in order; nil for a callback that is not followed.
  private(set) var actions: [[NavigationAction?]] = []
  /// The flows that the app may begin with.
  var roots = [0]
  /// The places, and the log of a session: what ``StoryboardWalk`` has found.
  var walked: [String: SavedValue] = [:]
  /// The content of the picture; flows without a box get one without rows.
  var graph: MapGraph?
  /// The flows of its boxes.
  var graphFlows: [Int] = []
  /// The spots of the map's arrows, in its order, and how often each was taken, if that is shown.
  var spots: [Spot] = []
  var counts: [Int]?

  private enum Section: String, CaseIterable {
    case flows, arrows, children, handlers, guards, links, findings, open
  }

  /// Where an arrow of the map is: a row of the callbacks, of the handlers, or of the guards.
  enum Spot {
    case arrow(Int)
    case handler(Int)
    case `guard`(Int)
  }

  /// How certain an arrow is.
  enum Certainty: Int {
    case sure, sampled, open
  }

  init(title: String) {
    self.title = title
  }

  /// The whole object, safe in a script of a page: without `<`, because `</script` and `<!--` end or change one.
  var json: String {
    var whole = self
    let picture = whole.picture()
    return whole.json(with: picture)
  }

  private func json(with picture: [String: SavedValue]) -> String {
    var members: [String: SavedValue] = [
      "v": 2, "title": .text(title), "roots": .list(roots.map { .whole($0) }), "s": .list(strings),
    ]
    for section in Section.allCases { members[section.rawValue] = .list(rows[section] ?? []) }
    members.merge(walked.merging(picture) { $1 }) { $1 }
    members["taken"] = taken.map { .list($0.map { .whole($0) }) }
    let text = SavedValue.record(members).text()
    return text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: #"\u003c"#)
  }

  /// How often each callback, handler and guard was taken; -1 if it is no arrow of the map.
  private var taken: [Int]? {
    counts.map { counts in
      var taken = Array(repeating: -1, count: [Section.arrows, .handlers, .guards].reduce(0) { $0 + count($1) })
      for (spot, count) in zip(spots, counts) { taken[number(of: spot)] = count }
      return taken
    }
  }

  /// The numbers of arrows of the map.
  func numbers(of arrows: [Int]) -> [SavedValue] { arrows.map { .whole(number(of: spots[$0])) } }

  private func number(of spot: Spot) -> Int {
    switch spot {
    case .arrow(let row): row
    case .handler(let row): count(.arrows) + row
    case .guard(let row): count(.arrows) + count(.handlers) + row
    }
  }

  private func count(_ section: Section) -> Int { rows[section]?.count ?? 0 }

  private mutating func add(_ row: [SavedValue], to section: Section) {
    rows[section, default: []].append(.list(row))
  }

  mutating func text(_ text: String?) -> SavedValue { .whole(text.map { number(of: $0) } ?? -1) }

  /// The number of a text.
  mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = strings.count
    strings.append(.text(text))
    return strings.count - 1
  }

  /// The row of a map's arrow among the callbacks of its flow; nil if it is no callback.
  func row(ofArrow number: Int) -> Int? {
    if case .arrow(let row) = spots[number] { rowsInFlows[row] } else { nil }
  }

  private mutating func place(_ place: SourcePlace?) -> [SavedValue] {
    [text(place.map { "\($0.fileID)" }), .whole(place?.line ?? 0)]
  }
}

// Flows.
extension StoryboardData {
  /// Returns the index of a flow; adds a new flow with its children.
  @discardableResult
  mutating func number(of flow: Blueprint, isReached: Bool = true) -> Int {
    let id = flow.id
    if let index = indices[id] { return index }
    let index = flows.count
    indices[id] = index
    flows.append(flow)
    actions.append([])
    let flags =
      (flow.actsWhileCovered ? 1 : 0) | (flow.reuse.contains(.onTop) ? 2 : 0)
      | (flow.reuse.contains(.movesToFront) ? 4 : 0) | (isReached ? 0 : 8)
    let row =
      [text(id.name), text(id.key.map { "\($0)" } ?? "")] + place(flow.place)
      + [.whole(flags), text(Self.name(of: flow.opening))]
    add(row, to: .flows)
    if let children = flow.children() {
      let row = written(children, of: index)
      rows[.children, default: []].append(row)
    }
    return index
  }

  private static func name(of opening: FlowOpening?) -> String {
    switch opening?.kind {
    case nil: ""
    case .push: "push"
    case .child: "child"
    case .modal(let style): "modal \(style)"
    }
  }

  private mutating func written(_ children: FlowChildren, of flow: Int) -> SavedValue {
    let flows = children.flows.map { SavedValue.whole(number(of: $0)) }
    return .list([
      .whole(flow), text("\(children.kind)"), .list(flows), .whole(children.selected ?? -1),
      .list(children.columns.map { text("\($0)") }),
    ])
  }

  /// The index of a flow; nil if the data doesn't contain it.
  func index(of flow: FlowID) -> Int? { indices[flow] }
}

// What flows do.
extension StoryboardData {
  /// Adds what a callback does.
  @discardableResult
  mutating func addArrow(
    from flow: Blueprint, _ callback: String?, _ action: NavigationAction?, sample: String? = nil,
    at origin: SourcePlace? = nil, _ certainty: Certainty = .sure
  ) -> Spot {
    let index = number(of: flow)
    rowsInFlows.append(actions[index].count)
    actions[index].append(certainty == .open ? nil : action)
    add(
      [.whole(index), text(callback ?? "")] + written(action) + [text(sample ?? "")]
        + place(action?.origin ?? origin) + [.whole(certainty.rawValue)],
      to: .arrows)
    return .arrow(count(.arrows) - 1)
  }

  @discardableResult
  mutating func addHandler(of flow: Blueprint, _ message: String, _ action: NavigationAction) -> Spot {
    add([.whole(number(of: flow)), text(message)] + written(action) + place(action.origin), to: .handlers)
    return .handler(count(.handlers) - 1)
  }

  @discardableResult
  mutating func addGuard(
    of flow: Blueprint, _ kind: String, at origin: SourcePlace, redirect: NavigationAction?, isInstead: Bool = false
  ) -> Spot {
    let action: [SavedValue] = redirect.map { [text($0.call), isInstead ? 1 : 0] } ?? []
    add([.whole(number(of: flow)), text(kind)] + place(origin) + action, to: .guards)
    return .guard(count(.guards) - 1)
  }

  mutating func addLink(_ address: String, _ action: NavigationAction) {
    add([text(address)] + written(action), to: .links)
  }

  mutating func addOpen(_ flow: Blueprint, _ why: String, at origin: SourcePlace?) {
    add([.whole(number(of: flow)), text(why)] + place(origin), to: .open)
  }

  mutating func addFinding(_ rule: String, _ flow: Blueprint, _ sentence: String, at origin: SourcePlace?) {
    add([text(rule), .whole(number(of: flow)), text(sentence)] + place(origin), to: .findings)
  }

  /// An action, as three values of a row.
  private mutating func written(_ action: NavigationAction?) -> [SavedValue] {
    guard let action else { return [text("nil"), text("forward"), .list([])] }
    let flows = action.flowsLedTo.map { SavedValue.whole(number(of: $0)) }
    return [text(action.call), text(action.arrow.rawValue), .list(flows)]
  }
}

extension NavigationAction {
  /// How its arrow is drawn: for several actions, as the first one that leads anywhere.
  fileprivate var arrow: ArrowKind { (steps.first { !$0.blueprints.isEmpty } ?? self).kind.arrow }

  /// The flows that it leads the user to, each once.
  fileprivate var flowsLedTo: [Blueprint] {
    var seen: Set<FlowID> = []
    return allFlowsLedTo.filter { seen.insert($0.id).inserted }
  }

  private var allFlowsLedTo: [Blueprint] {
    kind.traits.contains(.onlyNames) ? [] : blueprints + steps.flatMap(\.allFlowsLedTo)
  }
}
