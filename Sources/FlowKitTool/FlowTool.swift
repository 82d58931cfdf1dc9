public import FlowKit
public import FlowKitMaps
import Foundation

/// Answers questions about an app's flows: where the app is, the way to a screen, why nothing happened, and a way as a
/// test.
///
/// A few lines make it a program of an app, for people and for coding agents:
///
/// ```swift
/// let tool = FlowTool(of: CafeFlow().menu, source: "CafeFlow().menu", samples: [Int.self: [7]])
/// exit(await tool.run())
/// ```
///
/// `swift run Ask way ThanksScreen` then prints the shortest way to a screen, and with `--json` prints it as JSON. With
/// `--mcp`, the program is a server of the Model Context Protocol.
///
/// The app runs without a UI, so give it test services. They are made anew where the closure or the expression makes
/// them: for each session, and for each way that is tried.
@MainActor
public struct FlowTool {
  package let map: FlowMap
  /// The places that can be reached from where the app begins, which are walked to once, as far as answers need them.
  let places: Exploration
  let source: String
  let sources: [String: String]
  let makeNavigator: @MainActor () throws -> Navigator

  /// Creates a tool for a whole app.
  ///
  /// ```swift
  /// FlowTool(source: "ShopFlow().makeNavigator()", map: FlowMap(of: ShopFlow().makeNavigator())) {
  ///   ShopFlow().makeNavigator()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The source of an expression that makes the navigator, for printed tests.
  ///   - sources: The source of values that have no literal, by their descriptions or their types:
  ///     `["User": "User(name: \"Ada\")"]`. A `#require` becomes `XCTUnwrap` in a test for XCTest.
  ///   - map: The map of its flows, whose samples callbacks are called with.
  ///   - makeNavigator: Makes a navigator, with services of its own.
  public init(
    source: String, sources: [String: String] = [:], map: FlowMap,
    makeNavigator: @escaping @MainActor () throws -> Navigator
  ) {
    self.sources = sources.mapValues { $0.replacing("#require", with: ValueSource.unwrap) }
    (self.source, self.map, self.makeNavigator) = (source, map, makeNavigator)
    places = map.explore()
  }

  /// Creates a tool for the flows that a root leads to.
  ///
  /// - Parameters:
  ///   - root: The flow that the app begins with; an expression that is evaluated for each session.
  ///   - source: The source of this expression, for printed tests.
  ///   - samples: Values for the arguments of callbacks.
  ///   - sources: The source of values that have no literal, by their descriptions or their types.
  public init<Screen: AnyObject>(
    of root: @autoclosure @escaping @MainActor () -> Flow<Screen>, source: String, samples: MapSamples = [:],
    sources: [String: String] = [:]
  ) {
    self.init(source: "Navigator(root: \(source))", sources: sources, map: FlowMap(of: root(), samples: samples)) {
      Navigator(root: root())
    }
  }

  /// Answers the question that a program's arguments ask, and prints the answer, or serves with `--mcp`.
  ///
  /// The answer goes to the standard output, mistakes to the standard error.
  ///
  /// - Parameter arguments: The arguments without the program's name: a question, its values, and options. Without any,
  ///   it prints the help.
  /// - Returns: The program's exit code: 0, 1 if there is no answer, 64 if the question is wrong.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
    guard !arguments.contains("--mcp") else { return await serve(arguments.filter { $0 != "--mcp" }) }
    let printed = await answer(arguments)
    let file = printed.code == 0 ? FileHandle.standardOutput : FileHandle.standardError
    try? file.write(contentsOf: Data((printed.text + "\n").utf8))
    return printed.code
  }
}
