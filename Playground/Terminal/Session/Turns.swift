/// The turns of the main actor's tasks.
///
/// The program waits for keys and lines on the main actor's thread, so the app's tasks run only when it lets them.
@MainActor
enum Turns {
  /// More turns than any task of the tours needs between two waits.
  private static let count = 20

  /// Lets tasks continue; each turn runs those that were ready before it.
  ///
  /// Elements of a sequence arrive by way of another thread, which may have to wait for a processor. Two short rests
  /// leave it the time.
  static func pass() async {
    for round in 1...count {
      await Task.detached {}.value
      await Task.yield()
      if round.isMultiple(of: 10) { try? await Task.sleep(for: .milliseconds(4)) }
    }
  }
}
