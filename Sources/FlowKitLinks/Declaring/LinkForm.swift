/// A ``LinkPart`` without its type.
struct LinkForm: Sendable {
  enum Count { case one, optional, list }

  /// The part of the query that it takes.
  enum Query: Equatable {
    case named(String)
    /// All names that no other part takes.
    case rest
    /// Nothing of it: the URL as it came.
    case url
  }

  /// A piece of its part of the path.
  enum Piece: Equatable {
    /// Fixed segments as they were written, with slashes.
    case fixed(String)
    case argument
  }

  let rank: LinkRank
  let typeName: String
  var count = Count.one
  /// The part of the query that it takes; nil in the path.
  var query: Query?
  /// Its pieces of the path, if it is there.
  var pieces = [Piece.argument]
  /// Fixed segments that follow it, even if it is missing.
  var following: [String] = []
  /// The texts of all values if there are few, such as the cases of an enum.
  var all: (@Sendable () -> [[String]])?
  /// Why it makes no sense; usually nil.
  var nonsense: String?

  init(rank: LinkRank, typeName: String) {
    self.rank = rank
    self.typeName = typeName
  }
}

extension LinkForm {
  /// The type with its number of occurrences: `{Int}`, `{Int?}`, `{Int...}`.
  var description: String {
    switch count {
    case .one: "{\(typeName)}"
    case .optional: "{\(typeName)?}"
    case .list: "{\(typeName)...}"
    }
  }

  /// Whether a URL must have it.
  var isRequired: Bool { count == .one && query != .rest }

  /// How many values it has, with a missing one; nil if they are not known.
  var valuesCount: Int? {
    guard count != .list, query != .rest, query != .url, let known = isFlag ? 1 : all?().count else { return nil }
    return count == .optional ? known + 1 : known
  }

  /// Whether it only says if fixed segments are there.
  var isFlag: Bool { !pieces.contains(.argument) }

  mutating func nest(_ nonsense: String) { self.nonsense = self.nonsense ?? nonsense }

  /// The form of an optional argument, with the fixed segments that belong to it.
  func optional(after path: String? = nil) -> LinkForm {
    var form = counted(.optional)
    if let all { form.all = { [[]] + all() } }
    if let path { form.pieces.insert(.fixed(path), at: 0) }
    form.pieces += following.map { .fixed($0) }
    return form
  }

  /// The form of a list.
  var list: LinkForm {
    var form = counted(.list)
    form.all = nil
    if !following.isEmpty { form.nest("fixed segments cannot be inside a list. Put them before it.") }
    return form
  }

  private func counted(_ count: Count) -> LinkForm {
    var form = self
    if self.count != .one {
      form.nest("an optional argument or a list cannot be inside another one. Keep one of the two.")
    }
    if query != nil { form.nest(".query(...) cannot be inside .optional(...) or .list(...); write it around them.") }
    form.count = count
    form.following = []
    return form
  }

  /// The form of the same in the query.
  func inQuery(_ query: Query) -> LinkForm {
    var form = self
    if self.query == .url {
      form.nest(".url is the whole URL, no argument of the query. Write it by itself.")
    } else if self.query != nil {
      form.nest(".query(...) cannot be inside another .query(...). Keep one of the two.")
    }
    if query == .rest, count == .optional {
      form.nest(
        "the values of the whole query cannot be optional. Take .query(.string): the dictionary has no entry for a name that is missing."
      )
    }
    form.query = query
    return form
  }
}
