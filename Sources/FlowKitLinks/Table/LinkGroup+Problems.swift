import FlowKit

// Patterns that no URL can fit, found one by one.
extension LinkGroup {
  /// What is wrong with the group itself and with each of its links.
  func problems(_ limits: LinkLimits) -> [LinkTableError.Problem] {
    originProblems.map { LinkTableError.Problem(places: [place], sentence: $0) }
      + links.flatMap { link in
        link.pattern.problems(limits).map {
          LinkTableError.Problem(places: [link.pattern.place], sentence: "\(link.pattern): \($0)")
        }
      }
  }

  private var originProblems: [String] {
    guard !origins.isEmpty else { return ["the group has neither schemes nor hosts, so no URL can mean its links."] }
    return schemes.compactMap(Self.problem(ofScheme:)) + hosts.compactMap(Self.problem(ofHost:))
  }

  private static func problem(ofScheme scheme: String) -> String? {
    if ["http", "https"].contains(LinkSyntax.folded(scheme)) {
      return "\(scheme) is the scheme of web addresses: write their hosts, hosts: [\"shop.example.com\"]."
    }
    guard !LinkSyntax.isScheme(scheme.utf8) else { return nil }
    return "\"\(scheme)\" is no scheme: letters, then digits, +, - and . too, without a colon."
  }

  private static func problem(ofHost host: String) -> String? {
    guard !LinkSyntax.isHost(host.utf8) else { return nil }
    return "\"\(host)\" is no host: letters, digits, dots and hyphens, without scheme, port and path"
      + " (other letters in Punycode)."
  }
}

extension LinkPattern {
  fileprivate func problems(_ limits: LinkLimits) -> [String] {
    segmentProblems + orderProblems + queryProblems
      + forms.compactMap { form in
        form.nonsense.map { "\($0) has no meaning." }
      } + sizeProblems(limits)
  }

  private var segmentProblems: [String] {
    segments.compactMap { segment in
      guard case .fixed(let text) = segment else { return nil }
      if text.isEmpty { return "a fixed segment is empty; write no slash at the ends, and one in between." }
      if LinkSyntax.isDots(text) { return "no URL has \(text) as a segment." }
      if text.utf8.contains(0) { return "no URL has a null character." }
      guard text.contains(where: { "?#%".contains($0) }) else { return nil }
      return "fixed segments are written as they are read, not percent-encoded, and a query with .query(...)."
    }
  }

  private var orderProblems: [String] {
    let counts = segments.map(\.count)
    if counts.dropLast().contains(.list) { return ["nothing can follow a list, which is all the rest of the path."] }
    guard let optional = counts.firstIndex(of: .optional), counts[optional...].contains(where: { $0 != .optional })
    else { return [] }
    return ["only optional segments can follow an optional one: of what follows, none could tell if it is there."]
  }

  private var queryProblems: [String] {
    let names = queries.map(\.name)
    var problems = names.contains("") ? ["a name in the query is empty."] : []
    if Set(names).count < names.count { problems.append("two arguments have the same name in the query.") }
    if queries.contains(where: { !$0.form.following.isEmpty }) {
      problems.append("then(...) is for the path, and follows an argument of the query.")
    }
    return problems
  }

  private func sizeProblems(_ limits: LinkLimits) -> [String] {
    let required = segments.count { $0.count == .one }
    if required > limits.segments { return ["it has \(required) segments, and \(limits.segments) are allowed."] }
    let names = requiredNames.count
    if names > limits.queries { return ["it has \(names) query items, and \(limits.queries) are allowed."] }
    guard path.utf8.count > limits.length else { return [] }
    return ["it is longer than the \(limits.length) bytes that are allowed."]
  }
}
