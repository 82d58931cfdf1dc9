import FlowKit

/// A line in a flow's closure, and what the compiler has to report about it.
struct Slip: Sendable {
  let line: String
  /// A part of the message.
  let message: String

  init(_ line: String, _ message: String) {
    self.line = line
    self.message = message
  }
}

extension Slip {
  private static let method = "the method must take exactly the callback's arguments and return nothing"
  private static let function = "the function must take exactly the callback's arguments"
  private static let screen = "this is a screen, and a verb takes its flow"
  private static let waiting = "only a variable with a function that returns nothing, of one argument or none"
  private static let child = "a child is selected by its flow, or by its index"

  /// Mistakes with a message of FlowKit: each is one error, in its line.
  static let named = forEachVerb + special

  private static let special: [Slip] = [
    // The number, the order, or the types of the arguments don't fit, for each forwarding verb.
    Slip("source.onNothing = lets.push(target) { $0.prepare }", method),
    Slip("source.onBoth = lets.push(target) { $0.prepare }", method),
    Slip("source.onNumber = lets.push(target) { $0.refresh }", method),
    Slip("source.onNumber = lets.push(target) { $0.show(number:text:) }", method),
    Slip("source.onReversed = lets.push(target) { $0.show }", method),
    Slip("source.onPair = lets.push(target) { $0.show }", method),
    Slip("source.onMaybe = lets.push(target) { $0.refresh }", method),
    Slip("source.onText = lets.present(target, as: .alert) { $0.prepare }", method),
    Slip("source.onText = lets.popTo(target) { $0.prepare }", method),
    Slip("source.onText = lets.reset(to: target) { $0.prepare }", method),
    Slip("source.onText = lets.reset(to: target, other) { $1.greet }", method),
    Slip("source.onText = lets.reset(to: target, keepingEqual: true) { $0.prepare }", method),
    Slip("source.onText = lets.resetRoot(to: target) { $0.prepare }", method),
    Slip("source.onText = lets.select(target) { $0.prepare }", method),
    Slip("source.onText = lets.show(target, in: .detail) { $0.prepare }", method),
    Slip("source.onText = lets.unwind(target) { $0.prepare }", method),
    Slip("source.onText = lets.preload(target) { $0.prepare }", method),
    // Methods that can't be called by a callback.
    Slip("source.onNumber = lets.push(target) { $0.load }", method),
    Slip("source.onNumber = lets.push(target) { $0.check }", method),
    Slip("source.onNumber = lets.push(target) { $0.attempt }", method),
    // A function that makes the flow.
    Slip("source.onNothing = lets.push(item)", function),
    Slip("source.onText = lets.present(item, as: .fullScreen)", function),
    Slip("source.onText = lets.show(item, in: .detail)", function),
    // A screen, where its flow belongs.
    Slip("source.onNothing = lets.present(Target(), as: .alert)", screen),
    Slip("source.onNothing = lets.popTo(Target())", screen),
    Slip("source.onNothing = lets.reset(to: Target())", screen),
    Slip("source.onNothing = lets.resetRoot(to: Target())", screen),
    Slip("source.onNothing = lets.show(Target(), in: .detail)", screen),
    // Parentheses, labels, closures.
    Slip("source.onNothing = lets.pop", "write lets.pop()"),
    Slip("source.onNothing = lets.popToRoot", "write lets.popToRoot()"),
    Slip("source.onNothing = lets.dismiss", "write lets.dismiss()"),
    Slip("source.onNothing = lets.dismissAll", "write lets.dismissAll()"),
    Slip("source.onNothing = lets.close", "write lets.close()"),
    Slip("source.onNothing = lets.back", "write lets.back()"),
    Slip("source.onNothing = lets.unwind", "write lets.unwind()"),
    Slip("source.onNothing = lets.select", "write what to select"),
    Slip("source.onNothing = lets.next", "write lets.perform(.next())"),
    Slip("source.onNothing = lets.previous", "write lets.perform(.previous())"),
    Slip("source.onNothing = lets.next()", "write lets.perform(.next())"),
    Slip("source.onText = lets.previous()", "write lets.perform(.previous())"),
    Slip("source.onBoth = lets.remove(target)", "write lets.perform(.remove(flow))"),
    Slip("source.onNothing = lets.setChildren(target, other)", "write lets.perform(.setChildren(a, b))"),
    Slip("source.onText = lets.broadcast(5)", "write lets.perform(.broadcast(message))"),
    Slip("source.onNothing = lets.present(target, .sheet)", "write the label of the style"),
    Slip("source.onNothing = lets.perform(lets.pop(), lets.push(target))", "name actions, not closures"),
    Slip("source.onNothing = lets.perform([lets.pop(), lets.push(target)])", "name actions, not closures"),
    Slip("source.onNumber = lets.task { code in source.number = code }", "the first value of a task is its lets"),
    Slip("source.onAnswer = lets.push(target)", "the callback wants an answer"),
    Slip("source.onAnswer = lets.pop()", "the callback wants an answer"),
    Slip("source.onText = lets.push(target) { $0.title = $1 }", "the closure takes the screen, and returns"),
    Slip("source.onNumber = lets.popTo(target) { screen, number in screen.refresh() }", "the closure takes the screen"),
    Slip("source.onNothing = lets.perform(.pop(), after: { track() })", "write the work first"),
    Slip("source.onNothing = lets.perform(.pop()) { track() }", "write the work first"),
    Slip("source.onNothing = { track(); lets.perform(.pop())() }", "to act at once, write lets.now"),
    Slip("source.onNothing = { track(); lets.perform([.pop()])() }", "to act at once, write lets.now"),
    Slip("source.onNothing = { track(); lets.select(1)() }", "to act at once, write lets.now"),
    Slip("source.onNothing = lets.batch(.pop(), .push(target))", "write lets.perform"),
    Slip("source.onNothing = lets.perform(.perform(.pop()), .push(target))", "write .batch"),
    Slip("_ = Flow(with: Other(), id: 1, containing: .tabs(target, other))", "write the children first"),
    Slip("Navigator(root: target).push(other)", "navigator.perform(.push(flow))"),
    Slip("_ = Navigator(root: source.number > 1 ? target : other)", "flows of two screens need a rule"),
    // Children.
    Slip("source.onNothing = lets.select(Section.first)", child),
    Slip("source.onNothing = lets.select(\"first\")", child),
    Slip("source.onNothing = lets.select(Target())", child),
    // Messages.
    Slip("source.onNothing = lets.send()", "the callback has no argument to send"),
    Slip("source.onBoth = lets.send()", "one message is sent, and the callback has several arguments"),
    Slip("source.onText = lets.send(to: target) { 2 * $0 }", "the closure must take exactly the callback's arguments"),
    // Results.
    Slip("source.onNothing = lets.push(target, until: \\.title) { _ in }", waiting),
    Slip("source.onNothing = lets.push(target, until: \\.onTwo) { _ in }", waiting),
    Slip("source.onNothing = lets.present(target, until: \\.onAsk) { _ in }", waiting),
    Slip("source.onNothing = lets.task { lets in _ = await lets.present(target, until: \\.title) }", waiting),
    Slip("source.onNothing = lets.task { lets in _ = await lets.push(target, until: \\.onTwo) }", waiting),
    Slip(
      "source.onNumber = lets.present(target, until: \\.onPick) { number, text in track() }",
      "the closure takes the answer alone"),
    Slip("source.onText = lets.push(item, until: \\.onPick) { number in track() }", function),
    Slip(
      "source.onNothing = lets.push(target, until: \\.onPick) { (text: String) in }",
      "the closure must take what the callback is called with"),
  ]

  /// The four mistakes that can be made with every verb that takes any flow and forwards arguments to its screen.
  private static let forEachVerb = NavigationAction.Kind.all.filter { $0.traits.contains(.takesFlow) }.flatMap { verb in
    let call = "lets.\(verb)(\(verb.label)"
    return [
      Slip("source.onText = \(call)target) { $0.prepare }", method), Slip("source.onText = \(call)item)", function),
      Slip("source.onNothing = \(call)Target())", screen),
      Slip("source.onNumber = { number in \(call)target) { $0.prepare(number) } }", "a verb makes a closure"),
    ]
  }

  /// Mistakes for which the compiler's own message is good: each is one error, in its line, that contains this text.
  static let obvious: [Slip] = [
    Slip("source.onNumber = lets.push(target) { $0.greet }", "'greet'"),
    Slip("source.onBoth = lets.push(target) { $0.show(text:number:) }", "'show(text:number:)'"),
    Slip("source.onAnswer = lets.push(target) { $0.refresh }", "'() -> Bool'"),
    Slip("source.onAnswer = lets.send(5)", "'() -> Bool'"),
    Slip("source.onAnswer = lets.task { _ in }", "'() -> Bool'"),
    Slip("source.onAnswer = lets.unwind(sending: 5)", "'() -> Bool'"),
    Slip("source.onNothing = .push(target)", "'push'"),
    Slip("source.onNothing = .pop()", "'pop'"),
    Slip("source.onNothing = lets.present(target, as: .fulscreen)", "'fulscreen'"),
    Slip("source.onNothing = lets.push(target, transition: .fadee)", "'fadee'"),
    Slip("source.onNothing = push(target)", "'push'"),
    Slip("source.onNothing = lets.push(nowhere)", "'nowhere'"),
    Slip("source.onNothing = lets.pusch(target)", "'pusch'"),
    Slip("source.onNothing = lets.replace(target)", "'with:'"),
    Slip("source.onNumber = lets.pop() { $0.prepare }", "trailing closure"),
    Slip("source.onNothing = lets.perform(.popp, .push(target))", "'popp'"),
    Slip("source.onNothing = lets.perform([.popp, .push(target)])", "'popp'"),
    Slip("source.onNothing = lets.perform([.pop, .push(target)])", "did you mean to call it?"),
    Slip("source.onNothing = lets.perform(.dismiss, .push(target))", "did you mean to call it?"),
    Slip("source.onNothing = { track(); lets.push(target) }", "unused"),
    Slip("source.onNothing = lets.push(target, animated: false)", "'animated'"),
    Slip("source.onNumber = lets.choose { number in number }", "'NavigationAction?'"),
    Slip("source.onNumber = lets.choose { number in if number > 0 { return .pop() }; return .popp }", "'popp'"),
    Slip("source.onNothing = lets.push(target, until: \\.fixed) { _ in }", "immutable"),
    Slip(
      "source.onNothing = lets.task { lets in let _: String? = await lets.push(target, until: \\.onPick) }", "'Int?'"),
    Slip("source.onNowhere = lets.pop()", "'onNowhere'"),
    Slip("lets.follow([1, 2])", "'AsyncSequence'"),
    Slip("source.onNumber = lets.keep(other)", "'(Int) -> Void'"),
  ]
}
