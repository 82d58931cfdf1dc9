/// The turns of the main actor's tasks.
///
/// The program waits for keys and lines on the main actor's thread, so the app's tasks run only when it lets them.
@MainActor
enum Turns {
  /// More than any task of the tours takes from one thing that the user does to the next one that it waits for.
  private static let count = 20

  /// Lets tasks that can go on do so; each turn runs what was ready before.
  ///
  /// What comes from a sequence comes by way of another thread, which may have to wait for a processor: two short
  /// rests leave it the time.
  static func pass() async {
    for round in 1...count {
      await Task.detached {}.value
      await Task.yield()
      if round.isMultiple(of: 10) { try? await Task.sleep(for: .milliseconds(4)) }
    }
  }
}
