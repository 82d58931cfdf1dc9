import FlowKit
import Testing

extension Navigator {
  /// A navigator for a test that provokes issues: it prints none.
  convenience init(quiet root: Flow<some AnyObject>) {
    self.init(root: root)
    onIssue = nil
  }

  /// Starts with the tree of a picture such as `A > Tabs[*B > C, (D)] | sheet: B | app's alert: C`.
  ///
  /// Without containers, screens are numbered in its order, from 1. A modal that isn't the app's is of the screen below it.
  ///
  /// Tests provoke issues, so it prints none; an `IssueSpy` gets them.
  convenience init(showing text: String) throws {
    let picture = Picture(text), root = picture.stacks[0].entries
    self.init(quiet: try Self.flow(root[0].name))
    try fill(1, with: root)
    for stack in picture.stacks.dropFirst() {
      let name = try #require(stack.style), isOfApp = name.hasPrefix("app's ")
      let style = PresentationStyle(isOfApp ? String(name.dropFirst(6)) : name)
      perform(.present(try Self.flow(stack.entries[0].name), as: style), from: isOfApp ? nil : tree.visible.id)
      let root = try #require(tree.modals.last?.first)
      try fill(root.id, with: stack.entries)
    }
    try #require(tree.summary == text.replacing("app's ", with: ""))
  }

  /// Pushes entries onto a root, and fills the containers among them.
  private func fill(_ root: ScreenID, with entries: [Picture.Entry]) throws {
    var id = root
    try fillContainer(id, entries[0].children)
    for entry in entries.dropFirst() {
      let new = perform(.push(try Self.flow(entry.name)), from: id).changes
      id = try #require(new.first { $0.kind == .pushed }).entry.id
      try fillContainer(id, entry.children)
    }
  }

  private func fillContainer(_ id: ScreenID, _ children: [Picture.Child]) throws {
    for (index, child) in children.enumerated() {
      guard let entries = child.entries else { continue }
      let isAsItIsMade = entries.count == 1 && entries[0].children.isEmpty
      if !isAsItIsMade || tree.stack(ofChild: index, in: id) == nil { try select(index, entries, in: id) }
      try fill(try #require(tree.stack(ofChild: index, in: id))[0].id, with: entries)
    }
    guard let index = children.firstIndex(where: \.isSelected), let entries = children[index].entries else { return }
    try select(index, entries, in: id)
  }

  private func select(_ index: Int, _ entries: [Picture.Entry], in id: ScreenID) throws {
    guard tree.container(of: id)?.selected != index else { return }
    perform(.select(try Self.flow(entries[0].name)), from: id)
  }

  private static func flow(_ name: String) throws -> Flow<Page> {
    try #require(Pages.flow(name[...]) ?? Containers.flow(name))
  }

  /// Performs an action of the visible screen; with `perform` it would be the app's.
  @discardableResult
  func performHere(
    _ action: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationOutcome {
    perform(action, from: tree.visible.id, fileID: fileID, line: line)
  }

  /// The live screen of an entry, with its type.
  func page(_ id: ScreenID) throws -> Page { try #require(screen(of: id) as? Page) }

  /// The last entry with this name, as a picture shows it.
  func entry(_ name: String) throws -> NavigationTree.Entry {
    try #require(tree.path.last { $0.flow.name == name })
  }
}

extension Navigator {
  /// A navigator in a place, with a split of which the host shows some columns.
  convenience init(showing picture: String, columns: Set<SplitColumn>, of split: String = "Split") throws {
    try self.init(showing: picture)
    host.setShownColumns(columns, of: try entry(split).id)
  }

  /// The names of what is visible, from the outside in.
  var shownNames: String { tree.shown.map(\.flow.name).joined(separator: " ") }
}
