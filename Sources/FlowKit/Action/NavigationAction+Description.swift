extension NavigationAction.Kind: CustomStringConvertible {
  /// The verb, as it is written in code.
  public var description: String { name.rawValue }
}

extension NavigationAction: CustomStringConvertible {
  /// The action nearly as written, and its origin: `push(LoginScreen) at Shop/ShopFlow.swift:31`.
  ///
  /// If it answers a message, it says so: `push(MovieScreen) at Shop/ShopFlow.swift:31 for MovieStep.picked(id: 5)`.
  public var description: String { (origin.map { "\(call) at \($0)" } ?? call) + reference }

  /// The message that it answers, if any: ` for MovieStep.picked(id: 5)`.
  var reference: String { answered.map { " for \($0)" } ?? "" }

  /// The action nearly as written: `present(SettingsScreen, as: .sheet)`.
  package var call: String {
    switch kind {
    case .stay: return "stay"
    case .nothing: return "nil"
    default: break
    }
    let transition = transition == .automatic ? [] : ["transition: .\(transition)"]
    return "\(writtenVerb)(\((payloadText + flowTexts + detailTexts + transition).joined(separator: ", ")))"
  }

  private var payloadText: [String] {
    switch verb {
    case .send(let payload, _), .broadcast(let payload): ["\(payload.value)"]
    case .failure(let failure): failure.messageType.map { ["\($0)"] } ?? []
    case .unwind(_, let message?, _), .close(let message): ["sending: \(message.value)"]
    default: []
    }
  }

  private var flowTexts: [String] { flows.enumerated().map { $0 == 0 ? "\(kind.label)\($1)" : "\($1)" } }

  private var detailTexts: [String] {
    switch verb {
    case .present(_, let style): ["as: .\(style)"]
    case .show(_, let column): ["in: .\(column)"]
    case .selectChild(let index): ["\(index)"]
    case .setShownColumns(let columns, let split, _):
      ["[\(SplitColumn.all.filter(columns.contains).map { ".\($0)" }.joined(separator: ", "))]", "of: \(split)"]
    case .setChildren(_, let index?): ["selecting: \(index)"]
    case .pop(let count) where count != 1: ["\(count)"]
    case .reset(let stack) where stack.keepsEqual, .resetRoot(let stack) where stack.keepsEqual: ["keepingEqual: true"]
    case .batch(let steps): steps.list.map(\.call)
    case .travel(let tree): ["to: \(tree.value.call)"]
    default: []
    }
  }

  /// The name of the function that makes it, if its verb has several.
  private var writtenVerb: String {
    switch verb {
    case .turnPages(let count): count > 0 ? "next" : "previous"
    case .setShownColumns: "setShownColumns"
    case .close: "close"
    default: kind.name.rawValue
    }
  }
}
