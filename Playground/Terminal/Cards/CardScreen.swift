/// A screen that says what to draw.
///
/// The shop's screens don't know it: this app adds the conformance.
@MainActor
protocol CardScreen: AnyObject {
  /// The current content; read again after each action of the user.
  var card: Card { get }
}
