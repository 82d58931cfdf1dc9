import FlowKit

/// One link, the types of its arguments erased.
struct LinkDeclaration: Sendable {
  let pattern: LinkPattern
  /// Reads the texts of all parts.
  let read: @Sendable (_ texts: [[String]]) throws(Unreadable) -> Reading
  /// The texts of all parts, for a screen and its flow's key; nil where it cannot be the link's screen.
  let source: Source

  typealias Source = @MainActor (_ screen: AnyObject?, _ key: (any Hashable & Sendable)?) -> [[String]]?

  /// What a URL's arguments come to.
  struct Reading: Sendable {
    let action: @MainActor @Sendable () -> NavigationAction
    /// The arguments as they are printed.
    let texts: [[String]]
  }

  /// The part whose texts are none of its type.
  struct Unreadable: Error {
    let part: Int
  }
}

extension LinkDeclaration {
  init<each Value: Sendable>(
    _ path: String, _ parts: repeat LinkPart<each Value>, place: SourcePlace, source: Source?,
    action: @escaping @MainActor (repeat each Value) -> NavigationAction
  ) {
    var forms: [LinkForm] = []
    for part in repeat each parts { forms.append(part.form) }
    pattern = LinkPattern(path: path, forms: forms, place: place)
    read = { texts throws(Unreadable) in
      var reader = PartReader(texts: texts)
      let values = try (repeat reader.next(each parts))
      var printed: [[String]] = []
      for (part, value) in repeat (each parts, each values) { printed.append(part.print(value)) }
      return Reading(action: { action(repeat each values) }, texts: printed)
    }
    self.source = source ?? Self.keySource(repeat each parts, forms: forms)
  }

  /// The flow's key as the only argument that is required.
  private static func keySource<each Value: Sendable>(
    _ parts: repeat LinkPart<each Value>, forms: [LinkForm]
  ) -> Source {
    let required = forms.count { $0.count == .one }
    return { _, key in
      guard required < 2 else { return nil }
      var texts: [[String]] = []
      for part in repeat each parts {
        guard part.form.count == .one else {
          texts.append([])
          continue
        }
        guard let text = part.text(ofKey: key) else { return nil }
        texts.append(text)
      }
      return texts
    }
  }
}

extension LinkPart {
  fileprivate func text(ofKey key: (any Hashable & Sendable)?) -> [String]? { (key as? Value).map(print) }
}

/// Reads one part after the other.
private struct PartReader {
  let texts: [[String]]
  var index = 0

  mutating func next<Value>(_ part: LinkPart<Value>) throws(LinkDeclaration.Unreadable) -> Value {
    defer { index += 1 }
    guard let value = part.parse(texts[index][...]) else { throw LinkDeclaration.Unreadable(part: index) }
    return value
  }
}
