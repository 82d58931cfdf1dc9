/// A screen that says what to draw.
///
/// The shop's screens know nothing of it: this app adds it to them.
@MainActor
protocol CardScreen: AnyObject {
  /// The screen as it is now; asked for again after everything that the user does.
  var card: Card { get }
}
