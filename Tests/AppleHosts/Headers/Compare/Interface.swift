/// A module's public declarations, read from what the compiler prints.
struct Interface {
  private(set) var declarations: [String: [Declaration]] = [:]
  private var containers: [(name: String, isProtocol: Bool, isExtension: Bool, isMainActor: Bool)] = []
  private var protocols: Set<String> = []

  /// What a type inherits from, at any distance.
  func ancestors(of path: String) -> Set<String> {
    var found: Set<String> = [], next = declarations[path]?.first?.parents ?? []
    while let one = next.popFirst() {
      if found.insert(one).inserted { next.formUnion(declarations[one]?.first?.parents ?? []) }
    }
    return found
  }

  /// The declarations of a name: those of its type, or of what that inherits from.
  func inherited(_ path: String) -> [Declaration] {
    if let own = declarations[path] { return own }
    let bracket = path.firstIndex(of: "(") ?? path.endIndex
    guard let dot = path[..<bracket].lastIndex(of: ".") else { return [] }
    for ancestor in ancestors(of: String(path[..<dot])).sorted() {
      if let found = declarations[ancestor + path[dot...]] { return found }
    }
    return []
  }

  init(_ text: String) {
    for line in text.split(separator: "\n") { read(Substring(line)) }
  }

  private mutating func read(_ line: Substring) {
    let depth = line.prefix { $0 == " " }.count / 4
    var text = String(line.drop { $0 == " " })
    guard !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("import ") else { return }
    containers.removeLast(max(0, containers.count - depth))
    text = text.replacingOccurrences(of: "/*not inherited*/ ", with: "")
    if text == "}" { return }
    var attributes: Set<String> = []
    while let attribute = text.takeAttribute() { attributes.insert(attribute) }
    let modifiers = text.takeWords(among: Self.modifiers)
    let isMainActor = attributes.contains("@MainActor")
    guard let keyword = text.takeWord() else { return }
    switch keyword {
    case "class", "struct", "enum", "protocol", "extension": type(keyword, text, modifiers, isMainActor)
    case "func", "var", "let", "init", "init?", "init!", "case", "typealias", "subscript":
      member(keyword, text, modifiers, isMainActor)
    default:
      if keyword.hasPrefix("init") { member("init", String(keyword.dropFirst(4)) + text, modifiers, isMainActor) }
    }
  }

  private mutating func type(_ keyword: String, _ text: String, _ modifiers: Set<String>, _ isMainActor: Bool) {
    let head = text.prefix { $0 != "{" }.plain
    let name = head.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let outer = containers.last.map { $0.name + "." } ?? ""
    let path = keyword == "extension" ? String(name) : outer + name
    if keyword == "protocol" { protocols.insert(path) }
    let isProtocol = protocols.contains(path)
    let known = declarations[path]?.first
    containers.append((path, isProtocol, keyword == "extension", known?.isMainActor ?? isMainActor))
    let parents = head.parents
    guard keyword != "extension" else {
      if let known { declarations[path]?[0].parents = known.parents.union(parents) }
      return
    }
    declarations[path, default: []].append(
      Declaration(
        path: path, kind: keyword, signature: "", isMainActor: isMainActor, isOpen: modifiers.contains("open"),
        parents: parents))
  }

  private mutating func member(_ keyword: String, _ text: String, _ modifiers: Set<String>, _ isMainActor: Bool) {
    let outer = containers.last
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    var rest = String(text.dropFirst(name.count))
    let prefix = outer.map { $0.name + "." } ?? ""
    let inherits = outer?.isMainActor == true && !modifiers.contains("nonisolated")
    var new: Declaration
    switch keyword {
    case "func", "init", "init?", "init!", "subscript":
      let mark = rest.takeFailable()
      let arguments = Arguments(&rest)
      let base = keyword == "func" ? String(name) : "init"
      let path = prefix + base + "(" + arguments.labels.map { $0 + ":" }.joined() + ")"
      let result = rest.prefix { $0 != "{" }.plain
      let types = "(" + arguments.types.joined(separator: ", ") + ")" + mark + (result.isEmpty ? "" : " " + result)
      new = Declaration(
        path: path, kind: keyword == "func" ? "func" : "init", signature: types, isMainActor: isMainActor || inherits,
        defaults: arguments.defaults)
    case "var", "let":
      let type = rest.drop { $0 == ":" || $0 == " " }
      let accessors = type.range(of: " { ").map { type[$0.lowerBound...] }
      let bare = type.prefix(upTo: type.range(of: " { ")?.lowerBound ?? type.endIndex)
      let isSettable = keyword == "var" && accessors.map { $0.contains("set") } ?? true
      new = Declaration(
        path: prefix + name, kind: "var", signature: bare.plain, isMainActor: isMainActor || inherits,
        isSettable: isSettable && !modifiers.contains("internal(set)") && !modifiers.contains("private(set)"))
    case "case":
      let cases = text.split(separator: ",").map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "`" } }
      for one in cases {
        let path = prefix + one.filter { $0 != "`" }
        insert(Declaration(path: path, kind: "case", signature: "", isMainActor: false), outer)
      }
      return
    default:
      new = Declaration(
        path: prefix + name, kind: keyword, signature: rest.drop { " =".contains($0) }.plain, isMainActor: false)
    }
    new.isStatic = modifiers.contains("static") || modifiers.contains("class")
    new.isOpen = modifiers.contains("open")
    new.isOptional = modifiers.contains("optional")
    new.isRequirement = outer.map { $0.isProtocol && !$0.isExtension } ?? false
    insert(new, outer)
  }

  /// A declaration in an extension of a protocol says that an implementation may leave it out.
  private mutating func insert(
    _ new: Declaration, _ outer: (name: String, isProtocol: Bool, isExtension: Bool, isMainActor: Bool)?
  ) {
    if let outer, outer.isProtocol, outer.isExtension,
      let index = declarations[new.path]?.firstIndex(where: { $0.signature == new.signature })
    {
      declarations[new.path]?[index].isOptional = true
      return
    }
    guard declarations[new.path]?.contains(where: { $0.signature == new.signature }) != true else { return }
    declarations[new.path, default: []].append(new)
  }

  private static let modifiers: Set<String> = [
    "public", "open", "final", "optional", "override", "convenience", "required", "dynamic", "weak", "unowned",
    "static",
    "nonisolated", "internal(set)", "private(set)", "indirect", "mutating", "prefix", "class", "lazy",
  ]
}
