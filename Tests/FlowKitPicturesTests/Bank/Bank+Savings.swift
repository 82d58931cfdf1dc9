import FlowKit

/// Pots and funds.
extension Bank {
  final class SavingsScreen {
    var onPot: () -> Void = {}
    var onNew: () -> Void = {}
    var onInvest: () -> Void = {}
  }

  final class PotScreen {
    var onDeposit: () -> Void = {}
    var onGoal: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class NewPotScreen {
    var onNext: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class GoalScreen {
    var onSaved: () -> Void = {}
    var onDeposit: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class DepositScreen {
    var onConfirm: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class FundsScreen {
    var onFund: () -> Void = {}
    var onRisk: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class FundScreen {
    var onBuy: () -> Void = {}
    var onDocuments: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class OrderScreen {
    var onConfirm: () -> Void = {}
    var onRisk: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class RiskScreen {
    var onResult: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class RiskResultScreen {
    var onFunds: () -> Void = {}
    var onChat: () -> Void = {}
  }

  var savings: Flow<SavingsScreen> {
    Flow(with: SavingsScreen()) { screen, lets in
      screen.onPot = lets.push(pot)
      screen.onNew = lets.push(newPot)
      screen.onInvest = lets.push(funds)
    }
  }

  var pot: Flow<PotScreen> {
    Flow(with: PotScreen()) { screen, lets in
      screen.onDeposit = lets.push(deposit)
      screen.onGoal = lets.push(goal)
      screen.onBack = lets.pop()
    }
  }

  var newPot: Flow<NewPotScreen> {
    Flow(with: NewPotScreen()) { screen, lets in
      screen.onNext = lets.push(goal)
      screen.onBack = lets.pop()
    }
  }

  var goal: Flow<GoalScreen> {
    Flow(with: GoalScreen()) { screen, lets in
      screen.onSaved = lets.popTo(savings)
      screen.onDeposit = lets.push(deposit)
      screen.onBack = lets.pop()
    }
  }

  var deposit: Flow<DepositScreen> {
    Flow(with: DepositScreen()) { screen, lets in
      screen.onConfirm = lets.present(authorise, as: .sheet)
      screen.onBack = lets.pop()
    }
  }

  var funds: Flow<FundsScreen> {
    Flow(with: FundsScreen()) { screen, lets in
      screen.onFund = lets.push(fund)
      screen.onRisk = lets.push(risk)
      screen.onBack = lets.pop()
    }
  }

  var fund: Flow<FundScreen> {
    Flow(with: FundScreen()) { screen, lets in
      screen.onBuy = lets.push(order)
      screen.onDocuments = lets.goTo(documents)
      screen.onBack = lets.pop()
    }
  }

  var order: Flow<OrderScreen> {
    Flow(with: OrderScreen()) { screen, lets in
      screen.onConfirm = lets.present(authorise, as: .sheet)
      screen.onRisk = lets.push(risk)
      screen.onBack = lets.pop()
    }
  }

  var risk: Flow<RiskScreen> {
    Flow(with: RiskScreen()) { screen, lets in
      screen.onResult = lets.push(riskResult)
      screen.onBack = lets.pop()
    }
  }

  var riskResult: Flow<RiskResultScreen> {
    Flow(with: RiskResultScreen()) { screen, lets in
      screen.onFunds = lets.popTo(funds)
      screen.onChat = lets.goTo(chat)
    }
  }
}
