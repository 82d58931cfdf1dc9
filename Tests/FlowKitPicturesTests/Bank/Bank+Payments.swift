import FlowKit

/// Paying, and asking to be paid.
extension Bank {
  final class PaymentsScreen {
    var onSend: () -> Void = {}
    var onScheduled: () -> Void = {}
    var onRequest: () -> Void = {}
    var onScan: () -> Void = {}
    var onExchange: () -> Void = {}
  }

  final class RecipientsScreen {
    var onRecipient: () -> Void = {}
    var onNew: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class NewRecipientScreen {
    var onSaved: () -> Void = {}
    var onScan: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class AmountScreen {
    var onNext: () -> Void = {}
    var onPot: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class ReviewScreen {
    var onConfirm: () -> Void = {}
    var onChange: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class AuthoriseScreen {
    var onPaid: () -> Void = {}
    var onCancel: () -> Void = {}
    var onForgot: () -> Void = {}
  }

  final class PaidScreen {
    var onDone: () -> Void = {}
    var onReceipt: () -> Void = {}
    var onAgain: () -> Void = {}
  }

  final class ScheduledScreen {
    var onOrder: () -> Void = {}
    var onNew: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class StandingOrderScreen {
    var onChange: () -> Void = {}
    var onDeleted: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class RequestScreen {
    var onShare: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class ScannerScreen {
    var onCode: () -> Void = {}
    var onClose: () -> Void = {}
  }

  final class ExchangeScreen {
    var onReview: () -> Void = {}
    var onRates: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class RatesScreen {
    var onBack: () -> Void = {}
  }

  var payments: Flow<PaymentsScreen> {
    Flow(with: PaymentsScreen()) { screen, lets in
      screen.onSend = lets.push(recipients)
      screen.onScheduled = lets.push(scheduled)
      screen.onRequest = lets.push(request)
      screen.onScan = lets.present(scanner, as: .fullScreen)
      screen.onExchange = lets.push(exchange)
    }
  }

  var recipients: Flow<RecipientsScreen> {
    Flow(with: RecipientsScreen()) { screen, lets in
      screen.onRecipient = lets.push(amount)
      screen.onNew = lets.push(newRecipient)
      screen.onBack = lets.pop()
    }
  }

  var newRecipient: Flow<NewRecipientScreen> {
    Flow(with: NewRecipientScreen()) { screen, lets in
      screen.onSaved = lets.replace(with: amount)
      screen.onScan = lets.present(scanner, as: .fullScreen)
      screen.onBack = lets.pop()
    }
  }

  var amount: Flow<AmountScreen> {
    Flow(with: AmountScreen()) { screen, lets in
      screen.onNext = lets.push(review)
      screen.onPot = lets.goTo(pot)
      screen.onBack = lets.pop()
    }
  }

  var review: Flow<ReviewScreen> {
    Flow(with: ReviewScreen()) { screen, lets in
      screen.onConfirm = lets.present(authorise, as: .sheet)
      screen.onChange = lets.popTo(amount)
      screen.onBack = lets.pop()
    }
  }

  var authorise: Flow<AuthoriseScreen> {
    Flow(with: AuthoriseScreen()) { screen, lets in
      screen.onPaid = lets.push(paid)
      screen.onCancel = lets.dismiss()
      screen.onForgot = lets.goTo(changePasscode)
    }
  }

  var paid: Flow<PaidScreen> {
    Flow(with: PaidScreen()) { screen, lets in
      screen.onDone = lets.popTo(payments)
      screen.onReceipt = lets.present(receipt, as: .sheet)
      screen.onAgain = lets.popTo(recipients)
    }
  }

  var scheduled: Flow<ScheduledScreen> {
    Flow(with: ScheduledScreen()) { screen, lets in
      screen.onOrder = lets.push(standingOrder)
      screen.onNew = lets.goTo(recipients)
      screen.onBack = lets.pop()
    }
  }

  var standingOrder: Flow<StandingOrderScreen> {
    Flow(with: StandingOrderScreen()) { screen, lets in
      screen.onChange = lets.push(amount)
      screen.onDeleted = lets.popTo(scheduled)
      screen.onBack = lets.pop()
    }
  }

  var request: Flow<RequestScreen> {
    Flow(with: RequestScreen()) { screen, lets in
      screen.onShare = lets.present(share, as: .sheet)
      screen.onBack = lets.pop()
    }
  }

  var scanner: Flow<ScannerScreen> {
    Flow(with: ScannerScreen()) { screen, lets in
      screen.onCode = lets.push(amount)
      screen.onClose = lets.dismiss()
    }
  }

  var exchange: Flow<ExchangeScreen> {
    Flow(with: ExchangeScreen()) { screen, lets in
      screen.onReview = lets.push(review)
      screen.onRates = lets.push(rates)
      screen.onBack = lets.pop()
    }
  }

  var rates: Flow<RatesScreen> {
    Flow(with: RatesScreen()) { screen, lets in
      screen.onBack = lets.pop()
    }
  }
}
