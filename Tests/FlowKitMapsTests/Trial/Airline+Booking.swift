import FlowKit
import FlowKitRestoration

/// The first tab: from a search to a booked flight.
extension Airline {
  final class SearchScreen {
    var cabin = "economy"
    var onSearch: (String) -> Void = { _ in }
    var onRecent: (String) -> Void = { _ in }
    var onCabin: () -> Void = {}
    var onTrips: () -> Void = {}
    var onTopic: (Topic) -> Void = { _ in }
  }

  var search: Flow<SearchScreen> {
    Flow(with: SearchScreen()) { screen, lets in
      screen.onSearch =
        if mistake == .loneForward { lets.push(results) } else { lets.push(results) { $0.prepare } }
      screen.onRecent =
        if [.loneForward, .forgottenForward].contains(mistake) { lets.push(results) } else {
          lets.push(results) { $0.prepare }
        }
      screen.onCabin = lets.present(cabin, as: .popover, until: \.onPick) { screen.cabin = $0 }
      screen.onTrips = mistake == .selectOfNoChild ? lets.select(history) : lets.select(trips)
      screen.onTopic = lets.choose { topic -> NavigationAction? in
        switch topic {
        case .bags, .seats: .open(chat)
        case .money: mistake == .choiceForgetsCase ? nil : .select(miles)
        }
      }
    }
  }

  final class ResultsScreen: RestorableScreen {
    private(set) var query: String?
    var savedState: String? { query }
    func restore(_ state: String?) { query = state }
    func prepare(query: String) { self.query = query }
    var onFlight: (FlightID) -> Void = { _ in }
    var onBack: () -> Void = {}
  }

  var results: Flow<ResultsScreen> {
    Flow(with: ResultsScreen()) { screen, lets in
      screen.onFlight = lets.push(flight)
      screen.onBack = lets.pop()
    }
  }

  final class FlightScreen {
    var onSeats: () -> Void = {}
    var onBook: () -> Void = {}
  }

  func flight(_ id: FlightID) -> Flow<FlightScreen> {
    let bind: @MainActor (FlightScreen, Lets) -> Void = { screen, lets in
      screen.onSeats = lets.push(seats(id))
      screen.onBook = lets.present(passengers, as: .fullScreen)
    }
    let flow = mistake == .keyMissing ? Flow(with: FlightScreen(), bind) : Flow(with: FlightScreen(), id: id, bind)
    return flow.handling(Step.self) { $0 == .discarded ? .dismiss() : nil }
  }

  final class SeatsScreen { var onDone: () -> Void = {} }

  func seats(_ id: FlightID) -> Flow<SeatsScreen> {
    Flow(with: SeatsScreen(), id: id) { screen, lets in
      screen.onDone =
        mistake == .popTooFar ? lets.popToRoot() : mistake == .popTooMany ? lets.pop(4) : lets.pop()
    }
  }

  final class CabinScreen {
    var onPick: (String) -> Void = { _ in }
    var onCancel: () -> Void = {}
  }

  var cabin: Flow<CabinScreen> {
    Flow(with: CabinScreen()) { screen, lets in screen.onCancel = lets.dismiss() }
  }

  final class PassengersScreen {
    var onNext: () -> Void = {}
    var onCancel: () -> Void = {}
  }

  var passengers: Flow<PassengersScreen> {
    Flow(with: PassengersScreen()) { screen, lets in
      screen.onNext = lets.push(extras)
      screen.onCancel = lets.present(discard, as: .alert)
    }
  }

  final class DiscardScreen {
    var onDiscard: () -> Void = {}
    var onKeep: () -> Void = {}
  }

  var discard: Flow<DiscardScreen> {
    Flow(with: DiscardScreen()) { screen, lets in
      screen.onDiscard = lets.send(Step.discarded)
      screen.onKeep = lets.dismiss()
    }
  }

  final class ExtrasScreen {
    var onNext: () -> Void = {}
    var onBack: () -> Void = {}
  }

  var extras: Flow<ExtrasScreen> {
    Flow(with: ExtrasScreen()) { screen, lets in
      screen.onNext = mistake == .secondFactorSkipped ? lets.push(payment) : lets.push(confirm)
      screen.onBack = lets.pop()
    }
  }

  final class ConfirmScreen { var onCode: (Int) -> Void = { _ in } }

  /// The second factor of a payment.
  var confirm: Flow<ConfirmScreen> {
    Flow(with: ConfirmScreen()) { screen, lets in
      screen.onCode = lets.choose(.replace(with: payment), orElse: .stay) { $0 == 7 }
    }
  }

  final class PaymentScreen { var onPaid: () -> Void = {} }

  /// It asks a service.
  var payment: Flow<PaymentScreen> {
    Flow(with: PaymentScreen()) { screen, lets in
      screen.onPaid = lets.push(receipt)
      if mistake == .presentsItself { lets.now(.present(notice, as: .alert)) }
    }
    .handling(Step.self) { _ in mistake == .answersTooEarly ? NavigationAction.stay : nil }
    .guarded(orElse: .refuse("offline")) {
      await Task.yield()
      return session.isOnline
    }
  }

  final class ReceiptScreen { var onDone: () -> Void = {} }

  var receipt: Flow<ReceiptScreen> {
    Flow(with: ReceiptScreen()) { screen, lets in
      screen.onDone = lets.send(Step.booked)
      lets.onBack { .send(Step.booked) }
    }
  }
}
