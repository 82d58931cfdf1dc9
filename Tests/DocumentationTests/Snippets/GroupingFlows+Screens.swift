// The screens that the article's flows lead to; documents don't show them.
extension GroupingFlows {
  struct Services {
    let accounts = Accounts()
  }

  struct Accounts {}

  struct Item: Identifiable {
    let id: Int
  }

  final class LoginScreen {
    var onLogin: (String) -> Void = { _ in }
    init(_ accounts: Accounts) {}
  }

  final class ProfileScreen {
    var onLogOut: () -> Void = {}
    func prepare(user: String) {}
  }

  final class ItemScreen {
    var onHome: () -> Void = {}
    init(_ id: Item.ID) {}
  }

  final class CatalogueScreen {
    var onSelect: (Item.ID) -> Void = { _ in }
  }

  final class ListScreen {
    var onProfile: () -> Void = {}
  }

  final class PaymentScreen {
    var onPaid: () -> Void = {}
  }

  final class TourScreen {
    var onNext: () -> Void = {}
  }

  final class SettingsScreen {
    var onPrivacy: () -> Void = {}
    init(_ accounts: Accounts) {}
  }

  final class PrivacyScreen {
    var onDone: () -> Void = {}
  }
}
