package import FlowKit

extension HostPicture {
  /// The picture of a tree, by the names of its screens: for a host whose only UI is the tree itself.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - navigator: The navigator with the screens.
  @MainActor
  package init(of tree: NavigationTree, in navigator: Navigator) {
    self.init(tree.layers.map { Self.stack($0, navigator, tree) })
  }

  @MainActor
  private static func stack(_ stack: NavigationTree.Stack, _ navigator: Navigator, _ tree: NavigationTree) -> [Screen] {
    stack.map { entry in
      let screen = navigator.hasScreen(of: entry.id) ? navigator.screen(of: entry.id) as? TrialScreen : nil
      guard let container = tree.container(of: entry.id) else { return Screen(screen?.name ?? unmade) }
      let children = container.children.indices.map { index in
        tree.stack(ofChild: index, in: entry.id).map { Self.stack($0, navigator, tree) }
      }
      let showsOne = container.kind == .tabs || container.kind == .pages
      let shown = showsOne ? Set(container.selected.map { [$0] } ?? []) : Set(children.indices)
      return Screen(screen?.name ?? unmade, children: children, shown: shown)
    }
  }

  /// Whether a UI that should show this may look like the other picture: invisible children may be missing, and some
  /// columns of a split may be hidden.
  func allows(_ other: HostPicture) -> Bool {
    layers.count == other.layers.count && zip(layers, other.layers).allSatisfy(Self.allows)
  }

  private static func allows(_ stack: [Screen], _ other: [Screen]) -> Bool {
    stack.count == other.count && zip(stack, other).allSatisfy { $0.allows($1) }
  }

  /// A screen anywhere in the picture.
  func screen(named name: String?) -> Screen? {
    layers.joined().lazy.compactMap { $0.inside { $0.name == name } }.first
  }

  /// The visible screens on top of stacks, outer ones first, including layers below others.
  var seen: [Screen] { layers.compactMap(\.last).flatMap(\.seen) }

  /// The screens of all stacks, each container before its children.
  var screens: [Screen] { layers.joined().flatMap(\.all) }
}

extension HostPicture.Screen {
  fileprivate func allows(_ other: HostPicture.Screen) -> Bool {
    guard name == other.name, children.count == other.children.count, other.shown.isSubset(of: shown),
      shown.isEmpty == other.shown.isEmpty
    else { return false }
    for (index, stack) in other.children.enumerated() {
      guard let stack else {
        if other.shown.contains(index) { return false }
        continue
      }
      guard let own = children[index] else { return false }
      guard stack.count == own.count, zip(own, stack).allSatisfy({ $0.allows($1) }) else { return false }
    }
    return true
  }

  fileprivate func inside(_ fits: (HostPicture.Screen) -> Bool) -> HostPicture.Screen? { all.first(where: fits) }

  /// The screen, and what is visible inside it.
  fileprivate var seen: [HostPicture.Screen] {
    [self] + shown.sorted().compactMap { children[$0]?.last }.flatMap(\.seen)
  }

  /// The screen and everything inside it.
  fileprivate var all: [HostPicture.Screen] { [self] + children.compactMap(\.self).joined().flatMap(\.all) }
}
