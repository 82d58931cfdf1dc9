#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  // Stacks.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    enum Sync {
      case nothing, hidden
      case seen(Wait)
    }

    /// Does one step for a stack, and for what its entries contain.
    func sync(_ stack: ShownStack, _ wanted: NavigationTree.Stack, _ tree: NavigationTree, isSeen: Bool) -> Sync {
      let ids = wanted.map(\.id)
      if stack.ids != ids { return change(stack, to: ids.map { entry($0, on: stack) }, isSeen: isSeen) }
      var result = Sync.nothing
      for entry in stack.entries {
        guard let container = entry.container, let wanted = tree.container(of: container.id) else { continue }
        switch sync(container, wanted, tree, isSeen: isSeen && entry == stack.top) {
        case .nothing: continue
        case .hidden: result = .hidden
        case .seen(let wait): return .seen(wait)
        }
      }
      return result
    }

    private func change(_ stack: ShownStack, to entries: [ShownEntry], isSeen: Bool) -> Sync {
      let wanted = stack.arranged(entries), before = stack.entries
      let (next, movement) = isSeen && isAnimated ? stack.step(to: wanted) : (wanted, .nothing)
      animate(movement != .nothing, by: movement == .views ? .default : nil) { stack.show(next) }
      guard isSeen else {
        makeSure(before.filter { !entries.contains($0) }.map(Weak.init), haveLeft: stack)
        return .hidden
      }
      let top = waitForTop(of: stack)
      return .seen(movement == .views ? top.and(pause(for: Self.viewsMove)) : top)
    }

    /// Makes a stack anew if it still shows what was removed from its path while it was hidden.
    private func makeSure(_ left: [Weak<ShownEntry>], haveLeft stack: ShownStack, attempts: Int = 10) {
      guard !left.isEmpty, attempts > 0 else { return }
      platform.after(.milliseconds(500)) { [weak self, weak stack] in
        guard let self, let stack else { return }
        let there = left.filter { one in
          one.object.map { $0.drawn > 0 && $0.stack === stack && !stack.ids.contains($0.id) } ?? false
        }
        if there.contains(where: { $0.object.map { self.entries[$0.id] == nil } ?? false }) {
          stack.startOver()
        } else {
          self.makeSure(there, haveLeft: stack, attempts: attempts - 1)  // other steps come first
        }
      }
    }
  }

  // Containers.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension SwiftUIHost {
    func sync(
      _ shown: ShownContainer, _ container: NavigationTree.Container, _ tree: NavigationTree, isSeen: Bool
    ) -> Sync {
      let before = shown.selected
      let flow = container.selected.map { container.children[$0].flow }
      var result = Sync.nothing
      if before != flow || shown.children.map(\.flow) != container.children.map(\.flow) {
        animate(isAnimated && isSeen) { shown.show(container) }
        columnsChanged(in: shown)
        result = .hidden
      }
      for (index, child) in container.children.enumerated() {
        guard let model = shown.child(child.flow) else { continue }
        guard let stack = tree.stack(ofChild: index, in: container.id) else {
          if model.stack != nil { model.stack = nil }  // a travel to a time when it had not been shown
          continue
        }
        guard let known = model.stack else {
          model.stack = ShownStack(stack, in: shown.inside, of: self)
          result = .hidden
          continue
        }
        let isShown = isSeen && shown.shows(model) && before == flow
        switch sync(known, stack, tree, isSeen: isShown) {
        case .nothing: continue
        case .hidden: result = .hidden
        case .seen(let wait): return .seen(wait)
        }
      }
      if case .hidden = result, isSeen, let stack = shown.child(flow)?.stack, shown.kind != .embedded {
        return .seen(waitForTop(of: stack))
      }
      return result
    }
  }
#endif
