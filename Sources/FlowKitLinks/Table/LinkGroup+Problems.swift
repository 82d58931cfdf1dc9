import FlowKit

// Finds patterns that no URL can fit, one by one.
extension LinkGroup {
  /// The problems of the group itself, of each of its links, and of its nested groups.
  func problems(_ limits: LinkLimits) -> [LinkTableError.Problem] {
    originProblems.map { LinkTableError.Problem(places: [place], sentence: $0) }
      + nested.flatMap(\.problems) + (nested.contains { !$0.pathProblems.isEmpty } ? [] : linkProblems(limits))
  }

  private func linkProblems(_ limits: LinkLimits) -> [LinkTableError.Problem] {
    links.flatMap { link in
      link.pattern.problems(limits).map {
        LinkTableError.Problem(places: [link.pattern.place], sentence: "\(link.pattern): \($0)")
      }
    }
  }

  private var originProblems: [String] {
    guard !origins.isEmpty else {
      return [
        "the group has neither schemes nor hosts, so no URL leads to its links. Give it some,"
          + " LinkGroup(schemes: [\"shop\"]), or add it to a group that has them."
      ]
    }
    return schemes.compactMap(Self.problem(ofScheme:)) + hosts.compactMap(Self.problem(ofHost:))
  }

  private static func problem(ofScheme scheme: String) -> String? {
    if ["http", "https"].contains(LinkSyntax.folded(scheme)) {
      return "\"\(scheme)\" is the scheme of web pages, not one of the app's own. Name the hosts of its universal links"
        + " instead: hosts: [\"shop.example.com\"]."
    }
    guard !LinkSyntax.isScheme(scheme.utf8) else { return nil }
    return "\"\(scheme)\" is not a valid scheme. Begin with a letter, use only letters, digits, +, - and ., and leave"
      + " out the colon."
  }

  private static func problem(ofHost host: String) -> String? {
    let name = host.hasPrefix("*.") ? host.dropFirst(2) : host[...]
    guard host != "*", !LinkSyntax.isHost(name.utf8) else { return nil }
    return
      "\"\(host)\" is not a valid host. Use only letters, digits, dots and hyphens, leave out scheme, port and path,"
      + " and write names in other alphabets in Punycode. \"*\" stands for all hosts, and \"*.example.com\" for those"
      + " below example.com."
  }
}

extension LinkGroup.Nested {
  /// The problems of the path, of the group, and of its nested groups.
  fileprivate var problems: [LinkTableError.Problem] {
    let isReached = group.schemes.isEmpty && group.hosts.isEmpty
    return pathProblems.map { LinkTableError.Problem(places: [place], sentence: "\"\(path)\": \($0)") }
      + (isReached ? [] : [LinkTableError.Problem(places: [group.place, place], sentence: originProblem)])
      + group.nested.flatMap(\.problems)
  }

  fileprivate var pathProblems: [String] {
    let pattern = LinkPattern(path: path, forms: [], place: place)
    guard let placeholder = pattern.segments.lazy.compactMap(\.placeholder).first else {
      return pattern.segmentProblems
    }
    return [
      "\"\(placeholder)\" looks like an argument in another library, but would be a fixed segment. The path of a group"
        + " has no arguments. Declare them in its links."
    ]
  }

  private var originProblem: String {
    "the group has schemes or hosts of its own, but is added to another group at \(place), whose schemes and hosts"
      + " apply. Make it with LinkGroup()."
  }
}

extension LinkPattern {
  fileprivate func problems(_ limits: LinkLimits) -> [String] {
    placeholderProblems + segmentProblems + orderProblems + queryProblems + forms.compactMap(\.nonsense)
      + sizeProblems(limits)
  }

  fileprivate var segmentProblems: [String] {
    (segments.count { $0.fixed == "#" } > 1 ? ["a URL has one fragment. Write one # between two segments."] : [])
      + segments.compactMap(problem)
  }

  private func problem(of segment: Segment) -> String? {
    guard let text = segment.fixed, segment.placeholder == nil, text != "#" else { return nil }
    if text.isEmpty {
      return "a segment is empty. Write one slash between two segments, and none before the first or after the last."
    }
    if LinkSyntax.isDots(text) {
      return "no URL has the segment \"\(text)\", which is resolved before a link is opened. Name it differently."
    }
    if text.utf8.contains(0) { return "a segment contains a null character, which no URL has. Remove it." }
    if text.contains("%") {
      let decoded = (try? LinkSyntax.decoded(text.utf8)).map { "Write \"\($0)\"." } ?? "Leave out the percent sign."
      return "segments are written as they are read, not percent-encoded. \(decoded)"
    }
    guard text.contains(where: { "?#".contains($0) }) else { return nil }
    return "\"\(text)\" is more than a path. Add what is in the query with .query(...), and leave out fragments, unless"
      + " they are paths: \"#/items\"."
  }

  private var orderProblems: [String] {
    if segments.dropLast().contains(where: { $0.count == .list }) {
      return ["a list takes all the rest of the path, so nothing can follow it. Put it last."]
    }
    if segments.last?.count == .list, segments.dropLast().last?.optionalPart != nil {
      return [
        "a list cannot follow an optional segment, as a segment of a URL could belong to either."
          + " Put a fixed segment between them."
      ]
    }
    guard variantCount > Self.mostVariants else { return [] }
    return [
      "its optional segments make \(variantCount) different paths, and at most \(Self.mostVariants) are allowed."
        + " Split it into several links."
    ]
  }

  private var queryProblems: [String] {
    let names = queries.compactMap(\.name), rest = queries.filter { $0.name == nil }
    var problems =
      names.contains("") ? ["an argument of the query has an empty name. Name it: .query(\"page\", .int)."] : []
    if Set(names).count < names.count {
      problems.append(
        "two arguments of the query have the same name. Rename one of them, or take both values as a list.")
    }
    if rest.count > 1 { problems.append("two arguments take the whole query. Remove one of them.") }
    if queries.contains(where: { !$0.form.following.isEmpty || $0.form.pieces != [.argument] }) {
      problems.append("fixed segments belong to the path, not to an argument of the query. Put them before it.")
    }
    if urlParts.contains(where: { !forms[$0].following.isEmpty }) {
      problems.append("fixed segments belong to the path, not to the whole URL. Put them before .url.")
    }
    return problems
  }

  private func sizeProblems(_ limits: LinkLimits) -> [String] {
    let required = segments.count { $0.count == .one }
    if required > limits.segments {
      return [
        "it has \(required) segments, but LinkLimits.segments allows \(limits.segments). Shorten it, or raise the limit."
      ]
    }
    let names = requiredNames.count
    if names > limits.queries {
      return [
        "it requires \(names) names in the query, but LinkLimits.queries allows \(limits.queries). Make some of them"
          + " optional, or raise the limit."
      ]
    }
    guard path.utf8.count > limits.length else { return [] }
    return [
      "it is longer than the \(limits.length) bytes that LinkLimits.length allows. Shorten it, or raise the limit."
    ]
  }
}
