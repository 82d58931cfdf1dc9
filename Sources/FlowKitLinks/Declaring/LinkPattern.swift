import FlowKit

/// What URLs of a link look like.
struct LinkPattern: Sendable {
  let path: String
  let forms: [LinkForm]
  let place: SourcePlace
  let segments: [Segment]
  let queries: [Query]

  enum Segment: Sendable {
    case fixed(String)
    case part(Int, LinkForm)
  }

  struct Query: Sendable {
    let name: String
    let part: Int
    let form: LinkForm
  }

  init(path: String, forms: [LinkForm], place: SourcePlace) {
    self.path = path
    self.forms = forms
    self.place = place
    var segments = path.isEmpty ? [] : Self.fixed(path)
    for (index, form) in forms.enumerated() where form.query == nil {
      segments.append(.part(index, form))
      segments += form.following.flatMap(Self.fixed)
    }
    self.segments = segments
    queries = forms.enumerated().compactMap { index, form in
      form.query.map { Query(name: $0, part: index, form: form) }
    }
  }

  private static func fixed(_ path: String) -> [Segment] {
    path.split(separator: "/", omittingEmptySubsequences: false).map { .fixed(String($0)) }
  }
}

extension LinkPattern {
  /// The names that its query must have, in order.
  var requiredNames: [String] { queries.filter { $0.form.count == .one }.map(\.name).sorted() }

  /// How many segments a URL may leave out at the end.
  var optionalCount: Int { segments.reversed().prefix { $0.count == .optional }.count }

  /// Its last segment, if that stands for all the rest.
  var list: LinkForm? {
    guard case .part(_, let form) = segments.last, form.count == .list else { return nil }
    return form
  }
}

extension LinkPattern: CustomStringConvertible {
  /// The path with the types of its arguments, and the query: `items/{Int}?page={Int?}`.
  var description: String {
    let path = segments.map(\.description).joined(separator: "/")
    guard !queries.isEmpty else { return path.isEmpty ? "/" : path }
    return path + "?" + queries.map { "\($0.name)=\($0.form.description)" }.joined(separator: "&")
  }
}

extension LinkPattern.Segment: CustomStringConvertible {
  var description: String {
    switch self {
    case .fixed(let text): text
    case .part(_, let form): form.description
    }
  }

  /// How many of it there may be.
  var count: LinkForm.Count {
    switch self {
    case .fixed: .one
    case .part(_, let form): form.count
    }
  }
}
