import FlowKit

/// Where the arguments of an address come from: the screen, or the key of its flow.
struct LinkSource: Sendable {
  typealias Key = (any Hashable & Sendable)?

  /// The arguments that a place may have been opened with, those first that say least.
  let texts: @MainActor (_ screen: AnyObject?, _ key: Key) -> [LinkDeclaration.Texts]
  let kind: Kind

  enum Kind: Sendable {
    /// What `from:` says of a screen, or of a key.
    case closure(Taken)
    /// The key for the one argument that needs it; nil where none does. What has few values takes all of them.
    case key(Int?)
    /// Nothing, as the arguments need more than one key.
    case tooFewKeys([Int])
    /// Nothing, as there are too many combinations of values.
    case tooManyValues(Int)
  }

  /// What the closure `from:` takes.
  struct Taken: Sendable {
    let type: Any.Type
    /// Whether it takes a flow's screen or key; nil where that cannot be told without the screen.
    let fits: @Sendable (FlowID) -> Bool?
  }

  /// The most combinations of values that are tried.
  static var mostValues: Int { 100 }
}

extension LinkSource {
  /// What a closure says.
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

  /// The flow's key, and all values of what has few.
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
  /// Whether nothing but a key can say what it is.
  fileprivate var needsKey: Bool { form.isRequired && form.all == nil }

  /// The texts that it may have been opened with.
  ///
  /// What may be missing is so first. The key is for what needs it; where nothing does, for what takes it.
  fileprivate func choices(_ key: LinkSource.Key, isKeyTaken: Bool) -> [[String]] {
    var choices: [[String]] = form.isRequired ? [] : [[]]
    if needsKey || !isKeyTaken, let key, let value = key as? Value { choices.append(print(value)) }
    for texts in form.all?() ?? [] where !choices.contains(texts) { choices.append(texts) }
    return choices
  }
}
