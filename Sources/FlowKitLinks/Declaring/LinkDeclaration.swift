import FlowKit

/// One link, with the types of its arguments erased.
struct LinkDeclaration: Sendable {
  private(set) var pattern: LinkPattern
  /// Reads the texts of all parts.
  let read: @Sendable (_ texts: Texts) throws(Unreadable) -> Reading
  /// The source of an address's arguments.
  let source: LinkSource

  /// The texts of each part.
  typealias Texts = [[String]]

  /// The arguments of a URL, read.
  struct Reading: Sendable {
    let action: @MainActor @Sendable () -> NavigationAction
    /// The arguments as they are written in a URL.
    let texts: Texts
  }

  /// The part whose texts are not of its type.
  struct Unreadable: Error {
    let part: Int
  }

  /// The same link below other segments.
  func below(_ prefix: String) -> LinkDeclaration {
    var link = self
    link.pattern = pattern.below(prefix)
    return link
  }
}

extension LinkDeclaration {
  init<each Value: Sendable>(
    _ path: String, _ parts: repeat LinkPart<each Value>, place: SourcePlace, source: LinkSource?,
    action: @escaping @MainActor (repeat each Value) -> NavigationAction?
  ) {
    var forms: [LinkForm] = []
    for part in repeat each parts { forms.append(part.form) }
    pattern = LinkPattern(path: path, forms: forms, place: place)
    read = { texts throws(Unreadable) in
      var reader = PartReader(texts: texts)
      let values = try (repeat reader.next(each parts))
      var printed: Texts = []
      for (part, value) in repeat (each parts, each values) { printed.append(part.print(value)) }
      return Reading(action: { action(repeat each values).orNothing }, texts: printed)
    }
    self.source = source ?? .key(repeat each parts)
  }
}

/// Reads one part after the other.
private struct PartReader {
  let texts: LinkDeclaration.Texts
  var index = 0

  mutating func next<Value>(_ part: LinkPart<Value>) throws(LinkDeclaration.Unreadable) -> Value {
    defer { index += 1 }
    guard let value = part.parse(texts[index][...]) else { throw LinkDeclaration.Unreadable(part: index) }
    return value
  }
}
