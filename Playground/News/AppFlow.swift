public import FlowKit

/// The way in, and what leads right through the app.
///
/// ```swift
/// let navigator = Navigator(root: AppFlow().signIn)
/// ```
///
/// The groups of flows make one another when they need one another; they share the services, and store nothing else.
@MainActor
public struct AppFlow {
  let services: Services

  /// Makes the flows of the app.
  public init(services: Services = Services()) {
    self.services = services
  }

  /// Where all that can be read begins.
  public var home: HomeFlow { HomeFlow(services: services) }

  /// The app's root; whoever signs in chooses how the lists are shown.
  public var signIn: Flow<SignInScreen> {
    Flow(with: SignInScreen()) { screen, lets in
      screen.onSignIn = lets.push(home.shown)
      screen.onTour = lets.perform(
        .push(home.shown(as: .tabs)), .select(home.readers.list), .push(home.readers.reader(2)),
        .push(home.readers.colour) { $0.fill(with: .orange) })
    }
  }

  /// From the root to a colour that a reader likes, through all groups, in one step.
  ///
  /// Nothing happens unless all of it can be done.
  public func likes(_ colour: Colour, _ reader: Reader.ID, look: Look = .tabs) -> NavigationAction {
    .batch(
      .push(home.shown(as: look)), .select(home.readers.list), .push(home.readers.reader(reader)),
      .push(home.readers.colour) { $0.fill(with: colour) })
  }
}
