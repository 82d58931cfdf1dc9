package import FlowKit

/// A link that is never the address of a screen, and why.
///
/// It prints as one line: `Shop/ShopLinks.swift:12: items/{Int}/photos/{String}: its arguments ...`.
public struct LinkWithoutAddress: Hashable, Sendable {
  /// The link's pattern.
  public let pattern: String
  /// The place where the link is declared.
  package let place: SourcePlace
  /// Why it has no way back, and how to fix it.
  package let reason: String
}

extension LinkWithoutAddress: CustomStringConvertible {
  /// The place, the pattern, and the reason.
  public var description: String { "\(place): \(pattern): \(reason)" }
}

extension LinkTable {
  /// The links that open a place but have no way back to a URL, in the order they were added.
  ///
  /// Check in a test that there are none, or only those you intend:
  ///
  /// ```swift
  /// #expect(table.linksWithoutAddress == [])
  /// #expect(table.linksWithoutAddress.map(\.pattern) == ["logout"])
  /// ```
  ///
  /// To find out where a link leads, the table calls its closure with made-up arguments. The list doesn't include links
  /// that decline these arguments, or whose action depends on the state of the app, such as `.select(1)` alone.
  @MainActor
  public var linksWithoutAddress: [LinkWithoutAddress] {
    storage.links.enumerated().compactMap { index, link in
      let hasBeginning = storage.origins[index].contains { !$0.isPattern }
      return (hasBeginning ? link.reasonWithoutAddress : LinkDeclaration.reasonWithoutBeginning).map {
        LinkWithoutAddress(pattern: link.pattern.description, place: link.pattern.place, reason: $0)
      }
    }
  }
}

extension LinkDeclaration {
  fileprivate static let reasonWithoutBeginning: String? =
    "its group has neither a scheme nor a host by its whole name, so no URL can begin with it. Add one of them."

  /// Why no screen can have it as its address; nil if one can, or if that is unknown.
  @MainActor
  fileprivate var reasonWithoutAddress: String? {
    switch source.kind {
    case .tooFewKeys(let parts):
      let names = parts.map { pattern.forms[$0].description }
      return "its arguments, \(names.dropLast().joined(separator: ", ")) and \(names.last ?? ""), cannot all be read"
        + " from the flow's key. Add from: to read them from the screen."
    case .tooManyValues(let count):
      return "its arguments have \(count) combinations of values, and at most \(LinkSource.mostValues) are tried."
        + " Add from: to read them from the screen."
    case .key(let part): return example.flatMap { problem(with: $0, key: part) }
    case .closure(let taken): return example.flatMap { problem(with: $0, from: taken) }
    }
  }

  private struct Example {
    let action: NavigationAction
    let texts: Texts
    let flow: FlowID?
  }

  /// Where it leads with made-up arguments; nil if it declines them, or if that is unknown.
  @MainActor
  private var example: Example? {
    let tree = NavigationTree(root: NavigationTree.Entry(id: 1, flow: Flow(with: Somewhere()).id))
    for row in 0..<LinkForm.mostExamples {
      let texts = pattern.forms.map { $0.isRequired ? $0.example(row) : [] }
      guard let reading = try? read(texts) else { continue }
      let action = reading.action(), flow = action.destination(in: tree)
      guard action.kind != .nothing else { continue }
      return flow == nil && action.lastStepThatLeads.kind == .select
        ? nil : Example(action: action, texts: reading.texts, flow: flow)
    }
    return nil
  }

  @MainActor
  private func problem(with example: Example, key part: Int?) -> String? {
    guard let flow = example.flow else { return problem(withAction: example.action) }
    guard let part, !hasKey(flow, example.texts[part], of: part) else { return nil }
    let form = pattern.forms[part].description
    let problem =
      flow.key == nil
      ? "it leads to \(flow), which has no key to read \(form) from." : "it leads to \(flow), whose key is not \(form)."
    return "\(problem) Give the flow that key, Flow(with: ..., id: ...), or add from: to read it from the screen."
  }

  @MainActor
  private func hasKey(_ flow: FlowID, _ texts: [String], of part: Int) -> Bool {
    source.texts(nil, flow.key).contains { $0[part] == texts }
  }

  private func problem(with example: Example, from taken: LinkSource.Taken) -> String? {
    guard let flow = example.flow else { return problem(withAction: example.action) }
    guard taken.fits(flow) == false else { return nil }
    let problem = "from: takes \(LinkText.withArticle(taken.type)), but the link leads to \(flow), "
    let screen = LinkText.withArticle(flow.blueprint.screenType)
    return taken.type is AnyClass
      ? "\(problem)whose screen is \(screen). Take \(screen) instead."
      : "\(problem)which has no such key. Give the flow that key, or take its screen, \(screen)."
  }

  private func problem(withAction action: NavigationAction) -> String {
    "its action, \(action.withoutOrigin), names no flow to lead to, so it is unknown where it leads."
      + " End it with an action that names one, such as goTo(flow)."
  }
}

/// The screen of a made-up app, to find out where a link leads.
private final class Somewhere {}

extension LinkForm {
  static var mostExamples: Int { 8 }

  /// Texts that the type may accept; they differ for each number.
  fileprivate func example(_ number: Int) -> [String] {
    if let all = all?(), !all.isEmpty { return all[number % all.count] }
    switch rank {
    case .uuid: return ["00000000-0000-0000-0000-000000000001"]
    case .bool: return ["true"]
    case .integer, .number: return ["\(number + 1)"]
    case .text: return ["a"]
    case .raw, .other: return [Self.texts[number % Self.texts.count]]
    }
  }

  private static var texts: [String] {
    ["1", "a", "true", "00000000-0000-0000-0000-000000000001", "1.0.0", "2026-01-01", "0", "en"]
  }
}
