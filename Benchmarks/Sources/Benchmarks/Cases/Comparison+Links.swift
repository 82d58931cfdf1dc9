import FlowKit
import FlowKitLinks
import Foundation

// Finding the link that a URL means must cost by the URL, not by the links.
extension Comparison {
  static func links(_ effort: Effort) -> [Comparison] {
    [manyLinks(effort), scan(effort), worst(effort), unmatched(effort), address(effort.short)]
  }

  private static func manyLinks(_ effort: Effort) -> Comparison {
    Comparison(name: "match, 10,000 links", yardstickName: "10 links", budget: 2, samples: effort.samples) {
      (matching(10_000, effort), matching(10, effort))
    }
  }

  private static func scan(_ effort: Effort) -> Comparison {
    Comparison(
      name: "match, 10,000 links", yardstickName: "10,000 patterns, one by one", budget: nil, samples: effort.removals
    ) {
      let patterns = (0..<10_000).map { ["section\($0)", "", "photos", ""] }, urls = urls(10_000)
      var index = 0, found = 0
      let scan = Workload.repeating(10) {
        index = (index + 997) % urls.count
        if scanned(patterns, for: urls[index]) { found += 1 }
      }
      _ = scan.measure()
      confirm(found == 10, "the scan finds what it looks for")
      return (matching(10_000, effort), scan)
    }
  }

  /// The most ambiguous table of its kind that can be made, with a URL that is tried in all of them.
  private static func worst(_ effort: Effort) -> Comparison {
    Comparison(
      name: "no match, tried in 128 ways", yardstickName: "match, 10 links", budget: nil, samples: effort.samples
    ) {
      let table = table(ambiguous), effort = effort.short
      let url = url("shop://" + String(repeating: "a/", count: 7) + "never")
      confirm((try? table.match(url)) == nil, "the URL is tried in vain")
      let subject = Workload.repeating(effort.operations) { _ = try? table.match(url) }
      return (subject, matching(10, effort))
    }
  }

  /// The sentence that says why a URL is no link names the links that it is like.
  private static func unmatched(_ effort: Effort) -> Comparison {
    Comparison(
      name: "no match, described, 20,000 links", yardstickName: "ten of a tenth", budget: 2, samples: effort.removals
    ) {
      let many = table(sections(20_000)), few = table(sections(2_000))
      return (.repeating(1) { describe(many) }, .repeating(1) { for _ in 0..<10 { describe(few) } })
    }
  }

  private static func describe(_ table: LinkTable) {
    do {
      _ = try table.match(url("shop://sectoin7/5/photos/front"))
    } catch {
      confirm("\(error)".contains("sectoin7"), "it is said which URL")
    }
  }

  private static func address(_ effort: Effort) -> Comparison {
    Comparison(name: "url of the visible, 500 links", yardstickName: "10 links", budget: nil, samples: effort.samples) {
      (addresses(500, effort), addresses(10, effort))
    }
  }

  private static func addresses(_ count: Int, _ effort: Effort) -> Workload {
    let navigator = Navigator(root: Flows(services: Services()).plain.id(1))
    navigator.links = table(sections(count, leadingTo: Flows(services: Services()).plain))
    _ = try? navigator.open(url("shop://section\(count - 1)/7"))
    confirm(navigator.url?.absoluteString == "shop://section\(count - 1)/7", "the last link leads to what is visible")
    return .repeating(effort.operations) { _ = navigator.url }
  }
}

extension Comparison {
  /// Whether any pattern fits, where an empty segment stands for any text.
  private static func scanned(_ patterns: [[String]], for url: String) -> Bool {
    let segments = url.dropFirst("shop://".count).split(separator: "/").map(String.init)
    return patterns.contains { pattern in
      pattern.count == segments.count && zip(pattern, segments).allSatisfy { $0.isEmpty || $0 == $1 }
    }
  }

  private static func matching(_ count: Int, _ effort: Effort) -> Workload {
    let table = table(sections(count)), urls = urls(count).map(url)
    var index = 0, found = 0
    let workload = Workload.repeating(effort.operations) {
      index = (index + 7) % urls.count
      found += (try? table.match(urls[index])) == nil ? 0 : 1
    }
    _ = workload.measure()
    confirm(found == effort.operations, "each URL is a link")
    return workload
  }

  private static func table(_ links: LinkGroup) -> LinkTable {
    do throws(LinkTableError) {
      return try LinkTable(links)
    } catch {
      confirm(false, "the links are right: \(error)")
      return table(LinkGroup(schemes: ["shop"]))
    }
  }

  private static func url(_ text: String) -> URL {
    guard let url = URL(string: text) else {
      confirm(false, "it is a URL: \(text)")
      return URL(fileURLWithPath: "/")
    }
    return url
  }

  private static func urls(_ count: Int) -> [String] { (0..<count).map { "shop://section\($0)/5/photos/front" } }

  private static func sections(_ count: Int) -> LinkGroup {
    var links = LinkGroup(schemes: ["shop"])
    for number in 0..<count { links.add("section\(number)", .int.then("photos"), .string) { _, _ in .stay } }
    return links
  }

  private static func sections(_ count: Int, leadingTo flow: Flow<PlainScreen>) -> LinkGroup {
    var links = LinkGroup(schemes: ["shop"])
    for number in 0..<count {
      links.add("section\(number)", .int) {
        .push(flow.id([number, $0]))
      } from: { (key: [Int]) in
        key[1]
      }
    }
    return links
  }

  /// Links that differ only in which of two types is asked on each of seven levels: 128 of them.
  private static var ambiguous: LinkGroup {
    var links = LinkGroup(schemes: ["shop"])
    for bits in 0..<128 {
      func part(_ level: Int) -> LinkPart<Text> { bits >> level & 1 == 0 ? .value(Text.self) : .raw(Text.self) }
      links.add("", part(0), part(1), part(2), part(3), part(4), part(5), part(6).then("end")) {
        _, _, _, _, _, _, _ in .stay
      }
    }
    return links
  }
}

/// Any text, of a type that links can ask for in two ways.
private struct Text: LosslessStringConvertible, RawRepresentable {
  let rawValue: String
  var description: String { rawValue }

  init(_ text: String) { rawValue = text }
  init(rawValue: String) { self.rawValue = rawValue }
}
