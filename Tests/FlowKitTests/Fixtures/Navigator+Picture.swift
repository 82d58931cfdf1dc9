import FlowKit
import Testing

extension Navigator {
  /// Starts with the tree of a picture such as `A > B | sheet: C > D`; screens are numbered in its order, from 1.
  convenience init(showing picture: String) throws {
    let stacks = picture.split(separator: " | ")
    let letters = try #require(stacks.first).split(separator: " > ")
    self.init(root: try #require(letters.first.flatMap { Pages.flow($0) }))
    for letter in letters.dropFirst() { perform(.push(try #require(Pages.flow(letter)))) }
    for stack in stacks.dropFirst() { try present(stack) }
    try #require(tree.summary == picture)
  }

  private func present(_ stack: Substring) throws {
    let parts = stack.split(separator: ": ")
    try #require(parts.count == 2)
    let letters = parts[1].split(separator: " > ")
    let root = try #require(letters.first.flatMap { Pages.flow($0) })
    perform(.present(root, as: PresentationStyle(String(parts[0]))))
    for letter in letters.dropFirst() { perform(.push(try #require(Pages.flow(letter)))) }
  }

  /// The live screen of an entry, with its type.
  func page(_ id: ScreenID) throws -> Page { try #require(screen(of: id) as? Page) }
}
