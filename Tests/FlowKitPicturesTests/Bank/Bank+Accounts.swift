import FlowKit

/// Accounts, and what happened on them.
extension Bank {
  final class AccountsScreen {
    var onAccount: () -> Void = {}
    var onSearch: () -> Void = {}
    var onExchange: () -> Void = {}
    var onPay: () -> Void = {}
  }

  final class AccountScreen {
    var onTransaction: () -> Void = {}
    var onStatements: () -> Void = {}
    var onSettings: () -> Void = {}
    var onPay: () -> Void = {}
    var onCard: () -> Void = {}
  }

  final class TransactionScreen {
    var onReceipt: () -> Void = {}
    var onDispute: () -> Void = {}
    var onRepeat: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class ReceiptScreen {
    var onClose: () -> Void = {}
    var onShare: () -> Void = {}
  }

  final class DisputeScreen {
    var onReason: () -> Void = {}
    var onHelp: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class EvidenceScreen {
    var onSend: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class DisputeSentScreen {
    var onDone: () -> Void = {}
    var onChat: () -> Void = {}
  }

  final class StatementsScreen {
    var onStatement: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class StatementScreen {
    var onShare: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class ShareScreen {
    var onClose: () -> Void = {}
  }

  final class AccountSettingsScreen {
    var onDocuments: () -> Void = {}
    var onClosed: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class SearchScreen {
    var onTransaction: () -> Void = {}
    var onFilter: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class FilterScreen {
    var onApply: () -> Void = {}
  }

  var accounts: Flow<AccountsScreen> {
    Flow(with: AccountsScreen()) { screen, lets in
      screen.onAccount = lets.push(account)
      screen.onSearch = lets.push(search)
      screen.onExchange = lets.goTo(exchange)
      screen.onPay = lets.goTo(recipients)
    }
  }

  var account: Flow<AccountScreen> {
    Flow(with: AccountScreen()) { screen, lets in
      screen.onTransaction = lets.push(transaction)
      screen.onStatements = lets.push(statements)
      screen.onSettings = lets.push(accountSettings)
      screen.onPay = lets.goTo(recipients)
      screen.onCard = lets.goTo(card)
    }
  }

  var transaction: Flow<TransactionScreen> {
    Flow(with: TransactionScreen()) { screen, lets in
      screen.onReceipt = lets.present(receipt, as: .sheet)
      screen.onDispute = lets.push(dispute)
      screen.onRepeat = lets.goTo(amount)
      screen.onBack = lets.pop()
    }
  }

  var receipt: Flow<ReceiptScreen> {
    Flow(with: ReceiptScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
      screen.onShare = lets.present(share, as: .sheet)
    }
  }

  var dispute: Flow<DisputeScreen> {
    Flow(with: DisputeScreen()) { screen, lets in
      screen.onReason = lets.push(evidence)
      screen.onHelp = lets.push(article)
      screen.onBack = lets.pop()
    }
  }

  var evidence: Flow<EvidenceScreen> {
    Flow(with: EvidenceScreen()) { screen, lets in
      screen.onSend = lets.push(disputeSent)
      screen.onBack = lets.pop()
    }
  }

  var disputeSent: Flow<DisputeSentScreen> {
    Flow(with: DisputeSentScreen()) { screen, lets in
      screen.onDone = lets.popTo(account)
      screen.onChat = lets.goTo(chat)
    }
  }

  var statements: Flow<StatementsScreen> {
    Flow(with: StatementsScreen()) { screen, lets in
      screen.onStatement = lets.push(statement)
      screen.onBack = lets.pop()
    }
  }

  var statement: Flow<StatementScreen> {
    Flow(with: StatementScreen()) { screen, lets in
      screen.onShare = lets.present(share, as: .sheet)
      screen.onBack = lets.pop()
    }
  }

  var share: Flow<ShareScreen> {
    Flow(with: ShareScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
    }
  }

  var accountSettings: Flow<AccountSettingsScreen> {
    Flow(with: AccountSettingsScreen()) { screen, lets in
      screen.onDocuments = lets.goTo(documents)
      screen.onClosed = lets.popTo(accounts)
      screen.onBack = lets.pop()
    }
  }

  var search: Flow<SearchScreen> {
    Flow(with: SearchScreen()) { screen, lets in
      screen.onTransaction = lets.push(transaction)
      screen.onFilter = lets.present(filter, as: .sheet)
      screen.onBack = lets.pop()
    }
  }

  var filter: Flow<FilterScreen> {
    Flow(with: FilterScreen()) { screen, lets in
      screen.onApply = lets.dismiss()
    }
  }
}
