/// What a ``LinkPart`` is, without its type.
struct LinkForm: Sendable {
  enum Count { case one, optional, list }

  let rank: LinkRank
  let typeName: String
  var count = Count.one
  /// Its name in the query; nil in the path.
  var query: String?
  /// Fixed segments that follow it, each as it was written, with slashes.
  var following: [String] = []
  /// Why it makes no sense; nil nearly always.
  var nonsense: String?

  init(rank: LinkRank, typeName: String) {
    self.rank = rank
    self.typeName = typeName
  }
}

extension LinkForm {
  /// The type with what may come in its place: `{Int}`, `{Int?}`, `{Int...}`.
  var description: String {
    switch count {
    case .one: "{\(typeName)}"
    case .optional: "{\(typeName)?}"
    case .list: "{\(typeName)...}"
    }
  }

  mutating func nest(_ nonsense: String) { self.nonsense = self.nonsense ?? nonsense }

  /// The form of another number of the same.
  func counted(_ count: Count) -> LinkForm {
    var form = self
    if self.count != .one { form.nest("an optional argument or a list inside another one") }
    if query != nil { form.nest("a query inside an optional argument or a list") }
    if !following.isEmpty { form.nest("fixed segments inside an optional argument or a list") }
    form.count = count
    form.following = []
    return form
  }
}
