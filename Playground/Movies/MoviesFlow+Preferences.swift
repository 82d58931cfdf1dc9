public import FlowKit

// The tab of the settings.
extension MoviesFlow {
  /// Two columns: the list, and what was picked in it.
  public var preferences: Flow<PreferencesScreen> {
    Flow(with: PreferencesScreen(), containing: .split(preferenceList, account)).named("Settings")
  }

  /// The first column: decides what the other one shows.
  public var preferenceList: Flow<PreferenceListScreen> {
    Flow(with: PreferenceListScreen()) { screen, lets in
      screen.onAccount = lets.show(account, in: .detail)
      screen.onNews = lets.show(newsSetting, in: .detail)
      screen.onAbout = lets.show(about, in: .detail)
    }
    .named("Topics")
  }

  /// Who uses the app.
  public var account: Flow<AccountScreen> {
    Flow(with: AccountScreen(name: library.user ?? "nobody")) { screen, lets in
      screen.onSignOut = lets.present(signOut, as: .alert)
    }
  }

  /// What they want to hear of; the tabs have to know.
  public var newsSetting: Flow<NewsSettingScreen> {
    Flow(with: NewsSettingScreen(library)) { screen, lets in
      screen.onChange = lets.send { MovieStep.newsSwitched(on: $0) }
    }
  }

  /// What the app is.
  public var about: Flow<AboutScreen> {
    Flow(with: AboutScreen()) { screen, lets in
      screen.onThanks = lets.push(thanks)
    }
  }

  /// Pushed inside its column.
  public var thanks: Flow<ThanksScreen> {
    Flow(with: ThanksScreen()) { screen, lets in
      screen.onBack = lets.pop()
    }
  }

  /// A question; that it was confirmed is told to whoever handles it, which is the flow of the tabs.
  public var signOut: Flow<SignOutScreen> {
    Flow(with: SignOutScreen()) { screen, lets in
      screen.onConfirm = lets.send(MovieStep.signedOut)
      screen.onCancel = lets.dismiss()
    }
  }
}
