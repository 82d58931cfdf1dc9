extension NavigationTree {
  /// Who is asked what to do with a message, in order: the sender, the entries below it in its stack, then the
  /// container that the stack is in, or the entry that presents it, and those below that, and so on down to the app's
  /// root.
  func chain(from sender: Position) -> [Position] {
    downward(from: sender).flatMap { position in
      (0...position.index).reversed().map { Position(stack: position.stack, index: $0) }
    }
  }

  /// The highest position of that way in each stack.
  func downward(from sender: Position) -> [Position] {
    var way: [Position] = []
    var next: Position? = sender
    while let position = next {
      way.append(position)
      next = holder(of: position.stack) ?? presenter(of: position.stack)
    }
    return way
  }

  /// Where the nearest entry of a flow is: the one in use, or else the latest.
  func nearestPosition(of flow: FlowID) -> Position? {
    lastPosition(onTheWayDownFrom: layerCount - 1, of: flow)
      ?? nearest { stacks[$0.stack].entries[$0.index].flow == flow }
  }

  /// Where the entry is that presents a stack; nil for the app's root stack.
  private func presenter(of stack: Int) -> Position? {
    guard let id = stacks[stack].presentation?.presenter else { return nil }
    return position(of: id)
  }
}
