import FlowKit
import FlowKitMaps

/// What must hold in every place of the airline's app.
@MainActor
struct AirlineChecks {
  let app: Airline
  let places: Exploration

  init(_ app: Airline, limits: Exploration.Limits = .init(sameFlow: 1, modals: 2)) {
    self.app = app
    places = app.map.explore(limits: limits)
  }

  /// A property's name, and how it is checked.
  typealias Check = (name: String, run: @MainActor (AirlineChecks) throws -> Exploration.Verdict)

  static let all: [Check] = [
    ("only who is signed in sees an account", { try $0.onlySignedIn() }),
    ("a payment needs the second factor", { try $0.secondFactor() }),
    ("there is always a way back", { try $0.returning() }),
    ("nothing is open twice", { try $0.nothingTwice() }),
    ("seats are chosen for a flight", { try $0.seatsOfFlights() }),
  ]

  func onlySignedIn() throws -> Exploration.Verdict {
    let own = [app.home.id, app.trips.id, app.miles.id]
    return try places.never { place in place.state != "signed in" && own.contains { place.contains($0) } }
  }

  func secondFactor() throws -> Exploration.Verdict {
    let payment = app.payment.id, confirm = app.confirm.id
    return try places.never(reaching: { $0.contains(payment) }, without: { $0.contains(confirm) })
  }

  func returning() throws -> Exploration.Verdict {
    let ends = [app.welcome.id, app.lock.id, app.search.id]
    return try places.canAlwaysReturn { ends.contains($0.visible) && $0.modalCount == 0 }
  }

  func nothingTwice() throws -> Exploration.Verdict {
    try places.never { place in place.modalCount > 0 && Set(place.path).count != place.path.count }
  }

  func seatsOfFlights() throws -> Exploration.Verdict {
    let seats = Airline.FlightID.allCases.map { (app.seats($0).id, app.flight($0).id) }
    return try places.never { place in seats.contains { place.contains($0.0) && !place.contains($0.1) } }
  }
}
