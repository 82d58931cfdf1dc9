/// The turns of the main actor's tasks.
///
/// The program waits for keys and lines on the main actor's thread, so the app's tasks run only when it lets them.
@MainActor
enum Turns {
  /// More than any task of the tours takes from one thing that the user does to the next one that it waits for.
  private static let count = 20

  /// Lets tasks that can go on do so; each turn runs what was ready before, here and on other threads, from which a
  /// sequence's elements may come.
  static func pass() async {
    for _ in 0..<count {
      await Task.detached {}.value
      await Task.yield()
    }
  }
}
