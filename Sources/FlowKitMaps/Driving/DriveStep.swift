import FlowKit

/// A step, in terms that mean the same after the app was begun again.
enum DriveStep: Hashable {
  /// A step of the test at a screen: its index among the visible screens that match, counted from the front.
  case move(Int, screen: Int, sample: String?)
  /// The user selects a child of a container: the container's index among all in the tree.
  case select(Int, container: Int)
  case back, close

  /// The name of the container whose child is selected; empty for other steps.
  func container(in tree: NavigationTree) -> String {
    guard case .select(_, let container) = self else { return "" }
    return tree[tree.containers[container].id].map { "\($0.flow)" } ?? ""
  }
}

/// A step's value in a printed test, without the value, which may keep screens.
struct DriveValue: Sendable {
  /// Its source, or a placeholder.
  let code: String
  /// Whether an optional must be unwrapped for it.
  var isUnwrapped: Bool { code.contains(ValueSource.unwrap) }

  init(_ value: Any) {
    code = ValueSource.code(value, isTyped: true) ?? ValueSource.placeholder(value)
  }
}
