/// An argument of a link: its type, and its place in a URL.
///
/// ```swift
/// links.add("items", .int.then("photos"), .string) { id, name in ... }        // items/5/photos/garden
/// links.add("items", .int, .optional("reviews")) { id, hasReviews in ... }    // items/5, items/5/reviews
/// links.add("search", .query("q", .string), .query("page", .optional(.int))) { text, page in ... }
/// links.add("films", .query(.string)) { filters in ... }                      // films?genre=noir&year=1949
/// links.add("files", .list(.string)) { path in ... }                          // files/a/b/c
/// links.add("items", .int, .url) { id, url in ... }                           // items/5, with the URL as it came
/// ```
///
/// Each part stands for one segment of the path, unless ``query(_:_:)`` puts it into the query. `.url` stands for none.
public struct LinkPart<Value: Sendable>: Sendable {
  let form: LinkForm
  /// The value of some texts; nil if they are not of its type.
  let parse: @Sendable (ArraySlice<String>) -> Value?
  let print: @Sendable (Value) -> [String]
}

extension LinkPart {
  /// Returns the same argument, followed by fixed segments of the path.
  ///
  /// - Parameter path: The segments, as people read them, not percent-encoded.
  /// - Returns: The argument.
  public func then(_ path: String) -> LinkPart {
    var form = form
    form.following.append(path)
    return LinkPart(form: form, parse: parse, print: print)
  }

  /// The whole rest of the path, any number of segments; in the query, all values of a name.
  ///
  /// - Parameter part: The type of each element.
  /// - Returns: The argument.
  public static func list<Element: Sendable>(
    _ part: LinkPart<Element>
  ) -> LinkPart<[Element]> where Value == [Element] {
    LinkPart<[Element]>(form: part.form.list) { texts in
      var values: [Element] = []
      for index in texts.indices {
        guard let value = part.parse(texts[index...index]) else { return nil }
        values.append(value)
      }
      return values
    } print: { values in
      values.flatMap(part.print)
    }
  }
}

// Optional parts.
extension LinkPart {
  /// An optional argument, in the path or in the query.
  ///
  /// Fixed segments after it, `.optional(.int.then("photos"))`, are there or missing together with it. If several
  /// optional arguments follow each other in a path, each can only be there if those before it are.
  ///
  /// - Parameter part: Its type.
  /// - Returns: The argument; nil if it is missing.
  public static func optional<Wrapped: Sendable>(
    _ part: LinkPart<Wrapped>
  ) -> LinkPart<Wrapped?> where Value == Wrapped? {
    LinkPart<Wrapped?>(part, form: part.form.optional())
  }

  /// An optional argument, together with the fixed segments before it.
  ///
  /// ```swift
  /// links.add("items", .optional("page", .int)) { page in ... }   // items, items/page/2
  /// ```
  ///
  /// - Parameters:
  ///   - path: The segments, as people read them, not percent-encoded.
  ///   - part: Its type.
  /// - Returns: The argument; nil if it is missing.
  public static func optional<Wrapped: Sendable>(
    _ path: String, _ part: LinkPart<Wrapped>
  ) -> LinkPart<Wrapped?> where Value == Wrapped? {
    LinkPart<Wrapped?>(part, form: part.form.optional(after: path))
  }

  private init<Wrapped: Sendable>(_ part: LinkPart<Wrapped>, form: LinkForm) where Value == Wrapped? {
    self.init(form: form) { texts in
      texts.isEmpty ? .some(nil) : part.parse(texts).map(Optional.some)
    } print: { value in
      value.map(part.print) ?? []
    }
  }
}

extension LinkPart where Value == Bool {
  /// Optional fixed segments of the path.
  ///
  /// ```swift
  /// links.add("items", .int, .optional("reviews")) { id, hasReviews in ... }   // items/5, items/5/reviews
  /// ```
  ///
  /// - Parameter path: The segments, as people read them, not percent-encoded; all of them are there, or none.
  /// - Returns: Whether they are there.
  public static func optional(_ path: String) -> LinkPart {
    var form = LinkForm(rank: .bool, typeName: "Bool")
    form.count = .optional
    form.pieces = [.fixed(path)]
    form.all = { [[], ["true"]] }
    return LinkPart(form: form) {
      !$0.isEmpty
    } print: {
      $0 ? ["true"] : []
    }
  }
}

// The query.
extension LinkPart {
  /// An argument in the query, as the value of a name: `?page=2`.
  ///
  /// It is required, unless its part is optional or a list. If a name is repeated, its first value counts; a list takes
  /// all values. Names that no part asks for are ignored.
  ///
  /// - Parameters:
  ///   - name: The name, as people read it.
  ///   - part: The value's type.
  /// - Returns: The argument.
  public static func query(_ name: String, _ part: LinkPart) -> LinkPart {
    LinkPart(form: part.form.inQuery(.named(name)), parse: part.parse, print: part.print)
  }

  /// The whole query as a dictionary, except the names that other parts of the link ask for.
  ///
  /// Use it for the filters of a search, or the parameters of a campaign.
  ///
  /// ```swift
  /// links.add("films", .query(.string)) { filters in .resetRoot(to: films(filters)) }
  /// // films?genre=noir&year=1949: ["genre": "noir", "year": "1949"]
  /// ```
  ///
  /// If a name is repeated, its first value counts; a list, `.query(.list(.string))`, takes all values in order. If the
  /// query has a value of another type, the link doesn't match. An address has the names in alphabetical order.
  ///
  /// - Parameter part: The type of the values.
  /// - Returns: The argument; empty if there is no query.
  public static func query<Element: Sendable>(
    _ part: LinkPart<Element>
  ) -> LinkPart<[String: Element]> where Value == [String: Element] {
    LinkPart<[String: Element]>(form: part.form.inQuery(.rest)) { texts in
      var values: [String: Element] = [:]
      for (name, texts) in LinkQuery.values(in: texts) {
        guard let value = part.parse(part.form.count == .list ? texts[...] : texts.prefix(1)) else { return nil }
        values[name] = value
      }
      return values
    } print: { values in
      values.sorted { $0.key < $1.key }.flatMap { name, value in part.print(value).flatMap { [name, $0] } }
    }
  }
}

/// A query as texts: names and values alternate.
enum LinkQuery {
  static func texts(of pairs: [LinkAddress.Pair]) -> [String] { pairs.flatMap { [$0.name, $0.value] } }

  static func pairs(of texts: [String]) -> [LinkAddress.Pair] {
    stride(from: 0, to: texts.count - 1, by: 2).map { LinkAddress.Pair(name: texts[$0], value: texts[$0 + 1]) }
  }

  static func values(in texts: ArraySlice<String>) -> [String: [String]] {
    Dictionary(grouping: pairs(of: Array(texts)), by: \.name).mapValues { $0.map(\.value) }
  }
}
