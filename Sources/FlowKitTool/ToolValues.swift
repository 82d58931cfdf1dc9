import FlowKit
import FlowKitMaps
import Foundation

/// The values that a callback is called with.
@MainActor
struct ToolValues {
  let values: [Any]
  /// The values in parentheses; empty without values.
  let text: String
  /// The values' source.
  let code: String

  /// Reads values as they are written: a sample's text or number (`#2`), or any number, text, or Boolean.
  ///
  /// - Parameters:
  ///   - text: What is in the parentheses; nil for the first samples.
  ///   - types: The types of the callback's arguments.
  ///   - callback: The callback, to find the sample that the map has for it.
  ///   - tool: The samples and their sources.
  /// - Throws: A mistake that lists the samples.
  init(
    _ text: String?, _ types: [Any.Type], for callback: FlowMap.Callback, _ tool: FlowTool
  ) throws(ToolMistake) {
    let written = Self.split(text ?? tool.map.sample(of: callback), types.count)
    values = try types.enumerated().map { index, type throws(ToolMistake) in
      let samples = tool.map.samples.values(of: type), text = index < written.count ? written[index] : nil
      if let value = Self.value(text, type, samples) { return value }
      throw ToolMistake(
        description: text.map { "“\($0.prefix(100))” is no \(type). \(Self.list(samples))" }
          ?? "\(callback.name) needs a \(type), of which there is no sample. "
          + "Give the tool one: samples: [\(type).self: [...]].")
    }
    let given = zip(values, types).filter { $1 != Void.self }
    let texts = given.map { MapSamples.text($0.0) }
    self.text = texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
    code = given.map { Self.code(of: $0, "\($1)", tool.sources) }.joined(separator: ", ")
  }

  private static func split(_ text: String?, _ count: Int) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    guard count > 1 else { return [text] }
    return text.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func value(_ text: String?, _ type: Any.Type, _ samples: [Any]) -> Any? {
    guard let text else { return samples.first ?? usual(type) }
    if text.hasPrefix("#"), let number = Int(text.dropFirst()) {
      return samples.indices.contains(number - 1) ? samples[number - 1] : nil
    }
    if let sample = samples.first(where: { MapSamples.text($0) == text }) { return sample }
    return plain(text, type) ?? samples.first { MapSamples.text($0).lowercased().contains(text.lowercased()) }
  }

  /// A neutral value of a usual type.
  private static func usual(_ type: Any.Type) -> Any? {
    let values: [Any] = [(), 1, "", 1.0]
    return values.first { Swift.type(of: $0) == type }
  }

  private static func plain(_ text: String, _ type: Any.Type) -> Any? {
    if type == Int.self { return Int(text) }
    if type == Double.self { return Double(text) }
    if type == Bool.self { return Bool(text) }
    guard type == String.self else { return nil }
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }

  /// A value's source: its own, or one that was given for its text or its type.
  private static func code(of value: Any, _ type: String, _ sources: [String: String]) -> String {
    if let source = sources[MapSamples.text(value)] { return source }
    return ValueSource.code(value, isTyped: false) ?? sources[type] ?? ValueSource.placeholder(value)
  }

  private static func list(_ samples: [Any]) -> String {
    guard !samples.isEmpty else { return "There are no samples." }
    let texts = samples.prefix(10).enumerated().map { "#\($0 + 1) \(MapSamples.text($1).prefix(80))" }
    return "Samples: \(texts.joined(separator: ", "))."
  }
}

extension FlowMap {
  /// The first sample with which a callback leads anywhere; nil if it needs none.
  fileprivate func sample(of callback: Callback) -> String? {
    arrows(from: callback.flow).first { $0.cause == .callback(callback.name) && $0.sample != nil }?.sample
  }
}
