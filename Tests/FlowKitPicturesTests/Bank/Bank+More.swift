import FlowKit

/// The user, and help.
extension Bank {
  final class MoreScreen {
    var onProfile: () -> Void = {}
    var onSecurity: () -> Void = {}
    var onHelp: () -> Void = {}
    var onDocuments: () -> Void = {}
    var onLogout: () -> Void = {}
  }

  final class ProfileScreen {
    var onAddress: () -> Void = {}
    var onLanguage: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class AddressScreen {
    var onSaved: () -> Void = {}
  }

  final class LanguageScreen {
    var onChosen: () -> Void = {}
  }

  final class SecurityScreen {
    var onPasscode: () -> Void = {}
    var onDevices: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class ChangePasscodeScreen {
    var onChanged: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class DevicesScreen {
    var onLogout: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class HelpScreen {
    var onArticle: () -> Void = {}
    var onChat: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class ArticleScreen {
    var onChat: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class ChatScreen {
    var onClose: () -> Void = {}
    var onCall: () -> Void = {}
  }

  final class CallScreen {
    var onClose: () -> Void = {}
  }

  final class DocumentsScreen {
    var onDocument: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class DocumentScreen {
    var onClose: () -> Void = {}
    var onShare: () -> Void = {}
  }

  final class InboxScreen {
    var onMessage: () -> Void = {}
    var onClose: () -> Void = {}
  }

  final class MessageScreen {
    var onTransaction: () -> Void = {}
    var onOffer: () -> Void = {}
    var onBack: () -> Void = {}
  }

  var more: Flow<MoreScreen> {
    Flow(with: MoreScreen()) { screen, lets in
      screen.onProfile = lets.push(profile)
      screen.onSecurity = lets.push(security)
      screen.onHelp = lets.push(help)
      screen.onDocuments = lets.push(documents)
      screen.onLogout = lets.resetRoot(to: welcome)
    }
  }

  var profile: Flow<ProfileScreen> {
    Flow(with: ProfileScreen()) { screen, lets in
      screen.onAddress = lets.push(address)
      screen.onLanguage = lets.push(language)
      screen.onBack = lets.pop()
    }
  }

  var address: Flow<AddressScreen> {
    Flow(with: AddressScreen()) { screen, lets in
      screen.onSaved = lets.pop()
    }
  }

  var language: Flow<LanguageScreen> {
    Flow(with: LanguageScreen()) { screen, lets in
      screen.onChosen = lets.pop()
    }
  }

  var security: Flow<SecurityScreen> {
    Flow(with: SecurityScreen()) { screen, lets in
      screen.onPasscode = lets.push(changePasscode)
      screen.onDevices = lets.push(devices)
      screen.onBack = lets.pop()
    }
  }

  var changePasscode: Flow<ChangePasscodeScreen> {
    Flow(with: ChangePasscodeScreen()) { screen, lets in
      screen.onChanged = lets.popTo(security)
      screen.onBack = lets.pop()
    }
  }

  var devices: Flow<DevicesScreen> {
    Flow(with: DevicesScreen()) { screen, lets in
      screen.onLogout = lets.resetRoot(to: welcome)
      screen.onBack = lets.pop()
    }
  }

  var help: Flow<HelpScreen> {
    Flow(with: HelpScreen()) { screen, lets in
      screen.onArticle = lets.push(article)
      screen.onChat = lets.push(chat)
      screen.onBack = lets.pop()
    }
  }

  var article: Flow<ArticleScreen> {
    Flow(with: ArticleScreen()) { screen, lets in
      screen.onChat = lets.push(chat)
      screen.onBack = lets.pop()
    }
  }

  var chat: Flow<ChatScreen> {
    Flow(with: ChatScreen()) { screen, lets in
      screen.onClose = lets.pop()
      screen.onCall = lets.present(call, as: .sheet)
    }
  }

  var call: Flow<CallScreen> {
    Flow(with: CallScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
    }
  }

  var documents: Flow<DocumentsScreen> {
    Flow(with: DocumentsScreen()) { screen, lets in
      screen.onDocument = lets.present(document, as: .sheet)
      screen.onBack = lets.pop()
    }
  }

  var document: Flow<DocumentScreen> {
    Flow(with: DocumentScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
      screen.onShare = lets.present(share, as: .sheet)
    }
  }

  var inbox: Flow<InboxScreen> {
    Flow(with: InboxScreen()) { screen, lets in
      screen.onMessage = lets.push(message)
      screen.onClose = lets.dismiss()
    }
  }

  var message: Flow<MessageScreen> {
    Flow(with: MessageScreen()) { screen, lets in
      screen.onTransaction = lets.goTo(transaction)
      screen.onOffer = lets.goTo(fund)
      screen.onBack = lets.pop()
    }
  }
}
