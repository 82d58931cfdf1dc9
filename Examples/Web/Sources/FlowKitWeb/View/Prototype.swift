import FlowKit

/// A screen that has no view yet, shown by what it is: its name, its values, and a row for each callback.
///
/// A callback that takes a value has the rows that the app gives it, or a line of text: what a mirror says of a function can't be called
/// with arguments, because it would read them from the wrong place.
@MainActor
final class Prototype {
  let screen: AnyObject
  /// The rows that the app gives to screens of its type.
  private let given: [Row]

  /// A row that calls a callback with values.
  struct Row {
    let label: String
    let press: @MainActor (AnyObject) -> Void
  }

  init(_ screen: AnyObject, _ given: [Row] = []) { (self.screen, self.given) = (screen, given) }

  var title: String { Self.title(ofType: "\(type(of: screen))") }

  /// The name of a screen's type, in words: `SignInScreen` is `Sign in`.
  static func title(ofType name: String) -> String {
    let name = name.prefix { $0 != "<" }
    return words(name.hasSuffix("Screen") && name != "Screen" ? name.dropLast("Screen".count) : name)
  }

  /// The same for a flow whose screen has not been made; a name that isn't a screen's type stays as it is.
  static func title(of flow: FlowID) -> String { flow.name.hasSuffix("Screen") ? title(ofType: flow.name) : flow.name }

  var view: WebView {
    let members = Self.members(of: screen)
    let rows = given.enumerated().map { [screen] index, row in
      WebElement.row(row.label, id: "given \(index)") { row.press(screen) }
    }
    return WebView(title, members.compactMap(value) + members.flatMap { callback($0.name, $0.value) } + rows)
  }

  private func value(_ name: String, _ value: Any) -> WebElement? {
    switch value {
    case is String, is Int, is Double, is Bool: .text("\(Self.words(name[...])): \(value)")
    default: nil
    }
  }

  private func callback(_ name: String, _ value: Any) -> [WebElement] {
    let label = Self.words(name.hasPrefix("on") ? name.dropFirst(2) : name[...])
    if let call = value as? @MainActor () -> Void { return [.row(label, id: name, press: call)] }
    if let call = value as? () -> Void { return [.row(label, id: name) { call() }] }
    let type = "\(Swift.type(of: value))"
    let isGiven = given.contains { $0.label == label || $0.label.hasPrefix(label + " ") }
    guard type.contains("->"), !isGiven else { return [] }
    if type.contains("async") { return [.text("\(label) takes its time, so a view has to wait for it: \(type)")] }
    return [.text("\(label) takes a value, which a row has to give: \(type)")]
  }

  /// The stored properties, those of superclasses last.
  private static func members(of screen: AnyObject) -> [(name: String, value: Any)] {
    var members: [(String, Any)] = [], mirror = Mirror(reflecting: screen) as Mirror?
    while let one = mirror {
      members += one.children.compactMap { child in
        // What is observable stands behind an underscore.
        child.label.map { (String($0.hasPrefix("_") ? $0.dropFirst() : $0[...]), child.value) }
      }
      mirror = one.superclassMirror
    }
    return members
  }

  /// `ForgotPassword` as `Forgot password`.
  private static func words(_ name: Substring) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, !last.isUppercase {
        words += " " + character.lowercased()
      } else {
        words += words.isEmpty ? character.uppercased() : String(character)
      }
    }
    return words
  }
}
