import FlowKit
import FlowKitMaps

/// A question about all places that a tour's flows can reach, with its answer.
///
/// `PaymentScreen without LoginScreen` asks for a place that has the first and not the second.
struct Finding {
  let wanted: String
  let unwanted: String?
  /// The answer, in words.
  let answer: String
  /// Whether there is such a place.
  let isFound: Bool

  /// - Parameters:
  ///   - question: The name of a screen, or of two with `without` between them; `checkout` is enough for CheckoutScreen.
  ///   - map: The flows.
  @MainActor
  init(_ question: String, in map: FlowMap) {
    let words = question.split(separator: " ").map(String.init)
    let names = Set(map.nodes.map(\.flow.name))
    func known(_ word: String) -> String {
      let word = word.lowercased(), alike = names.filter { $0.lowercased().hasPrefix(word) }
      return names.first { $0.lowercased() == word || $0.lowercased() == word + "screen" }
        ?? (alike.count == 1 ? alike.first : nil) ?? word
    }
    wanted = known(words.first ?? "")
    unwanted = words.count == 3 && words[1] == "without" ? known(words[2]) : nil
    guard [1, 3].contains(words.count), (words.count == 3) == (unwanted != nil),
      ([wanted] + (unwanted.map { [$0] } ?? [])).allSatisfy(names.contains)
    else {
      isFound = false
      answer = "Ask for a screen, or for one without another: \(names.sorted().joined(separator: ", "))"
      return
    }
    let places = map.explore()
    let (wanted, unwanted) = (wanted, unwanted)
    let way = places.way { place in
      let names = place.tree.allNames
      return names.contains(wanted) && unwanted.map { !names.contains($0) } ?? true
    }
    isFound = way != nil
    answer =
      way.map { "There is such a place. The shortest way:\n\($0)" }
      ?? (places.isComplete
        ? "Proved: none of \(places.count) places is like that."
        : "None of \(places.count) places is like that; those that were left out: \(places.cuts.map(\.description).joined(separator: "; "))")
  }
}

extension Finding {
  /// The possible questions.
  static let help =
    "PaymentScreen\n  a place with this screen; payment is enough\nPaymentScreen without LoginScreen\n  one without another"
}

extension NavigationTree {
  /// The names of all flows in it.
  fileprivate var allNames: Set<String> { Set(stacks.flatMap { Array($0) }.map(\.flow.name)) }
}
