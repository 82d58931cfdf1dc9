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
    func sync(_ stack: ShownStack, _ ids: [ShownID], _ tree: NavigationTree, isSeen: Bool) -> Sync {
      if stack.ids != ids { return change(stack, to: ids, isSeen: isSeen) }
      var result = Sync.nothing
      for id in ids {
        guard let container = containers[id], let wanted = tree.container(of: id.id) else { continue }
        switch sync(container, wanted, tree, isSeen: isSeen && id == ids.last) {
        case .nothing: continue
        case .hidden: result = .hidden
        case .seen(let wait): return .seen(wait)
        }
      }
      return result
    }

    private func change(_ stack: ShownStack, to ids: [ShownID], isSeen: Bool) -> Sync {
      let wanted = stack.arranged(ids), before = stack.entries
      let (next, movement) = isSeen && isAnimated ? stack.step(to: wanted) : (wanted, .nothing)
      animate(movement != .nothing, by: movement == .views ? .default : nil) { stack.show(next) }
      guard isSeen else {
        makeSure(before.filter { !ids.contains($0.id) }.map(Weak.init), haveLeft: stack)
        return .hidden
      }
      let top = waitForTop(of: stack)
      return .seen(movement == .views ? top.and(pause(for: Self.viewsMove)) : top)
    }

    /// Makes a stack anew if it still shows what was removed from its path while it was hidden.
    private func makeSure(_ left: [Weak<ShownEntry>], haveLeft stack: ShownStack, attempts: Int = 10) {
      guard !left.isEmpty, attempts > 0 else { return }
      _ = platform.after(.milliseconds(500)) { [weak self, weak stack] in
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
    /// Makes a model of each container in a tree.
    func syncContainers(_ tree: NavigationTree) {
      var new: [ShownContainer] = []
      for container in tree.containers where containers[shown(container.id)] == nil {
        let made = ShownContainer(container, surroundings(of: container.id, tree), of: self)
        containers[shown(container.id)] = made
        new.append(made)
      }
      for container in new {
        for (index, child) in container.children.enumerated() {
          child.stack = newStack(index, in: container, tree)
        }
      }
    }

    /// What an entry is shown in; outer containers are known before inner ones.
    private func surroundings(of id: ScreenID, _ tree: NavigationTree) -> Surroundings {
      for outer in tree.containers.reversed() where outer.id != id {
        for index in outer.children.indices
        where tree.stack(ofChild: index, in: outer.id)?.contains(where: { $0.id == id }) == true {
          return containers[shown(outer.id)]?.inside ?? Surroundings()
        }
      }
      return Surroundings()
    }

    /// Whether an entry is a container that lies in no navigation stack.
    func fillsCard(_ id: ShownID) -> Bool { containers[id].map { $0.kind != .embedded } ?? false }

    func sync(
      _ shown: ShownContainer, _ container: NavigationTree.Container, _ tree: NavigationTree, isSeen: Bool
    ) -> Sync {
      let before = shown.selected
      let flow = container.selected.map { container.children[$0].flow }
      var result = Sync.nothing
      if before != flow || shown.children.map(\.flow) != container.children.map(\.flow) {
        for (index, child) in container.children.enumerated() where shown.child(child.flow)?.stack == nil {
          guard shown.child(child.flow) != nil else { continue }
          shown.child(child.flow)?.stack = newStack(index, in: shown, tree)
        }
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
          model.stack = newStack(index, in: shown, tree)
          result = .hidden
          continue
        }
        let isShown = isSeen && shown.shows(model) && before == flow
        switch sync(known, self.shown(stack), tree, isSeen: isShown) {
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

    private func newStack(_ index: Int, in container: ShownContainer, _ tree: NavigationTree) -> ShownStack? {
      tree.stack(ofChild: index, in: container.id).map {
        ShownStack(shown($0), in: container.inside, of: self)
      }
    }
  }
#endif
