/// The navigators, for those who look whether two of them show the same screen object.
///
/// Only a screen that somebody held before its entry was made is looked for.
@MainActor
enum SharedScreens {
  /// The navigators that may still be there.
  private static var navigators: [Weak] = []

  private struct Weak {
    weak var navigator: Navigator?
  }

  /// Notes a new navigator.
  static func note(_ navigator: Navigator) {
    navigators.removeAll { $0.navigator == nil }
    navigators.append(Weak(navigator: navigator))
  }

  /// Whether another navigator has a screen.
  static func isShared(_ screen: AnyObject, with navigator: Navigator) -> Bool {
    navigators.contains { one in
      guard let other = one.navigator, other !== navigator else { return false }
      return other.has(screen)
    }
  }
}

extension NavigatorReference {
  func screenIsHeld(_ screen: AnyObject, by caller: Caller) {
    guard let navigator else { return }
    guard SharedScreens.isShared(screen, with: navigator) else { return }
    navigator.features.issues.hear(
      NavigationIssue(action: .stay, caller: caller, reason: .sharedScreen, tree: navigator.tree))
  }
}

extension Navigator {
  fileprivate func has(_ screen: AnyObject) -> Bool { records.contains(screen) }
}
