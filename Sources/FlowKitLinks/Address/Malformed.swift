/// What is wrong with a text that should be a URL.
struct Malformed: Error, Equatable {
  let sentence: String
  /// Whether the text exceeds a limit.
  var isTooLarge = false

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// More of something than allowed.
  static func tooLarge(_ count: Int, _ things: String, limit: Int) -> Malformed {
    var problem = Malformed("it has \(count) \(things), but at most \(limit) are allowed.")
    problem.isTooLarge = true
    return problem
  }
}
