/// What a comparison came to.
struct Measurement {
  /// One for each pair of samples that were taken one right after the other.
  let ratios: [Double]
  let subjectNanoseconds: Double
  let yardstickNanoseconds: Double
}

extension [Double] {
  /// The middle value.
  var median: Double { quantile(0.5) }

  /// The value that this part of all values is below.
  func quantile(_ part: Double) -> Double {
    isEmpty ? .nan : sorted()[Int((Double(count - 1) * part).rounded())]
  }
}
