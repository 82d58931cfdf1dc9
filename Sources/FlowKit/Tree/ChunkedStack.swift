/// A stack whose copies are cheap to keep: a change of a shared copy touches the newest elements, and at each eighth
/// change the list of the chunks that hold the older ones.
///
/// Copies share these chunks, so whoever keeps a picture of the tree (a host, a log) does not make the next push copy
/// everything below it. It is Swift's array in two levels; a plain array would copy all elements on the first change
/// after each copy. With a host, a push costs 1.1 times as much at depth 10,000 as at depth 1, and twice as much with
/// chunks of 64; at depth 100,000 the list is long enough to be felt (20 microseconds).
struct ChunkedStack<Element: Sendable>: Sendable {
  private var chunks: [[Element]] = []
  private var top: [Element] = []

  private static var chunkSize: Int { 8 }

  init() {}

  init(_ first: Element) {
    top = [first]
  }
}

extension ChunkedStack: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { chunks.count &* Self.chunkSize &+ top.count }

  subscript(index: Int) -> Element {
    get {
      let below = chunks.count &* Self.chunkSize
      return index >= below ? top[index &- below] : chunks[index / Self.chunkSize][index % Self.chunkSize]
    }
    set {
      let below = chunks.count &* Self.chunkSize
      if index >= below {
        top[index &- below] = newValue
      } else {
        chunks[index / Self.chunkSize][index % Self.chunkSize] = newValue
      }
    }
  }
}

extension ChunkedStack {
  /// The newest element, without a look at the chunks.
  var newest: Element { top[top.count &- 1] }

  /// Puts an element on top.
  mutating func append(_ element: Element) {
    // A chunk is closed only when a second one is full, so that going back and forth at an edge moves nothing.
    if top.count == 2 * Self.chunkSize {
      chunks.append(Array(top.prefix(Self.chunkSize)))
      top.removeFirst(Self.chunkSize)
    }
    top.append(element)
  }

  /// Removes the newest element and hands it out.
  mutating func popLast() -> Element? {
    if top.count > 1 || chunks.isEmpty { return top.popLast() }
    let last = top.last
    truncate(to: count - 1)
    return last
  }

  /// Removes everything from this index up.
  mutating func truncate(to count: Int) {
    let below = chunks.count &* Self.chunkSize
    if count > below || chunks.isEmpty { return top.removeLast(below &+ top.count &- count) }
    let kept = Swift.max(0, count &- 1) / Self.chunkSize
    top = Array(chunks[kept].prefix(count &- kept &* Self.chunkSize))
    chunks.removeLast(chunks.count &- kept)
  }
}

extension ChunkedStack: Equatable where Element: Equatable {
  static func == (left: ChunkedStack, right: ChunkedStack) -> Bool {
    left.count == right.count
      && (left.chunks.count == right.chunks.count
        ? left.top == right.top && left.chunks == right.chunks : left.elementsEqual(right))
  }
}
