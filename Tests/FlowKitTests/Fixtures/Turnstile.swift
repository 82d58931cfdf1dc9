import FlowKit

/// A feature that asks before everything, and refuses it.
@MainActor
final class Turnstile: ActionGate {
  var asksAlways: Bool { true }

  func addQuestions(about transaction: Transaction, of navigator: Navigator, to questions: inout [Question]) {
    let key = Question.Key("the turnstile", .actions(nil), number: 1)
    questions.append(Question(key, at: nil, .now { .no(.guardRefused.saying("\(key) is closed")) }))
  }
}
