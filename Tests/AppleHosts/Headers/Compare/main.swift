// Compares two interfaces that the compiler has printed: compare STAND-IN HEADERS DIFFERENCES
//
// DIFFERENCES lists those that are meant, one a line: what is printed here, two spaces, `#`, and the reason. A `*` in a line
// stands for any text. It fails on a difference that isn't listed, and on a listed one that doesn't exist any more.
import Foundation

func read(_ path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("can't read \(path)")
    exit(2)
  }
  return text
}

guard CommandLine.arguments.count == 4 else {
  print("compare STAND-IN HEADERS DIFFERENCES")
  exit(2)
}
let standIn = Interface(read(CommandLine.arguments[1])).declarations
let headers = Interface(read(CommandLine.arguments[2]))

var found: [String] = []
for (path, ours) in standIn {
  let theirs = headers.inherited(path), ancestors = headers.ancestors(of: path)
  for one in ours {
    let all = theirs.map { one.differences(from: $0, ancestors) }
    guard let least = all.min(by: { $0.count < $1.count }) else {
      found.append("only in the stand-in: \(path)")
      continue
    }
    found += least.map { "\(path) is \($0)" }
  }
}
// The headers may have more than the stand-in, but for what a delegate of the app's would have to implement.
for (path, theirs) in headers.declarations where standIn[path] == nil {
  found += theirs.filter { $0.isRequirement && !$0.isOptional }.map { _ in "only in the headers: \(path)" }
}

extension String {
  /// Whether a rule with at most one `*` covers a difference.
  func covers(_ difference: String) -> Bool {
    guard let star = firstIndex(of: "*") else { return self == difference }
    let (before, after) = (self[..<star], self[index(after: star)...])
    guard difference.count >= before.count + after.count else { return false }
    return difference.hasPrefix(before) && difference.hasSuffix(after)
  }
}

let meant = read(CommandLine.arguments[3]).split(separator: "\n").compactMap { line -> String? in
  guard !line.hasPrefix("#"), let reason = line.range(of: "  # ") else {
    if !line.hasPrefix("#") { found.append("a listed difference has no reason: \(line)") }
    return nil
  }
  return String(line[..<reason.lowerBound])
}
var used: Set<String> = []
let unexpected = Set(found).filter { difference in
  guard let rule = meant.first(where: { $0.covers(difference) })
  else { return true }
  used.insert(rule)
  return false
}
let gone = meant.filter { !used.contains($0) }
for line in unexpected.sorted() { print(line) }
for line in gone { print("listed, but not there: \(line)") }
let (ours, theirs) = (standIn.values.joined().count, headers.declarations.values.joined().count)
print("\(ours) declarations of the stand-in, \(theirs) of the headers: ", terminator: "")
print("\(unexpected.count) unexpected differences, \(used.count) lines of meant ones")
exit(unexpected.isEmpty && gone.isEmpty ? 0 : 1)
