import FlowKit

/// Cards.
extension Bank {
  final class CardsScreen {
    var onCard: () -> Void = {}
    var onOrder: () -> Void = {}
  }

  final class CardScreen {
    var onLimits: () -> Void = {}
    var onPin: () -> Void = {}
    var onFreeze: () -> Void = {}
    var onWallet: () -> Void = {}
    var onTransactions: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class LimitsScreen {
    var onSaved: () -> Void = {}
    var onAuthorise: () -> Void = {}
  }

  final class PinScreen {
    var onClose: () -> Void = {}
    var onForgot: () -> Void = {}
  }

  final class FreezeScreen {
    var onFrozen: () -> Void = {}
    var onLost: () -> Void = {}
  }

  final class ReplacementScreen {
    var onOrder: () -> Void = {}
    var onHelp: () -> Void = {}
  }

  final class DesignScreen {
    var onNext: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class DeliveryScreen {
    var onOrdered: () -> Void = {}
    var onAddress: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class CardOrderedScreen {
    var onDone: () -> Void = {}
  }

  final class WalletScreen {
    var onAdded: () -> Void = {}
    var onBack: () -> Void = {}
  }

  var cards: Flow<CardsScreen> {
    Flow(with: CardsScreen()) { screen, lets in
      screen.onCard = lets.push(card)
      screen.onOrder = lets.push(design)
    }
  }

  var card: Flow<CardScreen> {
    Flow(with: CardScreen()) { screen, lets in
      screen.onLimits = lets.push(limits)
      screen.onPin = lets.present(pin, as: .sheet)
      screen.onFreeze = lets.present(freeze, as: .sheet)
      screen.onWallet = lets.push(wallet)
      screen.onTransactions = lets.goTo(account)
      screen.onBack = lets.pop()
    }
  }

  var limits: Flow<LimitsScreen> {
    Flow(with: LimitsScreen()) { screen, lets in
      screen.onSaved = lets.pop()
      screen.onAuthorise = lets.present(authorise, as: .sheet)
    }
  }

  var pin: Flow<PinScreen> {
    Flow(with: PinScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
      screen.onForgot = lets.goTo(changePasscode)
    }
  }

  var freeze: Flow<FreezeScreen> {
    Flow(with: FreezeScreen()) { screen, lets in
      screen.onFrozen = lets.dismiss()
      screen.onLost = lets.push(replacement)
    }
  }

  var replacement: Flow<ReplacementScreen> {
    Flow(with: ReplacementScreen()) { screen, lets in
      screen.onOrder = lets.push(delivery)
      screen.onHelp = lets.push(article)
    }
  }

  var design: Flow<DesignScreen> {
    Flow(with: DesignScreen()) { screen, lets in
      screen.onNext = lets.push(delivery)
      screen.onBack = lets.pop()
    }
  }

  var delivery: Flow<DeliveryScreen> {
    Flow(with: DeliveryScreen()) { screen, lets in
      screen.onOrdered = lets.push(cardOrdered)
      screen.onAddress = lets.goTo(address)
      screen.onBack = lets.pop()
    }
  }

  var cardOrdered: Flow<CardOrderedScreen> {
    Flow(with: CardOrderedScreen()) { screen, lets in
      screen.onDone = lets.popTo(cards)
    }
  }

  var wallet: Flow<WalletScreen> {
    Flow(with: WalletScreen()) { screen, lets in
      screen.onAdded = lets.popTo(card)
      screen.onBack = lets.pop()
    }
  }
}
