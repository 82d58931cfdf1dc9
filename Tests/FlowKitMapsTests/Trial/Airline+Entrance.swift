import FlowKit

/// Before somebody is signed in.
extension Airline {
  final class WelcomeScreen {
    var onTour: () -> Void = {}
    var onSignIn: () -> Void = {}
    var onTerms: () -> Void = {}
  }

  var welcome: Flow<WelcomeScreen> {
    Flow(with: WelcomeScreen()) { screen, lets in
      screen.onTour = lets.push(tour)
      screen.onSignIn = lets.push(signIn)
      screen.onTerms = lets.present(terms, as: .fullScreen)
    }
    .handling(Step.self) { step in
      switch step {
      case .signIn: .batch(.popToRoot(), .push(signIn))
      case .booked, .discarded: nil
      }
    }
  }

  final class TourScreen { var onSkip: () -> Void = {} }

  var tour: Flow<TourScreen> {
    let pages =
      mistake == .guardForgottenByTab
      ? FlowChildren.pages(tourFlights, tourMiles, miles) : .pages(tourFlights, tourMiles)
    return Flow(with: TourScreen(), containing: pages) { screen, lets in screen.onSkip = lets.pop() }
  }

  final class TourFlightsScreen { var onNext: () -> Void = {} }

  var tourFlights: Flow<TourFlightsScreen> {
    Flow(with: TourFlightsScreen()) { screen, lets in screen.onNext = lets.perform(.next()) }
  }

  final class TourMilesScreen {
    var onBack: () -> Void = {}
    var onSignIn: () -> Void = {}
  }

  var tourMiles: Flow<TourMilesScreen> {
    Flow(with: TourMilesScreen()) { screen, lets in
      screen.onBack = lets.perform(.previous())
      screen.onSignIn = lets.send(Step.signIn)
    }
  }

  final class TermsScreen { var onClose: () -> Void = {} }

  var terms: Flow<TermsScreen> {
    Flow(with: TermsScreen()) { screen, lets in if mistake != .deadEnd { screen.onClose = lets.dismiss() } }
  }

  final class SignInScreen {
    var onNext: () -> Void = {}
    var onForgotten: () -> Void = {}
    var onHelp: () -> Void = {}
  }

  var signIn: Flow<SignInScreen> {
    Flow(with: SignInScreen()) { screen, lets in
      screen.onNext = lets.push(code)
      screen.onForgotten = lets.present(forgotten, as: .sheet)
      screen.onHelp = mistake == .messageUnhandled ? lets.send("help") : lets.send(Call.help)
    }
  }

  final class CodeScreen {
    var onCode: (Int) -> Void = { _ in }
    var onBack: () -> Void = {}
  }

  /// The second factor; the session decides, and the rule of the root follows it.
  var code: Flow<CodeScreen> {
    Flow(with: CodeScreen()) { screen, lets in
      screen.onCode = lets.choose(.stay, orElse: .present(notice, as: .alert)) { code in
        if code == 7 { session.isSignedIn = true }
        session.onChange()
        return code == 7
      }
      screen.onBack = lets.pop()
    }
  }

  final class ForgottenScreen {
    var onSend: () -> Void = {}
    var onClose: () -> Void = {}
  }

  var forgotten: Flow<ForgottenScreen> {
    Flow(with: ForgottenScreen()) { screen, lets in
      screen.onSend = lets.push(forgottenSent)
      screen.onClose = lets.dismiss()
    }
  }

  final class ForgottenSentScreen { var onDone: () -> Void = {} }

  var forgottenSent: Flow<ForgottenSentScreen> {
    Flow(with: ForgottenSentScreen()) { screen, lets in
      screen.onDone = lets.dismiss()
      if mistake == .boundTwice { screen.onDone = lets.pop() }
    }
  }
}
