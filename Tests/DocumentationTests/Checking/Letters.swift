import FlowKit
import FlowKitTesting

/// Flows with names of one letter, and the actions that the articles write with them.
@MainActor
struct Letters {
  /// Takes note of what happens to their screens.
  var hear: @MainActor (String) -> Void = { _ in }

  nonisolated init() {}

  /// The flow of a letter: told from others by a line of its own, as if each were declared in another place.
  func flow(_ name: String) -> Flow<Letter> {
    let line = name.unicodeScalars.first?.value ?? 0, hear = hear
    let flow =
      switch name {
      case "T": Flow(with: Letter(name, hear), containing: .tabs(self.flow("B"), self.flow("C")), line: line)
      case "S": Flow(with: Letter(name, hear), containing: .split(self.flow("B"), self.flow("C")), line: line)
      default: Flow(with: Letter(name, hear), line: line)
      }
    return switch name {
    case "W": flow.named(name).actsWhileCovered()
    case "M": flow.named(name).opens(as: .sheet)
    default: flow.named(name)
    }
  }

  /// A screen that tells what happens to it.
  final class Letter: ScreenLifecycle {
    private let name: String
    private let hear: @MainActor (String) -> Void

    init(_ name: String, _ hear: @escaping @MainActor (String) -> Void) {
      self.name = name
      self.hear = hear
    }

    func screenMade() { hear("made \(name)") }
    func screenAppeared() { hear("visible \(name)") }
    func screenPartlyCovered() { hear("partly covered \(name)") }
    func screenDisappeared() { hear("covered \(name)") }
    func screenRemoved() { hear("removed \(name)") }
  }
}

extension Letters {
  /// What leads to the tree of a picture, from nothing: the first one is about the root.
  ///
  /// What containers have inside is as it is made. An `app's sheet` is presented by no screen, any other modal by the visible one.
  func actions(leadingTo picture: String) -> [(action: NavigationAction, isOfApp: Bool)] {
    picture.split(separator: "|").flatMap { stack in
      let style = stack.prefix { $0 != ":" }.trimmed, isOfApp = style.hasPrefix("app's ")
      return stack.drop(through: ":").split(separator: ">").enumerated().map { index, name in
        let flow = flow(String(name.trimmed.prefix(1)))
        let action = NavigationAction.present(flow, as: PresentationStyle(isOfApp ? String(style.dropFirst(6)) : style))
        return (index == 0 ? action : .push(flow), isOfApp)
      }
    }
  }

  func action(_ text: String) -> NavigationAction? {
    let arguments = text.drop { $0 != "(" }.dropFirst().dropLast(), verb = text.prefix { $0 != "(" }
    if verb == "batch" { return .batch(arguments.split(separator: ", ").compactMap { action(String($0)) }) }
    if verb == "pop", let count = Int(arguments) { return .pop(count) }
    if verb == "reset", arguments.hasSuffix(", keepingEqual") {
      let flows = arguments.dropLast(", keepingEqual".count).split(separator: ",").map { flow($0.trimmed) }
      return .reset(to: flows[0], Array(flows.dropFirst()), keepingEqual: true)
    }
    if verb == "present", let style = arguments.firstRange(of: ", as: .") {
      let flow = flow(String(arguments[..<style.lowerBound]))
      return .present(flow, as: PresentationStyle(String(arguments[style.upperBound...])))
    }
    let flows = arguments.split(separator: ",").map { flow($0.trimmed) }
    return flows.isEmpty ? plainAction(String(verb)) : action(String(verb), flows)
  }

  private func action(_ verb: String, _ flows: [Flow<Letter>]) -> NavigationAction? {
    switch (verb, flows.count) {
    case ("reset", 1...): .reset(to: flows[0], Array(flows.dropFirst()))
    case ("resetRoot", 1...): .resetRoot(to: flows[0], Array(flows.dropFirst()))
    case ("setChildren", _): .setChildren(flows)
    case (_, 1): NavigationAction.Kind.all.first { "\($0)" == verb }.flatMap { .taking(flows[0], by: $0) }
    default: nil
    }
  }

  /// A verb that names no flow.
  private func plainAction(_ verb: String) -> NavigationAction? {
    switch verb {
    case "pop": .pop()
    case "popToRoot": .popToRoot()
    case "back": .back()
    case "dismiss": .dismiss()
    case "dismissAll": .dismissAll()
    case "close": .close()
    case "unwind": .unwind()
    default: nil
    }
  }
}

extension StringProtocol {
  /// What follows a character; all of it where that does not occur.
  fileprivate func drop(through character: Character) -> SubSequence {
    firstIndex(of: character).map { self[index(after: $0)...] } ?? self[...]
  }
}
