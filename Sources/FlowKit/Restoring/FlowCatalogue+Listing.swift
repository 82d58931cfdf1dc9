/// One line of a catalogue.
@MainActor
struct Listing {
  let name: String
  /// Where it was listed.
  let place: SourcePlace
  /// The flow; nil where it is one of several, by its key.
  let flow: FlowID?
  /// Makes the flow of a key.
  let make: @MainActor (SavedValue?) throws -> Blueprint
  /// Writes a key; nil where it is not the key of this line's flow.
  let save: @MainActor (any Hashable & Sendable, FlowID) -> SavedValue?

  init(_ name: String, _ flow: Flow<some AnyObject>, _ place: SourcePlace) {
    self.name = name
    self.place = place
    self.flow = flow.id
    make = { _ in flow.blueprint }
    save = { _, _ in nil }
  }

  init<Key: Codable & Hashable & Sendable>(
    _ name: String, _ flow: @escaping @MainActor (Key) -> Flow<some AnyObject>, _ place: SourcePlace
  ) {
    self.name = name
    self.place = place
    self.flow = nil
    make = { flow(try ($0 ?? .null).value(as: Key.self)).blueprint }
    save = { key, id in
      guard let key = key as? Key, flow(key).id == id else { return nil }
      return try? SavedValue(saving: key)
    }
  }
}

/// What is wrong with a ``FlowCatalogue``: all of it, a sentence each.
public struct FlowCatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentences, with the places of the flows.
  public let problems: [String]

  @MainActor
  init?(of listings: [Listing]) {
    var names: [String: Listing] = [:], flows: [FlowID: Listing] = [:], problems: [String] = []
    for listing in listings {
      if let first = names.updateValue(listing, forKey: listing.name) {
        problems.append("Two flows are called \(listing.name): \(first.text) and \(listing.text).")
      } else if let flow = listing.flow, let first = flows.updateValue(listing, forKey: flow) {
        problems.append(
          "\(flow) has two names: \(first.name), listed at \(first.place), and \(listing.name), listed at"
            + " \(listing.place). Flows of one declaration are told apart by their keys.")
      }
    }
    guard !problems.isEmpty else { return nil }
    self.problems = problems
  }

  /// All sentences.
  public var description: String { problems.joined(separator: "\n") }
}

extension Listing {
  /// The flow and where it is listed.
  fileprivate var text: String {
    flow.map { "\($0), declared at \($0.place) and listed at \(place)" } ?? "the flows with keys listed at \(place)"
  }
}
