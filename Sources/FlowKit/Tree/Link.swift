/// An element and everything below it, shared by all lists that contain it.
///
/// A copy of a list is a pointer, and a list with one more element on top is one new link. What two lists share is
/// found by identity. Links never change, except when they are released: a long list would release its links
/// recursively, so `deinit` takes them apart in a loop. That is why this type is `@unchecked Sendable`.
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
  var depth: Int { Int(height) }

  var bottom: Link {
    var link = self
    while let below = link.below { link = below }
    return link
  }

  /// The links from this one down.
  ///
  /// A closure, because a key path of a generic type is made anew each time.
  var downward: some Sequence<Link> { sequence(first: self) { $0.below } }

  /// The links from this one down to another one, which is not among them.
  func downward(to end: Link?) -> [Link] {
    guard self !== end else { return [] }
    var links = [self]
    links.reserveCapacity(depth - (end?.depth ?? -1))
    while let below = links[links.count - 1].below, below !== end { links.append(below) }
    return links
  }

  var upward: [Link] { downward.reversed() }

  func shared(with other: Link?) -> Link? {
    var a: Link? = self, b = other
    while let here = a, let there = b, here !== there {
      if here.depth >= there.depth { a = here.below }
      if there.depth >= here.depth { b = there.below }
    }
    return a === b ? a : nil
  }

  /// The nearest link that fits, starting with this one.
  func topmost(where fits: (Item) -> Bool) -> Link? {
    var next: Link? = self
    while let link = next {
      if fits(link.element) { return link }
      next = link.below
    }
    return nil
  }
}
