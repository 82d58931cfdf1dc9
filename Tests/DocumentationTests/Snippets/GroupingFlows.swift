import FlowKit

// hide
/// The article's code, in its order.
enum GroupingFlows {
  @MainActor
  struct SearchFlow {
    var results: Flow<ListScreen> { Flow(with: ListScreen()) }
  }

  @MainActor
  static func twoSearches() -> [FlowID] {
    let search = SearchFlow()
    // show
    let left = search.results.id("left")
    let right = search.results.id("right")
    // hide
    return [left.id, right.id]
  }

  // show
  @MainActor
  struct CheckoutFlow {
    let next: @MainActor () -> Flow<ListScreen>

    var payment: Flow<PaymentScreen> {
      Flow(with: PaymentScreen()) { screen, lets in
        screen.onPaid = lets.reset(to: next())
      }
    }
  }

  @MainActor
  enum TourFlow {
    static let first: Flow<TourScreen> = Flow(with: TourScreen()) { screen, lets in
      screen.onNext = lets.push(second)
    }
    static let second: Flow<TourScreen> = Flow(with: TourScreen()) { screen, lets in
      screen.onNext = lets.popTo(first)
    }
  }

  @MainActor
  final class SettingsFlow {
    private let services: Services

    lazy var list: Flow<SettingsScreen> = Flow { [unowned self] lets in
      let screen = SettingsScreen(services.accounts)
      screen.onPrivacy = lets.push(privacy)
      return screen
    }

    lazy var privacy: Flow<PrivacyScreen> =
      Flow(with: PrivacyScreen()) { [unowned self] screen, lets in
        screen.onDone = lets.popTo(list)
      }

    init(services: Services) { self.services = services }
  }
}
