import FlowKit

/// An action as plain data, which both the navigator and the reference model can be asked for.
struct WalkRequest {
  enum Verb: String {
    case push, present, replace, reset, goTo, popTo, pop, popToRoot, dismiss, dismissAll, back
  }

  var verb: Verb
  /// The flows that the verb names, by their numbers.
  var flows: [Int] = []
  var style = PresentationStyle.sheet
  var transition = ScreenTransition.automatic
  /// What is forwarded to the target; nil where nothing is.
  var argument: Int?
}

extension WalkRequest {
  /// The screens of a reset, of one to three, that get the argument.
  static let preparedByReset = [1: [0], 2: [1], 3: [0, 2]]
}

extension WalkRequest: CustomStringConvertible {
  var description: String {
    var words = flows.map { WalkFlows.names[$0] }
    if verb == .present { words.append("as: \(style)") }
    if transition != .automatic { words.append("transition: \(transition)") }
    return "\(verb)(\(words.joined(separator: ", ")))" + (argument.map { " forwarding \($0)" } ?? "")
  }
}
