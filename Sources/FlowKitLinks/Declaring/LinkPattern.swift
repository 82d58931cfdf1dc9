import FlowKit

/// The form of a link's URLs.
struct LinkPattern: Sendable {
  let path: String
  let forms: [LinkForm]
  let place: SourcePlace
  /// All segments, including those that a URL may leave out.
  let segments: [Segment]
  let queries: [Query]
  /// The paths that its URLs may have; only one if there are too many.
  let variants: [[Segment]]

  struct Segment: Sendable {
    let content: Content
    /// The optional part that it belongs to; nil if it is required.
    let optionalPart: Int?
  }

  enum Content: Sendable {
    case fixed(String)
    case argument(Int, LinkForm)
  }

  struct Query: Sendable {
    /// Nil for all names that no other part takes.
    let name: String?
    let part: Int
    let form: LinkForm
  }

  init(path: String, forms: [LinkForm], place: SourcePlace) {
    self.path = path
    self.forms = forms
    self.place = place
    segments = Self.fixed(path.isEmpty ? [] : [path]) + forms.enumerated().flatMap(Self.segments)
    variants = Self.variantCount(segments) > Self.mostVariants ? [segments] : Self.variants(of: segments)
    queries = forms.enumerated().compactMap { index, form in
      switch form.query {
      case .named(let name): Query(name: name, part: index, form: form)
      case .rest: Query(name: nil, part: index, form: form)
      case .url, nil: nil
      }
    }
  }

  private static func segments(of part: Int, _ form: LinkForm) -> [Segment] {
    guard form.query == nil else { return [] }
    let optionalPart = form.count == .optional ? part : nil
    let own = form.pieces.flatMap { piece in
      switch piece {
      case .fixed(let path): fixed([path], optionalPart)
      case .argument: [Segment(content: .argument(part, form), optionalPart: optionalPart)]
      }
    }
    return own + fixed(form.following)
  }

  private static func fixed(_ paths: [String], _ optionalPart: Int? = nil) -> [Segment] {
    paths.flatMap { $0.split(separator: "/", omittingEmptySubsequences: false) }
      .map { Segment(content: .fixed(String($0)), optionalPart: optionalPart) }
  }
}

// Optional parts.
extension LinkPattern {
  static var mostVariants: Int { 64 }

  /// How many paths its URLs may have.
  var variantCount: Int { Self.variantCount(segments) }

  private static func variantCount(_ segments: [Segment]) -> Int {
    runs(of: segments).reduce(1) { min($0 * ($1.count + 1), 1_000_000) }
  }

  /// Adjacent optional parts are left out from the right, so that it is clear which of them are there.
  private static func variants(of segments: [Segment]) -> [[Segment]] {
    var missing: [Set<Int>] = [[]]
    for run in runs(of: segments) {
      missing = missing.flatMap { others in (0...run.count).map { others.union(run.suffix($0)) } }
    }
    return missing.map { missing in
      segments.filter { segment in segment.optionalPart.map { !missing.contains($0) } ?? true }
    }
  }

  /// The optional parts, with adjacent ones grouped.
  private static func runs(of segments: [Segment]) -> [[Int]] {
    var runs: [[Int]] = [], isInRun = false
    for segment in segments {
      guard let part = segment.optionalPart else {
        isInRun = false
        continue
      }
      if !isInRun { runs.append([part]) }
      if runs.last?.last != part { runs[runs.count - 1].append(part) }
      isInRun = true
    }
    return runs
  }
}

extension LinkPattern {
  /// The names that its query must have, in order.
  var requiredNames: [String] { queries.filter { $0.form.count == .one }.compactMap(\.name).sorted() }

  /// The parts that get the URL as it came.
  var urlParts: [Int] { forms.indices.filter { forms[$0].query == .url } }

  /// Whether some of its segments are in the fragment.
  var readsFragment: Bool { segments.contains { $0.fixed == "#" } }

  /// Its last segment, if that takes the whole rest of the path.
  var list: LinkForm? {
    guard case .argument(_, let form) = segments.last?.content, form.count == .list else { return nil }
    return form
  }

  /// The same pattern below other segments.
  func below(_ prefix: String) -> LinkPattern {
    LinkPattern(path: [prefix, path].filter { !$0.isEmpty }.joined(separator: "/"), forms: forms, place: place)
  }
}

extension LinkPattern: CustomStringConvertible {
  /// The path with the types of its arguments, and the query: `items/{Int}/(reviews)?page={Int?}`.
  var description: String {
    let path = runsOfPart.map(Self.description).joined(separator: "/")
    guard !queries.isEmpty else { return path.isEmpty ? "/" : path }
    return path + "?" + queries.map { "\($0.name ?? "*")=\($0.form.description)" }.joined(separator: "&")
  }

  /// The segments, with those of one optional part grouped.
  private var runsOfPart: [[Segment]] {
    segments.reduce(into: []) { runs, segment in
      if let part = segment.optionalPart, runs.last?.last?.optionalPart == part {
        runs[runs.count - 1].append(segment)
      } else {
        runs.append([segment])
      }
    }
  }

  private static func description(of run: [Segment]) -> String {
    let texts = run.map { segment in
      switch segment.content {
      case .fixed(let text): LinkText.shortened(text, to: .max)
      case .argument(_, let form): run.count == 1 ? form.description : "{\(form.typeName)}"
      }
    }
    guard run[0].optionalPart != nil, texts.count > 1 || run[0].fixed != nil else { return texts[0] }
    return "(\(texts.joined(separator: "/")))?"
  }
}

extension LinkPattern.Segment {
  /// Its text; nil if it is an argument.
  var fixed: String? {
    guard case .fixed(let text) = content else { return nil }
    return text
  }

  /// How often it may occur.
  var count: LinkForm.Count {
    guard case .argument(_, let form) = content, form.count == .list else {
      return optionalPart == nil ? .one : .optional
    }
    return .list
  }
}

/// How few texts a type accepts: of two arguments at one place, the one that accepts fewer is tried first.
enum LinkRank: Int, Comparable, CaseIterable {
  case uuid, raw, bool, integer, number, other, text

  init(of type: Any.Type) {
    switch type {
    case is String.Type: self = .text
    case is Bool.Type: self = .bool
    case is any BinaryInteger.Type: self = .integer
    case is any BinaryFloatingPoint.Type: self = .number
    default: self = .other
    }
  }

  static func < (left: LinkRank, right: LinkRank) -> Bool { left.rawValue < right.rawValue }
}
