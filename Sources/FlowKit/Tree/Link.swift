/// An element and all that lies below it; shared by all lists that have it.
///
/// A copy of a list is a pointer, a list with one more element on top is one new link, and what two lists have in common
/// is found by identity. Nothing of it changes; only when it is let go of, links are taken apart one after another, as a
/// long list would otherwise let go of its links inside of each other. That is what it is `@unchecked` for.
final class Link<Item: Sendable>: @unchecked Sendable {
  let element: Item
  private let height: UInt32
  @exclusivity(unchecked) private(set) var below: Link?

  init(_ element: Item, on below: Link?) {
    self.element = element
    self.below = below
    height = below.map { $0.height &+ 1 } ?? 0
  }

  deinit {
    guard below != nil else { return }
    var next = below
    below = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      let lower = next?.below
      next?.below = nil
      next = lower
    }
  }
}

extension Link {
  /// How many elements are below.
  var depth: Int { Int(height) }

  /// The element at the bottom.
  var bottom: Link {
    var link = self
    while let below = link.below { link = below }
    return link
  }

  /// The links from this one down.
  ///
  /// By a closure: a key path of a generic type is made anew each time.
  var downward: some Sequence<Link> { sequence(first: self) { $0.below } }

  /// The links from the bottom up to this one.
  var upward: [Link] { downward.reversed() }

  /// The topmost link that is in both lists.
  func shared(with other: Link?) -> Link? {
    var a: Link? = self, b = other
    while let here = a, let there = b, here !== there {
      if here.depth >= there.depth { a = here.below }
      if there.depth >= here.depth { b = there.below }
    }
    return a === b ? a : nil
  }

  /// The nearest link that fits, from this one down.
  func topmost(where fits: (Item) -> Bool) -> Link? {
    var next: Link? = self
    while let link = next {
      if fits(link.element) { return link }
      next = link.below
    }
    return nil
  }
}
