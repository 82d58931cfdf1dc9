extension NavigationTree: CustomStringConvertible {
  /// A picture: each stack with its entries from the root up, and which entry is visible.
  ///
  /// ```
  /// stack
  /// ├ TutorialScreen #1
  /// └ DashboardScreen #2
  /// sheet over DashboardScreen #2
  /// └ SettingsScreen #3 ← visible
  /// ```
  ///
  /// Beyond 50 stacks, and beyond 50 entries in a stack, those in the middle are only counted.
  public var description: String {
    let layers = Array(layersDownward.reversed())
    return shortened(layers.count) {
      [title(of: layers[$0], over: layers[..<$0])] + lines(of: layers[$0].top)
    } skipped: {
      "… \($0) more stacks"
    }
    .joined(separator: "\n")
  }

  /// The tree in one line: `TutorialScreen > DashboardScreen | sheet: SettingsScreen`.
  ///
  /// A container's children are in brackets after it. A star precedes the selected child; children that have not been
  /// shown yet are in parentheses: `HomeTabs[Wishlist, *Watched > Movie(5), (Settings)]`. Beyond 50 stacks, and beyond
  /// 50 entries in a stack, those in the middle are only counted.
  public var summary: String {
    let layers = Array(layersDownward.reversed())
    return shortened(layers.count) { index in
      let line = line(of: layers[index].top)
      return [layers[index].modal.map { "\($0.presentation.style): \(line)" } ?? line]
    } skipped: {
      "… \($0) more stacks"
    }.joined(separator: " | ")
  }

  private func line(of top: Node) -> String {
    let nodes = top.upward
    let names = shortened(nodes.count) { index in
      let node = nodes[index]
      return [node.contents == nil ? "\(node.flow)" : "\(node.flow)[\(line(inside: node))]"]
    } skipped: {
      "… \($0) more"
    }
    return names.joined(separator: " > ")
  }

  /// A container's children: the selected one with a star, those not shown yet in parentheses.
  private func line(inside holder: Node) -> String {
    let children = (holder.contents?.plan.children ?? []).enumerated().map { index, child in
      let star = holder.contents?.selected == index ? "*" : ""
      guard let top = holder.childTop(index) else { return "\(star)(\(child.flow))" }
      return star + line(of: top)
    }
    return children.joined(separator: ", ")
  }

  /// A modal's presenter is below it, and is nearly always the nearest entry; a modal of the app has none.
  private func title(of layer: Layer, over others: ArraySlice<Layer>) -> String {
    guard let presentation = layer.modal?.presentation else { return "stack" }
    guard let id = presentation.presenter else { return "\(presentation.style) of the app" }
    let below = others.reversed().first.flatMap { last in
      Self.used(from: last.top, 0).node.id == id ? Self.used(from: last.top, 0).node.entry : nil
    }
    guard let presenter = below ?? self[id] else {
      return "\(presentation.style) over \(id)"
    }
    return "\(presentation.style) over \(presenter)"
  }

  private func lines(of top: Node) -> [String] {
    let nodes = top.upward, visible = visibleNode
    return shortened(nodes.count) { index in
      let node = nodes[index], isTop = node === top
      let line = "\(isTop ? "└" : "├") \(node.entry)\(node === visible ? " ← visible" : "")"
      return [line] + lines(inside: node).map { (isTop ? "  " : "│ ") + $0 }
    } skipped: {
      "┆ … \($0) more"
    }
  }

  private func lines(inside holder: Node) -> [String] {
    (holder.contents?.plan.children ?? []).enumerated().flatMap { index, child in
      let isSelected = holder.contents?.selected == index
      let title = "\(isSelected ? "▸" : "·") \(child.column.map { "\($0)" } ?? "\(child.flow)")"
      guard let top = holder.childTop(index) else { return [title + ", not shown yet"] }
      let isHidden = child.column != nil && holder.contents?.shows(index) == false
      return [isHidden ? title + ", hidden" : title] + lines(of: top).map { "  " + $0 }
    }
  }

  private func shortened(_ count: Int, _ lines: (Int) -> [String], skipped: (Int) -> String) -> [String] {
    guard count > 50 else { return (0..<count).flatMap(lines) }
    return (0..<10).flatMap(lines) + [skipped(count - 30)] + (count - 20..<count).flatMap(lines)
  }
}
