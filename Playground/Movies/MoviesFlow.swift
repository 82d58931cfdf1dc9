public import FlowKit

/// All screens of an app for movies, and where their callbacks lead: flows in flows, as tabs, pages and columns.
///
/// ```swift
/// let navigator = MoviesFlow().makeNavigator()
/// ```
@MainActor
public struct MoviesFlow {
  let library: MovieLibrary

  /// Makes the flows of an app that knows these movies, and their user.
  public init(library: MovieLibrary = MovieLibrary()) {
    self.library = library
  }

  /// Starts with the way in, or with what can be done by somebody who is in; and anew whenever they come or leave.
  public func makeNavigator() -> Navigator {
    let navigator = Navigator { library.user == nil ? .root(onboarding) : .root(home) }
    library.onUserChange = { [weak navigator] in navigator?.updateRoot() }
    return navigator
  }
}

// The way in.
extension MoviesFlow {
  /// A wizard of three steps, and the system's back is a step back; it knows what to do at its end, the last step does not.
  public var onboarding: Flow<OnboardingScreen> {
    Flow(with: OnboardingScreen(), containing: .pages(welcome, signIn, permission, back: .inOrder))
      .handling(MovieStep.self) { step in
        guard case .signedIn(let name, let wantsNews) = step else { return nil }
        library.wantsNews = wantsNews
        library.signIn(name)
        return .stay
      }
  }

  /// Leads to the next step.
  public var welcome: Flow<WelcomeScreen> {
    Flow(with: WelcomeScreen()) { screen, lets in
      screen.onContinue = lets.perform(.next())
    }
  }

  /// Takes the name to the last step.
  public var signIn: Flow<NameScreen> {
    Flow(with: NameScreen()) { screen, lets in
      screen.onName = lets.select(permission) { $0.prepare }
      screen.onBack = lets.perform(.previous())
    }
  }

  /// Tells the wizard that it is done.
  public var permission: Flow<PermissionScreen> {
    Flow(with: PermissionScreen()) { screen, lets in
      screen.onDone = lets.send { MovieStep.signedIn($0, wantsNews: $1) }
      screen.onNameless = lets.perform(.previous())
    }
  }
}
