import FlowKit

/// Before somebody is logged in.
extension Bank {
  final class WelcomeScreen {
    var onTour: () -> Void = {}
    var onRegister: () -> Void = {}
    var onLogin: () -> Void = {}
  }

  final class TourScreen {
    var onRegister: () -> Void = {}
    var onSkip: () -> Void = {}
  }

  final class RegisterScreen {
    var onNext: () -> Void = {}
    var onTerms: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class TermsScreen {
    var onClose: () -> Void = {}
  }

  final class PhoneScreen {
    var onCode: () -> Void = {}
    var onBack: () -> Void = {}
    var onHelp: () -> Void = {}
  }

  final class IdentityScreen {
    var onScanned: () -> Void = {}
    var onBack: () -> Void = {}
    var onRestart: () -> Void = {}
  }

  final class SelfieScreen {
    var onDone: () -> Void = {}
    var onRetake: () -> Void = {}
  }

  final class PasscodeScreen {
    var onSet: () -> Void = {}
    var onCancel: () -> Void = {}
  }

  final class LoginScreen {
    var onLogin: () -> Void = {}
    var onForgot: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class ForgottenScreen {
    var onSend: () -> Void = {}
    var onBack: () -> Void = {}
    var onHelp: () -> Void = {}
  }

  final class LinkSentScreen {
    var onDone: () -> Void = {}
  }

  var welcome: Flow<WelcomeScreen> {
    Flow(with: WelcomeScreen()) { screen, lets in
      screen.onTour = lets.push(tour)
      screen.onRegister = lets.push(register)
      screen.onLogin = lets.push(login)
    }
  }

  var tour: Flow<TourScreen> {
    Flow(with: TourScreen()) { screen, lets in
      screen.onRegister = lets.replace(with: register)
      screen.onSkip = lets.pop()
    }
  }

  var register: Flow<RegisterScreen> {
    Flow(with: RegisterScreen()) { screen, lets in
      screen.onNext = lets.push(phone)
      screen.onTerms = lets.present(terms, as: .sheet)
      screen.onBack = lets.pop()
    }
  }

  var terms: Flow<TermsScreen> {
    Flow(with: TermsScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
    }
  }

  var phone: Flow<PhoneScreen> {
    Flow(with: PhoneScreen()) { screen, lets in
      screen.onCode = lets.push(identity)
      screen.onBack = lets.pop()
      screen.onHelp = lets.present(chat, as: .sheet)
    }
  }

  var identity: Flow<IdentityScreen> {
    Flow(with: IdentityScreen()) { screen, lets in
      screen.onScanned = lets.push(selfie)
      screen.onBack = lets.pop()
      screen.onRestart = lets.popTo(register)
    }
  }

  var selfie: Flow<SelfieScreen> {
    Flow(with: SelfieScreen()) { screen, lets in
      screen.onDone = lets.push(passcode)
      screen.onRetake = lets.popTo(identity)
    }
  }

  var passcode: Flow<PasscodeScreen> {
    Flow(with: PasscodeScreen()) { screen, lets in
      screen.onSet = lets.resetRoot(to: home)
      screen.onCancel = lets.popTo(welcome)
    }
  }

  var login: Flow<LoginScreen> {
    Flow(with: LoginScreen()) { screen, lets in
      screen.onLogin = lets.resetRoot(to: home)
      screen.onForgot = lets.push(forgotten)
      screen.onBack = lets.pop()
    }
  }

  var forgotten: Flow<ForgottenScreen> {
    Flow(with: ForgottenScreen()) { screen, lets in
      screen.onSend = lets.push(linkSent)
      screen.onBack = lets.pop()
      screen.onHelp = lets.present(chat, as: .sheet)
    }
  }

  var linkSent: Flow<LinkSentScreen> {
    Flow(with: LinkSentScreen()) { screen, lets in
      screen.onDone = lets.popTo(login)
    }
  }
}
