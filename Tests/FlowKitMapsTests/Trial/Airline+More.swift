import FlowKit

/// The last tab, and what is opened from everywhere.
extension Airline {
  final class MoreScreen {
    var onProfile: () -> Void = {}
    var onSettings: () -> Void = {}
    var onSignOut: () -> Void = {}
  }

  var more: Flow<MoreScreen> {
    Flow(with: MoreScreen()) { screen, lets in
      screen.onProfile = mistake == .swappedTargets ? lets.push(settings) : lets.push(profile)
      if mistake != .unlinked {
        screen.onSettings = mistake == .swappedTargets ? lets.push(profile) : lets.push(settings)
      }
      screen.onSignOut = lets.present(signOut, as: .alert)
    }
  }

  final class ProfileScreen { var onHelp: () -> Void = {} }

  var profile: Flow<ProfileScreen> {
    Flow(with: ProfileScreen()) { screen, lets in screen.onHelp = lets.send(Call.help) }
  }

  final class SettingsScreen {
    var language = "en"
    var onLanguage: () -> Void = {}
  }

  var settings: Flow<SettingsScreen> {
    Flow(with: SettingsScreen()) { screen, lets in
      screen.onLanguage =
        mistake == .answerNeverComes
        ? lets.present(language, as: .fullScreen, until: \.onOther) {}
        : lets.present(language, as: .fullScreen, until: \.onPick) { screen.language = $0 }
    }
  }

  final class LanguageScreen {
    var onPick: (String) -> Void = { _ in }
    var onOther: () -> Void = {}
    func choose(_ language: String) { onPick(language) }
  }

  var language: Flow<LanguageScreen> {
    Flow(with: LanguageScreen()) { screen, lets in screen.onOther = lets.present(notice, as: .alert) }
  }

  final class SignOutScreen {
    var onConfirm: () -> Void = {}
    var onCancel: () -> Void = {}
  }

  /// The session ends, and the rule of the root follows it.
  var signOut: Flow<SignOutScreen> {
    Flow(with: SignOutScreen()) { screen, lets in
      screen.onConfirm = lets.choose(.dismiss(), orElse: .stay) {
        session.isSignedIn = false
        session.onChange()
        return session.isSignedIn
      }
      screen.onCancel = lets.dismiss()
    }
  }

  final class ChatScreen { var onClose: () -> Void = {} }

  /// It opens over everything; a second one isn't opened.
  var chat: Flow<ChatScreen> {
    Flow(with: ChatScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
    }
    .opens(as: .sheet).singleTop()
  }

  final class LoungeScreen {}

  var lounge: Flow<LoungeScreen> { Flow(with: LoungeScreen()) }
}
