/// An argument of a link: where it is in a URL, and of what type.
///
/// ```swift
/// links.add("items", .int.then("photos"), .string) { id, name in ... }        // items/5/photos/garden
/// links.add("search", .query("q", .string), .query("page", .optional(.int))) { text, page in ... }
/// links.add("files", .list(.string)) { path in ... }                          // files/a/b/c
/// ```
///
/// Each stands for one segment of the path, unless ``query(_:_:)`` puts it into the query.
public struct LinkPart<Value: Sendable>: Sendable {
  let form: LinkForm
  /// The value of so many texts as there are; nil where they are none of its type.
  let parse: @Sendable (ArraySlice<String>) -> Value?
  let print: @Sendable (Value) -> [String]
}

extension LinkPart {
  /// The same argument, followed by fixed segments of the path.
  ///
  /// - Parameter path: The segments, as they are read, not percent-encoded.
  /// - Returns: The argument.
  public func then(_ path: String) -> LinkPart {
    var form = form
    form.following.append(path)
    return LinkPart(form: form, parse: parse, print: print)
  }

  /// An argument in the query, as the value of a name: `?page=2`.
  ///
  /// It is required, unless its part is optional or a list. Of values that repeat a name, the first one counts; a list
  /// takes all of them. Names that no part asks for are ignored.
  ///
  /// - Parameters:
  ///   - name: The name, as it is read.
  ///   - part: The value's type.
  /// - Returns: The argument.
  public static func query(_ name: String, _ part: LinkPart) -> LinkPart {
    var form = part.form
    if form.query != nil { form.nest("a query inside a query") }
    form.query = name
    return LinkPart(form: form, parse: part.parse, print: part.print)
  }

  /// An argument that may be missing: at the end of the path, or in the query.
  ///
  /// - Parameter part: Its type.
  /// - Returns: The argument; nil where it is missing.
  public static func optional<Wrapped: Sendable>(
    _ part: LinkPart<Wrapped>
  ) -> LinkPart<Wrapped?> where Value == Wrapped? {
    LinkPart<Wrapped?>(form: part.form.counted(.optional)) { texts in
      texts.isEmpty ? .some(nil) : part.parse(texts).map(Optional.some)
    } print: { value in
      value.map(part.print) ?? []
    }
  }

  /// All the rest of the path, from none to as many segments as there are; in the query, all values of a name.
  ///
  /// - Parameter part: The type of each.
  /// - Returns: The argument.
  public static func list<Element: Sendable>(
    _ part: LinkPart<Element>
  ) -> LinkPart<[Element]> where Value == [Element] {
    LinkPart<[Element]>(form: part.form.counted(.list)) { texts in
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
