#if canImport(UIKit) && !os(watchOS)
  import FlowKit

  /// What an update has changed in the list of a stack.
  @MainActor
  final class StackEdit {
    let stack: ShownStack
    /// The number of entries before.
    let count: Int
    /// The top entry before.
    let top: ShownEntry?
    /// The entries above those that were kept, from below up; one that was moved is still there.
    let left: [ShownEntry]
    private var places: [ScreenID: Int] = [:]

    init(_ stack: ShownStack, keeping kept: Int) {
      self.stack = stack
      count = stack.entries.count
      top = stack.entries.last
      left = Array(stack.entries[kept...])
      if left.count > 32 { places = Dictionary(left.enumerated().map { ($1.id, $0) }) { _, last in last } }
    }

    /// Whether all previous entries are still in their places.
    var isKept: Bool {
      let kept = count - left.count
      return stack.entries.count >= count && left.indices.allSatisfy { left[$0] === stack.entries[kept + $0] }
    }

    subscript(id: ScreenID) -> ShownEntry? {
      places.isEmpty ? left.last { $0.id == id } : places[id].map { left[$0] }
    }
  }

  /// A transition of the host on one stack.
  @MainActor
  final class StackMove {
    private let step: Step
    var hasShown = false
    var hasEnded = false

    init(_ step: Step) {
      self.step = step
      step.begin()
    }

    func end() { step.end() }
  }
#endif
