import FlowKit

/// The source of an address's arguments: the screen, or the key of its flow.
struct LinkSource: Sendable {
  typealias Key = (any Hashable & Sendable)?

  /// The arguments that a place may have been opened with, the shortest first.
  let texts: @MainActor (_ screen: AnyObject?, _ key: Key) -> [LinkDeclaration.Texts]
  let kind: Kind

  enum Kind: Sendable {
    /// The result of `from:` for a screen or a key.
    case closure(Taken)
    /// The key is the one argument that needs it; nil if none does. Arguments with few values try them all.
    case key(Int?)
    /// Nothing, because the arguments need more than one key.
    case tooFewKeys([Int])
    /// Nothing, because there are too many combinations of values.
    case tooManyValues(Int)
  }

  /// The parameter of the closure `from:`.
  struct Taken: Sendable {
    let type: Any.Type
    /// Whether it takes a flow's screen or key; nil if that is unknown without the screen.
    let fits: @Sendable (FlowID) -> Bool?
  }

  /// The maximum number of combinations of values to try.
  static var mostValues: Int { 100 }
}

extension LinkSource {
  /// The arguments that a closure returns.
  static func closure<Source, each Value: Sendable>(
    _ parts: repeat LinkPart<each Value>, from arguments: @escaping @MainActor (Source) -> (repeat each Value)
  ) -> LinkSource {
    LinkSource(
      texts: { screen, key in
        guard let source = screen as? Source ?? key as? Source else { return [] }
        let values = arguments(source)
        var texts: LinkDeclaration.Texts = []
        for (part, value) in repeat (each parts, each values) { texts.append(part.print(value)) }
        return [texts]
      }, kind: .closure(taken(Source.self)))
  }

  private static func taken<Source>(_ type: Source.Type) -> Taken {
    Taken(type: type) { flow in
      if type is AnyClass { return flow.blueprint.screenType is Source.Type }
      return flow.key is Source ? true : type is any Hashable.Type ? false : nil
    }
  }

  /// The flow's key, and all values of arguments with few values.
  static func key<each Value: Sendable>(_ parts: repeat LinkPart<each Value>) -> LinkSource {
    var needsKey: [Int] = [], index = 0, count = 1
    for part in repeat each parts {
      if part.needsKey { needsKey.append(index) }
      index += 1
      count = min(count * max(1, part.form.all?().count ?? 1), 1_000_000)
    }
    guard needsKey.count < 2 else { return LinkSource(texts: { _, _ in [] }, kind: .tooFewKeys(needsKey)) }
    guard count <= mostValues else { return LinkSource(texts: { _, _ in [] }, kind: .tooManyValues(count)) }
    let needed = needsKey.first
    return LinkSource(
      texts: { _, key in
        var choices: [[[String]]] = []
        for part in repeat each parts { choices.append(part.choices(key, isKeyTaken: needed != nil)) }
        return combinations(of: choices)
      }, kind: .key(needed))
  }

  private static func combinations(of choices: [[[String]]]) -> [LinkDeclaration.Texts] {
    choices.reduce([[]]) { texts, choices in texts.flatMap { text in choices.map { text + [$0] } } }
  }
}

extension LinkPart {
  /// Whether only a key can determine it.
  fileprivate var needsKey: Bool { form.isRequired && form.all == nil }

  /// The texts that it may have been opened with.
  ///
  /// An optional argument is missing first. The key is for the argument that needs it; if none does, for those that
  /// accept it.
  fileprivate func choices(_ key: LinkSource.Key, isKeyTaken: Bool) -> [[String]] {
    var choices: [[String]] = form.isRequired ? [] : [[]]
    if needsKey || !isKeyTaken, let key, let value = key as? Value { choices.append(print(value)) }
    for texts in form.all?() ?? [] where !choices.contains(texts) { choices.append(texts) }
    return choices
  }
}
