import FlowKit
import FlowKitPictures
import FlowKitRestoration
import Foundation

/// Something that has happened, as it is kept until it is told: written only then.
struct Note {
  let number: Int
  private let time = Date()
  private let content: Content

  enum Content {
    case event(NavigationEvent)
    /// Something that is wrong with a screen.
    case issue(NavigationIssue)
  }

  init(number: Int, _ content: Content) {
    (self.number, self.content) = (number, content)
  }

  /// The tree after it.
  var tree: NavigationTree {
    switch content {
    case .event(let event): event.tree
    case .issue(let issue): issue.tree
    }
  }

  private var issue: NavigationIssue? {
    switch content {
    case .event(let event): event.issue
    case .issue(let issue): issue
    }
  }

  /// The note as JSON.
  ///
  /// - Parameter map: The map, to say which arrows were taken; nil if there is none.
  /// - Returns: The object that the page reads.
  @MainActor
  func written(_ map: DrawnMap?) -> SavedValue {
    var members: [String: SavedValue] = [
      "number": .whole(number), "time": .number(time.timeIntervalSince1970), "place": .text(tree.summary),
    ]
    switch content {
    case .event(let event):
      let ending = event.wasSoAlready ? ": it was so already" : ""
      (members["kind"], members["text"]) = (.text("\(event.kind)"), .text("\(event)\(ending)"))
      note(event.action, event.caller, map, in: &members)
    case .issue(let issue):
      (members["kind"], members["text"]) = ("issue", .text(issue.message))
      note(issue.action, issue.caller, nil, in: &members)
    }
    if let issue { members["reason"] = .text("\(issue.reason)") }
    return .record(members)
  }

  @MainActor
  private func note(
    _ action: NavigationAction, _ caller: NavigationTree.Entry?, _ map: DrawnMap?,
    in members: inout [String: SavedValue]
  ) {
    members["action"] = .text(action.call)
    members["caller"] = caller.map { .text("\($0.flow)") }
    members["file"] = action.origin.map { .text("\($0.fileID)") }
    members["line"] = action.origin.map { .whole($0.line) }
    members["arrows"] = map.map { .list($0.numbers(ofArrowsTakenBy: action, from: caller?.flow)) }
  }
}
