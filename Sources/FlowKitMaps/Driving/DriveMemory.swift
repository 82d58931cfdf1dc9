/// What a run has learned about the app: the steps that its places offer, and where they led.
///
/// A place is known by its tree in one line.
struct DriveMemory {
  private var places: [String: Place] = [:]

  private struct Place {
    /// The steps that it has offered, in the order in which they were found.
    var offered: [DriveStep] = []
    /// Where each step led when it was taken last.
    var ends: [DriveStep: String] = [:]
    var visits = 0
  }

  /// A search looks at no more places than this.
  private static var mostPlaces: Int { 2_000 }
  /// What a place offers may depend on more than its tree, so it is looked at so many times.
  private static var mostVisits: Int { 3 }

  /// Remembers what a place offers, if it isn't known well.
  mutating func visit(_ place: String, offering steps: () -> [DriveStep]) {
    guard places[place, default: Place()].visits < Self.mostVisits else { return }
    places[place, default: Place()].visits += 1
    for step in steps() where places[place]?.offered.contains(step) == false { places[place]?.offered.append(step) }
  }

  mutating func note(_ step: DriveStep, from place: String, to end: String) {
    places[place, default: Place()].ends[step] = end
  }

  /// Forgets a step that a place doesn't offer any more.
  mutating func forget(_ step: DriveStep, at place: String) { places[place]?.offered.removeAll { $0 == step } }

  /// Whether every step of every place was taken, and nothing is known of a place that was not looked at.
  var isComplete: Bool {
    !places.isEmpty && places.values.allSatisfy { place in place.offered.allSatisfy { isKnown(place.ends[$0]) } }
  }

  private func isKnown(_ end: String?) -> Bool { end.flatMap { places[$0]?.visits } ?? 0 > 0 }

  /// The shortest known way from a place to a step that was never taken there, which is its last one.
  ///
  /// - Parameters:
  ///   - place: Where it begins.
  ///   - length: It has no more steps than this.
  /// - Returns: The way; nil if none is known.
  func wayToUntaken(from place: String, length: Int) -> [DriveStep]? {
    var queue = [(place: place, way: [DriveStep]())], seen: Set = [place], next = 0
    while next < queue.count, next < Self.mostPlaces {
      let (name, way) = queue[next]
      next += 1
      guard way.count < length, let here = places[name] else { continue }
      if let step = here.offered.first(where: { here.ends[$0] == nil }) { return way + [step] }
      for step in here.offered {
        if let end = here.ends[step], seen.insert(end).inserted { queue.append((end, way + [step])) }
      }
    }
    return nil
  }
}
