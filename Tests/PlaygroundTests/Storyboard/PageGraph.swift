import FlowKit
import Foundation
import Testing

/// What a page's script reads: the places and moves that are written in a page.
struct PageGraph {
  let places: [Place]
  private let flows: [[Any]]
  private let entries: [[Int]]
  private let contents: [[Any]]
  private let strings: [String]

  struct Place {
    /// The tree in one line, as `NavigationTree.summary` has it.
    let summary: String
    let text: String
    /// The moves; `nil` if the place was not explored.
    let moves: [Move]?
  }

  struct Move {
    let code: String
    /// A place, or: -1 nothing changes, -2 not on the page, -3 guards are asked.
    let target: Int
    let text: String
    let label: String?
  }

  init(_ json: String) throws {
    let data = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let strings = try #require(data["s"] as? [String])
    flows = try #require(data["flows"] as? [[Any]])
    entries = try #require(data["entries"] as? [[Int]])
    contents = try #require(data["contents"] as? [[Any]])
    self.strings = strings
    let rows = try #require(data["places"] as? [[Any]])
    let trees = PageTrees(flows: flows, entries: entries, contents: contents, strings: strings)
    places = try rows.map { row in
      let moves = row.count > 4 ? try #require(row[4] as? [[Int]]) : nil
      return Place(
        summary: trees.summary(of: try #require(row[0] as? [[Int]])), text: strings[try #require(row[3] as? Int)],
        moves: moves?.map { move in
          Move(
            code: strings[move[0]], target: move[1], text: strings[move[2]],
            label: move.count > 3 ? strings[move[3]] : nil)
        })
    }
  }

  /// The steps to each place from the first one, without links and other beginnings.
  var ways: [Int: [String]] {
    var ways: [Int: [String]] = [0: []], queue = [0], next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      for move in places[place].moves ?? [] where move.target >= 0 && ways[move.target] == nil {
        if move.code.hasPrefix("l") || move.code.hasPrefix("o") { continue }
        ways[move.target] = (ways[place] ?? []) + [move.code]
        queue.append(move.target)
      }
    }
    return ways
  }
}

private struct PageTrees {
  let flows: [[Any]]
  let entries: [[Int]]
  let contents: [[Any]]
  let strings: [String]

  func summary(of layers: [[Int]]) -> String {
    layers.map { ($0.count > 1 ? "\(strings[$0[1]]): " : "") + line($0[0]) }.joined(separator: " | ")
  }

  private func label(_ flow: Int) -> String {
    let row = flows[flow].compactMap { $0 as? Int }, name = strings[row[0]], key = strings[row[1]]
    return key.isEmpty ? name : "\(name)(\(key))"
  }

  private func line(_ top: Int) -> String {
    var names: [String] = [], next = top
    while next >= 0 {
      let entry = entries[next]
      names.append(label(entry[0]) + (entry.count > 2 ? "[\(inside(entry[2]))]" : ""))
      next = entry[1]
    }
    return names.reversed().joined(separator: " > ")
  }

  private func inside(_ number: Int) -> String {
    let row = contents[number], selected = row[0] as? Int ?? -1
    guard let flows = row[1] as? [Int], let tops = row[2] as? [Int] else { return "?" }
    return flows.indices.map { index in
      (index == selected ? "*" : "") + (tops[index] < 0 ? "(\(label(flows[index])))" : line(tops[index]))
    }
    .joined(separator: ", ")
  }
}
