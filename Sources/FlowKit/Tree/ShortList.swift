/// A list that nearly always has one element, for which it needs no memory of its own.
struct ShortList<Element> {
  private(set) var first: Element?
  private var others: [Element] = []

  init() {}

  var isEmpty: Bool { first == nil }

  mutating func append(_ element: consuming Element) {
    if first == nil { first = element } else { others.append(element) }
  }
}

extension ShortList: Sequence {
  struct Iterator: IteratorProtocol {
    private var list: ShortList
    private var taken = 0

    fileprivate init(_ list: ShortList) { self.list = list }

    mutating func next() -> Element? {
      guard taken <= list.others.count else { return nil }
      taken += 1
      return taken == 1 ? list.first : list.others[taken - 2]
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}
