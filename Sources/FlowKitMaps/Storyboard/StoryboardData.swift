import FlowKit

/// The data of a storyboard's page.
///
/// It is one JSON object. A list contains each text once, and all other places contain its number in that list. Flows
/// and arrows are identified by their index. -1 means nothing, and so does a value that is left out at the end of a
/// row.
///
/// ```
/// { "v": 1, "title": "Shop", "roots": [0], "s": ["TutorialScreen", ...],
///   "flows":    [[name, key, file, line, flags, opening]],
///   "arrows":   [[flow, callback, verb, [flows], more, sample, file, line, certainty]],
///   "children": [[flow, kind, [flows], selected, back, flags, [columns]]],
///   "handlers": [[flow, message, verb, [flows], more, file, line]],
///   "guards":   [[flow, kind, file, line, verb, [flows], more, instead]],
///   "links":    [[text, verb, [flows], more]],
///   "findings": [[rule, flow, arrow, text, help, file, line]],
///   "open":     [[flow, text, file, line]],
///   "walks":    [["0.1.b", [ends], place]],
///   "log": "text of a NavigationLog", "taken": [count for each number, or -1],
///   "picture":  { "boxes": [[x, y, width, height, title, [[label, note, [numbers]]]]], "frames": [[flow, x, y, width, height, title]],
///                 "lines": [[flow, flow, kind, [numbers], path]], "loose": y },
///   "groups":   { "names": [...], "flows": [[flow]], "boxes": [...], "lines": [...] } }
/// ```
///
/// - `roots` are the flows that the app may begin with; it begins with the first.
/// - A flow's flags: 1 acts while it is covered, 2 single top, 4 moves to the front, 8 nothing leads to it. `opening`
///   is `push`, `child`, or `modal` and a style.
/// - An arrow's certainty: 0 sure, 1 found with a sample, 2 open: drawn, but not walked.
/// - The picture is that of ``FlowMap/svg(title:coverage:)``: a box for each flow, in their order. Its numbers count
///   the arrows, then the handlers, then the guards; so do those of `taken`. `path` is a path of SVG. Flows that
///   nothing leads to are below `loose`. From 150 flows on, the flows of a file begin as one box: `groups`.
/// - `verb`, `[flows]` and `more` are an action. `more` is 0 or an object: `style`, `partly` (1), `column`, `choice`,
///   `step` (1: the choice counts from the selected one), `count`, `keeps` (1: equal entries stay), `forwards` (1:
///   arguments, for a selection), `message`, `until` (the callback that
///   answers), `steps` (actions), `containing` (rows of `children`, if this action's flows contain something else than
///   usual), `text` (the call, if it can't be made from the rest).
/// - Children's `kind` and `back` are as in code; flags: 1 eager, 2 loops, 4 selecting again pops to the root.
/// - A handler's message is the text of what is sent, or `back`. Guards are `enter`, `update`, `leave`. A guard's
///   action is its redirect: done first, or alone if `instead` is 1.
/// - A walk's steps are those of the page's address (`Session` in the script). Each of the `ends` is "", or the reason
///   why a step was not done, alone or with `: ` and the sentence. The place is the description of the tree at the end.
@MainActor
struct StoryboardData {
  let title: String
  private var strings: [StoryboardJSON] = []
  private var numbers: [String: Int] = [:]
  private var indices: [FlowID: Int] = [:]
  /// The children of the flows, as they are written.
  private var contents: [Int: String] = [:]
  private var rows: [Section: [StoryboardJSON]] = [:]
  /// The flows, in order.
  private(set) var flows: [Blueprint] = []
  /// The actions of each flow's callbacks, in order; nil for a callback that is not followed.
  private(set) var actions: [[NavigationAction?]] = []
  /// The callbacks after which a caller waits for an answer: their flow, and the callback's index.
  private(set) var waiting: Set<[Int]> = []
  /// The flows that have guards or handlers, whose answers the rules don't determine.
  private(set) var asked: Set<Int> = []
  private(set) var answering: Set<Int> = []
  /// The flows that the app may begin with.
  var roots = [0]
  var log = ""
  /// The content of the picture; flows without a box get one without rows.
  var graph: MapGraph?
  /// The flows of its boxes.
  var graphFlows: [Int] = []
  /// The spots of the map's arrows, in its order, and how often each was taken, if that is shown.
  var spots: [Spot] = []
  var counts: [Int]?

  private enum Section: String, CaseIterable {
    case flows, arrows, children, handlers, guards, links, findings, open, walks
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

  /// The whole object.
  var json: String {
    var whole = self
    let picture = whole.picture()
    return whole.json(with: picture)
  }

  private func json(with picture: [(key: String, value: StoryboardJSON)]) -> String {
    var members: [(key: String, value: StoryboardJSON)] = [
      ("v", 1), ("title", .string(title)), ("roots", .list(roots.map { .number($0) })), ("s", .list(strings)),
    ]
    for section in Section.allCases { members.append((section.rawValue, .list(rows[section] ?? []))) }
    if !log.isEmpty { members.append(("log", .string(log))) }
    if let taken { members.append(("taken", .list(taken.map { .number($0) }))) }
    return StoryboardJSON.object(members + picture).text
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
  func numbers(of arrows: [Int]) -> [StoryboardJSON] { arrows.map { .number(number(of: spots[$0])) } }

  private func number(of spot: Spot) -> Int {
    switch spot {
    case .arrow(let row): row
    case .handler(let row): count(.arrows) + row
    case .guard(let row): count(.arrows) + count(.handlers) + row
    }
  }

  private func count(_ section: Section) -> Int { rows[section]?.count ?? 0 }

  private mutating func add(_ row: [StoryboardJSON], to section: Section) {
    rows[section, default: []].append(.list(row))
  }

  mutating func text(_ text: String?) -> StoryboardJSON {
    guard let text else { return -1 }
    if let number = numbers[text] { return .number(number) }
    numbers[text] = strings.count
    strings.append(.string(text))
    return .number(strings.count - 1)
  }

  private mutating func place(_ place: SourcePlace?) -> [StoryboardJSON] {
    [text(place.map { "\($0.fileID)" }), .number(place?.line ?? 0)]
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
      (flow.acceptsActions == .whileOnStack ? 1 : 0) | (flow.reuse.contains(.onTop) ? 2 : 0)
      | (flow.reuse.contains(.movesToFront) ? 4 : 0) | (isReached ? 0 : 8)
    let row =
      [text(id.name), text(id.key.map { "\($0)" } ?? "")] + place(flow.place)
      + [.number(flags), text(Self.name(of: flow.opening))]
    add(row, to: .flows)
    if let children = flow.children() {
      let row = written(children, of: index)
      contents[index] = row.text
      rows[.children, default: []].append(row)
    }
    return index
  }

  private static func name(of opening: FlowOpening?) -> String {
    switch opening?.way {
    case nil: ""
    case .push: "push"
    case .child: "child"
    case .modal(let style): "modal \(style)"
    }
  }

  private mutating func written(_ children: FlowChildren, of flow: Int) -> StoryboardJSON {
    let rules = children.rules
    let flags = (rules.isEager ? 1 : 0) | (rules.loops ? 2 : 0) | (rules.reselection == .popsToRoot ? 4 : 0)
    let flows = children.flows.map { StoryboardJSON.number(number(of: $0)) }
    return [
      .number(flow), text("\(children.kind)"), .list(flows), .number(children.selected ?? -1),
      text(rules.back.code.rawValue), .number(flags), .list(children.columns.map { text("\($0)") }),
    ]
  }

  /// The children of an action's flows, if they differ from those that are known.
  private mutating func otherChildren(in action: NavigationAction) -> [StoryboardJSON] {
    action.blueprints.compactMap { flow in
      guard let children = flow.children() else { return nil }
      let index = number(of: flow), row = written(children, of: index)
      return contents[index] == row.text ? nil : row
    }
  }
}

// What flows do.
extension StoryboardData {
  /// Adds what a callback does.
  @discardableResult
  mutating func addArrow(
    from flow: Blueprint, _ callback: String?, _ action: NavigationAction?, sample: String? = nil,
    at origin: SourcePlace? = nil, _ certainty: Certainty = .sure, answer: String? = nil
  ) -> Spot {
    let index = number(of: flow)
    if answer != nil { waiting.insert([index, actions[index].count]) }
    actions[index].append(certainty == .open ? nil : action)
    add(
      [.number(index), text(callback ?? "")] + written(action, until: answer) + [text(sample ?? "")]
        + place(action?.origin ?? origin) + [.number(certainty.rawValue)],
      to: .arrows)
    return .arrow(count(.arrows) - 1)
  }

  @discardableResult
  mutating func addHandler(of flow: Blueprint, _ message: String, _ action: NavigationAction) -> Spot {
    let index = number(of: flow)
    answering.insert(index)
    add([.number(index), text(message)] + written(action) + place(action.origin), to: .handlers)
    return .handler(count(.handlers) - 1)
  }

  @discardableResult
  mutating func addGuard(
    of flow: Blueprint, _ kind: String, at origin: SourcePlace, redirect: NavigationAction?, isInstead: Bool = false
  ) -> Spot {
    let index = number(of: flow)
    asked.insert(index)
    let action = redirect.map { written($0) + [.number(isInstead ? 1 : 0)] } ?? []
    add([.number(index), text(kind)] + place(origin) + action, to: .guards)
    return .guard(count(.guards) - 1)
  }

  mutating func addLink(_ address: String, _ action: NavigationAction) {
    add([text(address)] + written(action), to: .links)
  }

  mutating func addOpen(_ flow: Blueprint, _ why: String, at origin: SourcePlace?) {
    add([.number(number(of: flow)), text(why)] + place(origin), to: .open)
  }

  mutating func addFinding(_ rule: String, _ flow: Blueprint, _ sentence: String, at origin: SourcePlace?) {
    add([text(rule), .number(number(of: flow)), -1, text(sentence), text("")] + place(origin), to: .findings)
  }

  mutating func addWalk(_ steps: [String], ends: [String], at tree: NavigationTree) {
    let ends = ends.map { text($0) }
    add([.string(steps.joined(separator: ".")), .list(ends), text("\(tree)")], to: .walks)
  }

  /// An action, as three values of a row.
  private mutating func written(_ action: NavigationAction?, until answer: String? = nil) -> [StoryboardJSON] {
    guard let action else { return [text("nothing"), [], 0] }
    let flows = action.blueprints.map { StoryboardJSON.number(number(of: $0)) }
    let more = more(action) + (answer.map { [("until", text($0))] } ?? [])
    return [text(action.kind.name.rawValue), .list(flows), more.isEmpty ? 0 : .object(more)]
  }

  private mutating func more(_ action: NavigationAction) -> [(key: String, value: StoryboardJSON)] {
    var more: [(key: String, value: StoryboardJSON)] = []
    switch action.verb {
    case .present(_, let style):
      if style != .sheet { more.append(("style", text(style.name))) }
      if style.coversPartly { more.append(("partly", 1)) }
    case .show(_, let column): more.append(("column", text("\(column)")))
    case .selectChild(let index), .setChildren(_, let index?): more.append(("choice", .number(index)))
    case .turnPages(let count): more += [("choice", .number(count)), ("step", 1)]
    case .pop(let count): if count != 1 { more.append(("count", .number(count))) }
    case .reset(let stack), .resetRoot(let stack): if stack.keepsEqual { more.append(("keeps", 1)) }
    default: break
    }
    if action.isForwarding { more.append(("forwards", 1)) }
    if let payload = action.payload { more.append(("message", text(payload.call))) }
    let others = otherChildren(in: action)
    if !others.isEmpty { more.append(("containing", .list(others))) }
    if !action.steps.isEmpty { more.append(("steps", .list(action.steps.map { .list(written($0)) }))) }
    return more
  }
}
