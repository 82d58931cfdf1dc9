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
  /// Takes it, and returns what was not done as a user does it; nil if all was.
  let perform: @MainActor () throws -> String?

  /// Reads a step, as it can be taken in a session now.
  ///
  /// - Throws: A mistake that says what can be done instead.
  init(_ text: String, in session: ToolSession) throws {
    let navigator = session.navigator, text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text == "back" {
      self.init(text, code: "navigator.back()") { navigator.back() ? nil : "There is nothing to go back to." }
    } else if text == "close" {
      self.init(text, code: "navigator.perform(.dismiss())") {
        navigator.perform(.dismiss())
        return nil
      }
    } else if text.hasPrefix("open ") {
      let url = String(text.dropFirst(5)), literal = url.debugDescription
      self.init(text, code: "try navigator.open(\(ValueSource.unwrap)(URL(string: \(literal))))") {
        navigator.perform(try navigator.action(for: url))
        return nil
      }
    } else {
      try self.init(press: text, session)
    }
  }

  private init(
    _ text: String, callback: FlowMap.Callback? = nil, code: String, perform: @escaping @MainActor () throws -> String?
  ) {
    (self.text, self.callback, self.code, self.perform) = (text, callback, code, perform)
  }

  private init(press text: String, _ session: ToolSession) throws {
    let navigator = session.navigator, call = try Call(text, session)
    if call.name == "select", let index = Int(call.value ?? "") {
      let code = "navigator.perform(.select(\(index)), from: try navigator.entry(\(call.ofType)).id)"
      self.init("\(call.entry.flow).select(\(index))", code: code) {
        navigator.perform(.select(index), from: call.entry.id)
        return nil
      }
      return
    }
    guard let caller = call.caller else { throw call.unknown }
    let values = try ToolValues(call.value, for: caller, of: call.entry.flow, session.tool)
    let callee = "\(call.entry.flow).\(caller.name)"
    let code = "try navigator.screen(\(call.ofType)).\(caller.name)\(caller.isOptional ? "?" : "")(\(values.code))"
    let callback = FlowMap.Callback(flow: call.entry.flow, name: caller.name)
    self.init("\(callee)\(values.text)", callback: callback, code: code) {
      if caller.call(values.values) { return nil }
      let action = session.tool.map.action(of: callback, with: values.text)
      guard let action else {
        throw ToolMistake(
          description: "\(callee) can't be called from here: it is a \(caller.type)."
            + session.tool.map.samples(of: callback))
      }
      navigator.perform(action, from: call.entry.id)
      return "\(callee) is a \(caller.type), which can't be called from here. "
        + "So its action was performed as the map has it, without the callback's arguments."
    }
  }
}

extension FlowMap {
  /// The samples with which a callback leads anywhere, in a sentence; empty if there are none.
  fileprivate func samples(of callback: Callback) -> String {
    let samples = arrows(from: known(callback.flow)).filter { $0.cause == .callback(callback.name) }
      .compactMap(\.sample)
    let texts = samples.map { "(\($0))" }.joined(separator: ", ")
    return samples.isEmpty ? "" : " The map knows its action with: \(texts)."
  }

  /// The action of a callback with these values; nil if the map has none.
  fileprivate func action(of callback: Callback, with values: String) -> NavigationAction? {
    let own = arrows(from: known(callback.flow)).filter { $0.cause == .callback(callback.name) }
    return (own.first { $0.sample.map { "(\($0))" } == values } ?? own.first { $0.sample == nil })?.action
  }
}

/// A call of a callback, with the visible screen that has it.
@MainActor
private struct Call {
  let entry: NavigationTree.Entry
  let name: String
  /// What is in the parentheses; nil without them.
  let value: String?
  let caller: ScreenCallbackCaller?
  /// The arguments that find the screen in a test.
  let ofType: String
  private let others: [String]

  init(_ text: String, _ session: ToolSession) throws(ToolMistake) {
    let navigator = session.navigator, shown = Array(navigator.tree.shown.reversed())
    let named = shown.compactMap { entry in Self.rest(of: text, entry.flow).map { (entry: entry, rest: $0) } }.first
    let rest = named?.rest ?? text, name = String(rest.prefix { $0 != "(" })
    let callers = (named.map { [$0.entry] } ?? shown).map { entry in
      (entry: entry, all: session.callers(of: entry))
    }
    let found = callers.first { $0.all.contains { $0.name == name } }
    let isSelect = named == nil && name == "select"
    if named == nil, found == nil, !isSelect { throw Self.notVisible(text, name, navigator, callers.flatMap(\.all)) }
    self.name = name
    entry =
      (found ?? callers.first { isSelect && navigator.tree.container(of: $0.entry.id) != nil })?.entry
      ?? named?.entry ?? navigator.tree.visible
    caller = found?.all.first { $0.name == name }
    value = rest.contains("(") && rest.hasSuffix(")") ? String(rest.dropFirst(name.count + 1).dropLast()) : nil
    others = callers.flatMap(\.all).map(\.name)
    let type = entry.flow.screenType
    let behind = shown.prefix { [entry] in $0.id != entry.id }.count { $0.flow.screenType == type }
    ofType = "ofType: \(ValueSource.name(of: type)).self" + (behind == 0 ? "" : ", behind: \(behind)")
  }

  /// What is wrong if the screen has no such callback.
  var unknown: ToolMistake {
    ToolMistake(description: "\(entry.flow) has no callback “\(name)”. \(Names.advice(for: name, among: others))")
  }

  /// What follows the screen's name and the dot.
  private static func rest(of text: String, _ flow: FlowID) -> String? {
    ["\(flow).", "\(flow.name)."].first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) }
  }

  private static func notVisible(
    _ text: String, _ name: String, _ navigator: Navigator, _ callers: [ScreenCallbackCaller]
  ) -> ToolMistake {
    let visible = "Visible is \(navigator.tree.shown.map { "\($0.flow)" }.joined(separator: " and "))."
    guard let dot = name.lastIndex(of: ".") else {
      let names = callers.map(\.name) + ["back", "close"]
      return ToolMistake(
        description: "No visible screen has a callback “\(name)”. \(Names.advice(for: name, among: names)) \(visible)")
    }
    let screen = String(name[..<dot])
    let isThere = navigator.tree.path.contains { "\($0.flow)" == screen || $0.flow.name == screen }
    return ToolMistake(
      description: "\(screen) is \(isThere ? "covered" : "not there"), so no user can use it. \(visible)")
  }
}
