// The screens that the article's flows lead to; documents don't show them.
extension GroupingFlows {
  struct Services {
    let accounts = Accounts()
  }

  struct Accounts {}

  final class ListScreen {}

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
