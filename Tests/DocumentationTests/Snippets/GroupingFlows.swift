import FlowKit

// hide
/// The code of the article, in its order.
enum GroupingFlows {
  // show
  @MainActor
  struct AccountFlow {
    let services: Services

    var login: Flow<LoginScreen> {
      Flow(with: LoginScreen(services.accounts)) { screen, lets in
        screen.onLogin = lets.push(profile) { $0.prepare }
      }
    }

    var profile: Flow<ProfileScreen> {
      Flow(with: ProfileScreen()) { screen, lets in
        screen.onLogOut = lets.popTo(login)  // each refers to the other
      }
    }
  }

  // hide
  @MainActor
  struct CommentsFlow {
    var comments: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in screen.onProfile = lets.push(self.comments) }
    }
  }

  @MainActor
  struct ItemFlow {
    // show
    func item(_ id: Item.ID) -> Flow<ItemScreen> {
      Flow(with: ItemScreen(id), id: id) { screen, lets in
        // The nearest screen of item 1, not of any item.
        screen.onHome = lets.popTo(item(1))
      }
    }
    // hide

    var list: Flow<CatalogueScreen> {
      Flow(with: CatalogueScreen()) { screen, lets in
        // show
        // (Item.ID) -> Void goes to func item(_ id: Item.ID) -> Flow<ItemScreen>
        screen.onSelect = lets.push(item)
        // hide
      }
    }
  }

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
  struct CatalogueFlow {
    let services: Services
    var account: AccountFlow { AccountFlow(services: services) }

    var list: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in
        screen.onProfile = lets.present(account.login)
      }
    }
  }

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

    lazy var privacy: Flow<PrivacyScreen> = Flow(with: PrivacyScreen()) { [unowned self] screen, lets in
      screen.onDone = lets.popTo(list)
    }

    init(services: Services) { self.services = services }
  }
}
