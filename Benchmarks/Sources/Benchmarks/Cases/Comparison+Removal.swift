import FlowKit

// Many entries that leave at once: the time must grow with their number, and with nothing else.
//
// The same number of entries is removed from one stack and from ten smaller ones that were built before, so that both
// find their screens in equally slow memory. Were the time to grow with the square, the ratio would be 10.
extension Comparison {
  static func removal(_ effort: Effort) -> [Comparison] {
    [
      linear("popToRoot, each of 10,000", 10_000, budget: 1.5, effort, { $0.leavingToRoot }, { $0.leave() }),
      linear("popTo, each of 10,000", 10_000, budget: 1.5, effort, { $0.leavingToHome }, { $0.leave() }),
      // More room, as glibc joins freed blocks when one of 64 KB follows; of so many, most have left the cache by then.
      linear("release of a navigator, each of 100,000", 100_000, budget: 3, effort, { $0.plain }, { $0.release() }),
      byHand("popToRoot, each of 10,000", 10_000, effort, { $0.leave() }, { $0?.popToRoot() }),
      byHand("release of a navigator, each of 100,000", 100_000, effort, { $0.release() }, { $0 = nil }),
    ]
  }

  private static func linear(
    _ name: String, _ count: Int, budget: Double, _ effort: Effort,
    _ top: @escaping @MainActor (Flows) -> Flow<PlainScreen>, _ remove: @escaping @MainActor (inout TallStack) -> Void
  ) -> Comparison {
    Comparison(name: name, yardstickName: "ten stacks of a tenth", budget: budget, samples: effort.removals) {
      (removing(count, from: 1, top, remove), removing(count, from: 10, top, remove))
    }
  }

  private static func removing(
    _ count: Int, from stacks: Int, _ top: @escaping @MainActor (Flows) -> Flow<PlainScreen>,
    _ remove: @escaping @MainActor (inout TallStack) -> Void
  ) -> Workload {
    .consuming(count, make: { (0..<stacks).map { _ in TallStack(count: count / stacks, top: top) } }) { all in
      for index in all.indices { remove(&all[index]) }
    }
  }

  private static func byHand(
    _ name: String, _ count: Int, _ effort: Effort, _ remove: @escaping @MainActor (inout TallStack) -> Void,
    _ removeByHand: @escaping @MainActor (inout HandWrittenStack?) -> Void
  ) -> Comparison {
    Comparison(name: name, yardstickName: "array, the same", budget: nil, samples: effort.removals) {
      (
        .consuming(count, make: { TallStack(count: count) { $0.leavingToRoot } }, remove),
        .consuming(count, make: { HandWrittenStack.make(depth: count) }, removeByHand)
      )
    }
  }
}
