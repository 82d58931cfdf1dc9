/// Decides who may see the report, when somebody presses a button for them.
@MainActor
public final class Keeper {
  private var answering: AsyncStream<Bool>.Continuation?
  private var questionCount = 0

  /// Makes a keeper.
  public nonisolated init() {}

  /// Whether somebody waits for an answer.
  public var isAsked: Bool { answering != nil }

  /// Answers whoever waits; does nothing where nobody does.
  public func answer(_ permits: Bool) {
    answering?.yield(permits)
    answering = nil
  }

  /// Waits for the answer; `false` if the wait is cancelled.
  func permits() async -> Bool {
    let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
    answering = continuation
    questionCount += 1
    let number = questionCount
    defer { if number == questionCount { answering = nil } }  // a later question has replaced this one
    for await answer in answers { return answer }
    return false
  }
}
