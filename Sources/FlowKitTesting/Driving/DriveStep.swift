import FlowKit

/// A step, in words that mean the same in an app that was begun anew.
enum DriveStep: Hashable {
  /// One of the test's, at a screen: of the visible ones that fit, counted from the one in front.
  case move(Int, screen: Int, sample: String?)
  /// The user selects a child of a container: of all that the tree has.
  case select(Int, container: Int)
  case back, close

  /// The name of the container whose child is selected.
  func container(in tree: NavigationTree) -> String {
    guard case .select(_, let container) = self else { return "" }
    return tree[tree.containers[container].id].map { "\($0.flow)" } ?? ""
  }
}
