import FlowKitLinks

/// Finds what somebody may have meant.
enum Names {
  /// The names that are nearest to a word, the best first: those that contain it, and those with few other letters.
  static func nearest(to word: String, among names: some Sequence<String>) -> [String] {
    let word = word.lowercased()
    let ranked = Set(names).map { name in (name: name, rank: rank(name.lowercased(), word)) }
    return ranked.filter { $0.rank <= max(1, word.count / 3) }
      .sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(3).map(\.name)
  }

  /// ` Did you mean a or b?`, or all names if none is near.
  static func advice(for word: String, among names: [String]) -> String {
    let near = nearest(to: word, among: names)
    if !near.isEmpty { return "Did you mean \(near.joined(separator: ", or "))?" }
    var known: Set<String> = []
    let all = names.filter { known.insert($0).inserted }
    return all.isEmpty ? "There are none." : "There are: \(all.joined(separator: ", "))."
  }

  private static func rank(_ name: String, _ word: String) -> Int {
    if !word.isEmpty, name.contains(word) { return 0 }
    let letters = Array(word.prefix(60)), whole = Array(name.prefix(60))
    // The word may be the beginning of the name, with a letter more or less.
    let beginnings = (letters.count - 1...letters.count + 1).map {
      distance(Array(whole.prefix(max(0, $0))), letters) + 1
    }
    return min(distance(whole, letters), beginnings.min() ?? 0)
  }

  /// How many letters have to be changed, added, or removed.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    Int(EditDistance.between(left, right) { $0 == $1 ? 0 : 1 })
  }
}
