package import FlowKit

/// Why a URL could not be opened: it prints the URL, what was tried, and the nearest pattern.
///
/// ```swift
/// do {
///   try navigator.open(url)
/// } catch {
///   print(error)   // shop://itmes/5 cannot be opened: no link matches its path. The nearest is items/{Int} at ...
/// }
/// ```
///
/// Nothing has changed. You can log the texts: they are short, have no control characters, and leave out the query's
/// values, which may be secret.
public struct LinkIssue: Error, Sendable {
  /// The reason.
  package let reason: Reason
  /// The URL, shortened and without its query.
  public let url: String
  /// The links whose paths fit the URL, and why they don't accept it; at most eight.
  package let tried: [Attempt]

  private let problem: String
  private let storage: LinkStorage?
  private let address: LinkAddress?

  init(
    _ reason: Reason, _ url: String, problem: String = "", tried: [Attempt] = [], storage: LinkStorage?,
    address: LinkAddress?
  ) {
    self.reason = reason
    self.url = LinkText.shortened(
      url: url, showsFragment: address?.segments.contains(LinkSyntax.fragmentMark) == true)
    self.problem = problem
    self.tried = tried
    self.storage = storage
    self.address = address
  }
}

extension LinkIssue {
  init(malformed problem: Malformed, _ url: String, _ storage: LinkStorage) {
    self.init(
      problem.isTooLarge ? .tooLarge : .malformed, url, problem: problem.sentence, storage: storage, address: nil)
  }

  /// Why a URL could not be opened.
  package struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in a word or two: `no match`.
    package let description: String

    /// The text is not a URL, or other programs might read it differently.
    package static let malformed = Reason(description: "malformed")
    /// The URL exceeds the table's ``LinkLimits``.
    package static let tooLarge = Reason(description: "too large")
    /// No link has the URL's scheme or host.
    package static let unknownOrigin = Reason(description: "unknown origin")
    /// No link matches the path.
    package static let noMatch = Reason(description: "no match")
    /// A link matches the path, but an argument is missing or not of its type.
    package static let badArguments = Reason(description: "bad arguments")
    /// The link's closure returned nil for its arguments.
    package static let declined = Reason(description: "declined")
    /// The navigator has no table.
    package static let noLinks = Reason(description: "no links")
  }

  /// A link that was tried.
  package struct Attempt: Error, Hashable, Sendable, CustomStringConvertible {
    /// The link's pattern.
    package let pattern: String
    /// The place where the link is declared.
    package let place: SourcePlace
    /// Why the link does not accept the URL.
    package let problem: String

    init(_ pattern: LinkPattern, _ problem: String) {
      self.pattern = pattern.description
      place = pattern.place
      self.problem = problem
    }

    /// The pattern and the problem: `items/{Int}: "five" is not an Int`.
    package var description: String { "\(pattern): \(problem)" }
  }

  /// The pattern most similar to the URL; nil if none is similar.
  ///
  /// This property searches all links each time.
  package var nearest: String? { nearestLink?.description }

  private var nearestLink: LinkPattern? { address.flatMap { storage?.nearest(to: $0) } }
}

extension LinkIssue.Attempt {
  init(_ pattern: LinkPattern, unreadable part: Int, _ texts: [String]) {
    let form = pattern.forms[part]
    let subject =
      switch form.query {
      case .named(let name): "a value of \"\(name)\""
      case .rest: "a value of the query"
      case .url: "the whole text"
      case nil: texts.count == 1 ? "\"\(LinkText.shortened(texts[0], to: 40))\"" : "one of the last segments"
      }
    self.init(pattern, "\(subject) is not \(LinkText.withArticle(form.typeName))")
  }
}

extension LinkIssue: CustomStringConvertible {
  /// The URL, what is wrong with it, what was tried, and the nearest pattern.
  public var description: String {
    guard reason != .noLinks else { return "\(url) cannot be opened: the navigator has no links." }
    return "\(url) cannot be opened: \(cause)\(suggestion)"
  }

  private var cause: String {
    if !problem.isEmpty { return problem }
    return tried.map { "\($0.problem) (\($0.pattern) at \($0.place))" }.joined(separator: "; ") + "."
  }

  private var suggestion: String {
    guard reason == .noMatch, let nearest = nearestLink else { return "" }
    return " The nearest is \(nearest) at \(nearest.place)."
  }
}
