/// A list that nearly always has one element, for which it needs no memory of its own.
package struct ShortList<Element> {
  private var first: Element?
  /// `nil`, so that there is nothing to release where there are none.
  private var others: [Element]?

  init() {}

  var isEmpty: Bool { first == nil }

  var count: Int { first == nil ? 0 : 1 + (others?.count ?? 0) }

  subscript(index: Int) -> Element? {
    if index == 0 { return first }
    guard let others, index <= others.count else { return nil }
    return others[index - 1]
  }

  mutating func append(_ element: consuming Element) {
    if first == nil {
      first = element
    } else if others == nil {
      others = [element]
    } else {
      others?.append(element)
    }
  }

  /// Hands out the elements; all of them are released afterwards.
  consuming func forEach(_ body: (Element) -> Void) {
    guard let first = first.take() else { return }
    body(first)
    guard let others else { return }
    for other in others { body(other) }
  }

  /// Removes and returns those that fit, of which it makes no copies before.
  mutating func remove(where fits: (inout Element) -> Bool) -> ShortList {
    var removed = ShortList(), rest = ShortList()
    var all = others.take() ?? []
    if let first = first.take() { all.insert(first, at: 0) }
    for index in all.indices {
      if fits(&all[index]) { removed.append(all[index]) } else { rest.append(all[index]) }
    }
    self = rest
    return removed
  }
}

extension ShortList: Sequence {
  package struct Iterator: IteratorProtocol {
    private let list: ShortList
    private var taken = 0

    fileprivate init(_ list: ShortList) { self.list = list }

    package mutating func next() -> Element? {
      taken += 1
      return list[taken - 1]
    }
  }

  package func makeIterator() -> Iterator { Iterator(self) }
}

/// Releases a value, which may run code of the app, now that nothing is being changed.
///
/// A function, because an empty closure would check which thread it is on.
func letGo<Value>(of value: consuming Value) {}
