import Foundation

/// Measures everything and prints the tables.
@MainActor
struct Run {
  let effort: Effort

  /// Whether everything is within its budget, as far as the effort allows to say.
  func succeeds() async -> Bool {
    let isFastEnough = printRatios()
    print()
    let isFrugalEnough = printAllocations()
    if let memory = LogMemory.bytesOfAnEntry(depth: 10_000) {
      print("\nheap memory of an entry of a log at depth 10,000: \(memory) bytes")
    }
    print()
    for app in ExploringPlaces.App.allCases { printExploring(app) }
    print("driving: \(await DrivingScreens.stepsPerSecond(effort.isSteady ? 20_000 : 500)) steps a second")
    return isFastEnough && isFrugalEnough
  }

  private func printExploring(_ app: ExploringPlaces.App) {
    let result = ExploringPlaces.measure(app, places: effort.isSteady ? 1_000_000 : 10_000)
    let speed = Int(Double(result.places) / result.seconds), bytes = result.bytes.map { ", \($0) bytes each" } ?? ""
    print("exploring, \(app.rawValue): \(result.places) places, \(speed) a second\(bytes) (budget 300000, 200 bytes)")
  }

  private func printRatios() -> Bool {
    var table = Table(leftColumns: 2, "case", "compared with", "ratio", "quartiles", "budget", "", "ns", "compared ns")
    var allWithin = true
    for comparison in Comparison.all(effort) {
      let measured = comparison.measure(rounds: effort.rounds), ratios = measured.ratios
      let isWithin = comparison.budget.map { ratios.median <= $0 } ?? true
      allWithin = allWithin && isWithin
      table.add(
        comparison.name, comparison.yardstickName, ratios.median.text(2),
        "\(ratios.quantile(0.25).text(2)) - \(ratios.quantile(0.75).text(2))", comparison.budget?.text(1) ?? "",
        comparison.budget == nil ? "" : verdict(isWithin),
        measured.subjectNanoseconds.text(0), measured.yardstickNanoseconds.text(0))
    }
    print(table)
    return allWithin
  }

  private func printAllocations() -> Bool {
    guard AllocationCase.canCount else {
      print("Heap allocations: not counted on this platform.")
      return true
    }
    var table = Table(leftColumns: 1, "heap allocations of an operation", "at depth 1", "at depth 10,000", "")
    var noneGrows = true
    for allocationCase in AllocationCase.all {
      let low = allocationCase.count(depth: 1), high = allocationCase.count(depth: 10_000)
      noneGrows = noneGrows && high <= low
      table.add(allocationCase.name, low.text(2), high.text(2), verdict(high <= low))
    }
    print(table)
    return noneGrows
  }

  private func verdict(_ isWithin: Bool) -> String {
    guard effort.isSteady else { return "-" }
    return isWithin ? "ok" : "over"
  }
}

extension Double {
  fileprivate func text(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
