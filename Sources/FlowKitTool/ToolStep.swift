import FlowKit
import FlowKitLinks
import FlowKitMaps
import Foundation

/// Something that a user can do in a session, as it is written: `LoginScreen.onLogin(Ada)`, `back`, `close`,
/// `TabsScreen.select(1)`, `open shop://items/1`.
@MainActor
struct ToolStep {
  /// The step with all that was left out: its screen, and the arguments.
  let text: String
  /// The screen's flow, and its callback; nil if it is something else.
  let callback: FlowMap.Callback?
  /// The line of a test that does the same.
  let code: String
  let perform: @MainActor () throws -> Void

  /// Reads a step, as it can be taken in a session now.
  ///
  /// - Throws: A mistake that says what can be done instead.
  init(_ text: String, in session: ToolSession) throws {
    let navigator = session.navigator, text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text == "back" {
      self.init(text, code: "navigator.back()") {
        if !navigator.back() { throw ToolMistake(description: "There is nothing to go back to.") }
      }
    } else if text == "close" {
      self.init(text, code: "navigator.perform(.dismiss())") { navigator.perform(.dismiss()) }
    } else if text.hasPrefix("open ") {
      let url = String(text.dropFirst(5)), literal = url.debugDescription
      self.init(text, code: "try navigator.open(\(ValueSource.unwrap)(URL(string: \(literal))))") {
        navigator.perform(try navigator.action(for: url))
      }
    } else {
      try self.init(press: text, session)
    }
  }

  private init(
    _ text: String, callback: FlowMap.Callback? = nil, code: String, perform: @escaping @MainActor () throws -> Void
  ) {
    (self.text, self.callback, self.code, self.perform) = (text, callback, code, perform)
  }

  private init(press text: String, _ session: ToolSession) throws {
    let navigator = session.navigator, call = try Call(text, session)
    if call.name == "select", let index = Int(call.value ?? "") {
      let code = "navigator.perform(.select(\(index)), from: try navigator.entry(\(call.ofType)).id)"
      self.init("\(call.entry.flow).select(\(index))", code: code) {
        navigator.perform(.select(index), from: call.entry.id)
      }
      return
    }
    guard let real = call.callback else { throw call.unknown }
    let callback = FlowMap.Callback(flow: call.entry.flow, name: real.name)
    guard let closure = real.closure else {
      self.init("\(callback)", callback: callback, code: "") {
        throw ToolMistake(description: "\(callback) \(real.problem ?? "").")
      }
      return
    }
    let values = try ToolValues(call.value, closure.types, for: callback, session.tool)
    let code = "try navigator.screen(\(call.ofType)).\(real.name)\(real.isOptional ? "?" : "")(\(values.code))"
    self.init("\(callback)\(values.text)", callback: callback, code: code) { _ = closure.call(values.values) }
  }
}

/// A call of a callback, with the visible screen that has it.
@MainActor
private struct Call {
  let entry: NavigationTree.Entry
  let name: String
  /// What is in the parentheses; nil without them.
  let value: String?
  let callback: RealCallback?
  /// The arguments that find the screen in a test.
  let ofType: String
  private let others: [String]

  init(_ text: String, _ session: ToolSession) throws(ToolMistake) {
    let navigator = session.navigator, shown = Array(navigator.tree.shown.reversed())
    let named = shown.compactMap { entry in Self.rest(of: text, entry.flow).map { (entry: entry, rest: $0) } }.first
    if named == nil, let covered = navigator.tree.path.last(where: { Self.rest(of: text, $0.flow) != nil }) {
      throw Self.notVisible("\(covered.flow)", isThere: true, navigator)
    }
    let rest = named?.rest ?? text, name = String(rest.prefix { $0 != "(" })
    let callbacks = (named.map { [$0.entry] } ?? shown).map { entry in
      (entry: entry, all: session.callbacks(of: entry))
    }
    others = callbacks.flatMap(\.all).map(\.name)
    let found = callbacks.first { $0.all.contains { $0.name == name } }
    let isSelect = named == nil && name == "select"
    if named == nil, found == nil, !isSelect { throw Self.notVisible(Self.head(of: text), navigator, others) }
    self.name = name
    entry =
      (found ?? callbacks.first { isSelect && navigator.tree.container(of: $0.entry.id) != nil })?.entry
      ?? named?.entry ?? navigator.tree.visible
    callback = found?.all.first { $0.name == name }
    value = rest.contains("(") && rest.hasSuffix(")") ? String(rest.dropFirst(name.count + 1).dropLast()) : nil
    let type = entry.flow.screenType
    let behind = shown.prefix { [entry] in $0.id != entry.id }.count { $0.flow.screenType == type }
    ofType = "ofType: \(ValueSource.name(of: type)).self" + (behind == 0 ? "" : ", behind: \(behind)")
  }

  /// What is wrong if the screen has no such callback.
  var unknown: ToolMistake {
    ToolMistake(description: "\(entry.flow) has no callback “\(name)”. \(Names.advice(for: name, among: others))")
  }

  /// The text without the values in its last parentheses; a screen's key may be in others: `ItemScreen(1).onBuy(Tea)`.
  private static func head(of text: String) -> String {
    let start = text.range(of: ").").map(\.upperBound) ?? text.startIndex
    return String(text[..<start] + text[start...].prefix { $0 != "(" })
  }

  /// What follows the screen's name and the dot.
  private static func rest(of text: String, _ flow: FlowID) -> String? {
    ["\(flow).", "\(flow.name)."].first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) }
  }

  private static func notVisible(_ name: String, _ navigator: Navigator, _ others: [String]) -> ToolMistake {
    if let dot = name.lastIndex(of: ".") { return notVisible(String(name[..<dot]), isThere: false, navigator) }
    let advice = Names.advice(for: name, among: others + ["back", "close"])
    return ToolMistake(description: "No visible screen has a callback “\(name)”. \(advice) \(visible(navigator))")
  }

  private static func notVisible(_ screen: String, isThere: Bool, _ navigator: Navigator) -> ToolMistake {
    ToolMistake(
      description: "\(screen) is \(isThere ? "covered" : "not there"), so no user can use it. \(visible(navigator))")
  }

  private static func visible(_ navigator: Navigator) -> String {
    "Visible is \(navigator.tree.shown.map { "\($0.flow)" }.joined(separator: " and "))."
  }
}
