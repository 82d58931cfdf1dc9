public import FlowKit
public import FlowKitMaps
public import FlowKitTesting

extension FlowMap {
  /// Which arrows a test or a user has taken.
  public struct Coverage: Sendable {
    /// How often each arrow of the map was taken, in the map's order.
    package let counts: [Int]
    /// The arrows that were never taken.
    public let missing: [Arrow]
    /// What screens have done that isn't on the map, such as a task that leads elsewhere than it declares.
    package let unknown: [String]
  }

  /// Returns which arrows the screens of a spied navigator have taken.
  ///
  /// ```swift
  /// let spies = LetsSpyFactory()
  /// let navigator = Navigator(root: shop.tutorial, spies: spies)
  /// // ... the test ...
  /// print(map.coverage(of: spies.requests))
  /// ```
  ///
  /// An arrow counts as taken if its screen requested it, even if the action was ignored. Only logs contain the answers
  /// of guards and handlers.
  ///
  /// - Parameter requests: The requests of the screens.
  /// - Returns: How often each arrow was taken.
  public func coverage(of requests: [LetsSpyFactory.Request]) -> Coverage {
    coverage(of: requests.map { ($0.flow, $0.action) }, hasAnswers: false)
  }

  /// Returns which arrows were taken while a log was kept.
  ///
  /// - Parameter log: The log, or several logs joined.
  /// - Returns: How often each arrow was taken.
  public func coverage(of log: some Sequence<NavigationLog.Entry>) -> Coverage {
    coverage(of: log.map { ($0.caller?.flow, $0.action) }, hasAnswers: true)
  }

  private func coverage(of taken: [(flow: FlowID?, action: NavigationAction)], hasAnswers: Bool) -> Coverage {
    var places: [SourcePlace: [Int]] = [:], counts = [Int](repeating: 0, count: arrows.count), unknown: [String] = []
    for (index, arrow) in arrows.enumerated() { arrow.place.map { places[$0, default: []].append(index) } }
    let inPlace = hasAnswers ? arrows.indices.filter { arrows[$0].isInPlace } : []
    for (flow, action) in taken {
      let written = action.origin.flatMap { places[$0] } ?? []
      var own = written.filter { arrows[$0].isTaken(by: flow, action) }
      if own.isEmpty {
        own = arrows.indices.filter { arrows[$0].isDeclared && arrows[$0].isTaken(by: flow, action) }
      }
      for index in own { counts[index] += 1 }
      if own.isEmpty, let text = unknownText(flow, action), !unknown.contains(text) { unknown.append(text) }
      // If a guard has put another flow in place of its own, a log has only that action.
      for index in inPlace where own.isEmpty {
        guard let asked = written.first(where: { asksFor(action, of: flow, $0, arrows[index]) }) else { continue }
        counts[index] += 1
        counts[asked] += 1
      }
    }
    return Coverage(counts: counts, missing: zip(arrows, counts).filter { $1 == 0 }.map(\.0), unknown: unknown)
  }

  /// An action of a screen that the map knows no arrow for; nil if the map says that it doesn't know all of the flow.
  private func unknownText(_ flow: FlowID?, _ action: NavigationAction) -> String? {
    guard let flow, self[flow] != nil, let place = action.origin, !action.allBlueprints.isEmpty,
      !open.contains(where: { $0.flow == flow }), !arrows.contains(where: { $0.place == place })
    else { return nil }
    return "\(flow): \(action.call) at \(place)"
  }

  /// Whether an action is that of an arrow, with another flow in the place of a guarded one.
  private func asksFor(_ action: NavigationAction, of flow: FlowID?, _ index: Int, _ guarded: Arrow) -> Bool {
    let asked = arrows[index].action
    guard arrows[index].isTaken(by: flow, asked) else { return false }
    return guarded.targets.first.map { asked.replacing(guarded.source, by: $0) } == action
  }
}

extension FlowMap.Coverage {
  /// How many of some arrows were taken.
  enum Share: String, CaseIterable {
    case taken, partly, untaken
  }

  /// The share of these arrows that was taken, by their numbers; nil if there are no arrows.
  func share(of arrows: [Int]) -> Share? {
    guard !arrows.isEmpty else { return nil }
    let taken = arrows.count { counts.indices.contains($0) && counts[$0] > 0 }
    return taken == 0 ? .untaken : taken == arrows.count ? .taken : .partly
  }

  /// How many of all arrows were taken: `23 of 30 arrows were taken (76 %)`.
  var summary: String {
    let taken = counts.count { $0 > 0 }, percent = counts.isEmpty ? "" : " (\(taken * 100 / counts.count) %)"
    return "\(taken) of \(counts.count) arrows were taken\(percent)"
  }
}

extension FlowMap.Coverage: CustomStringConvertible {
  /// How many arrows were taken, then the missing ones, one per line, and what isn't on the map.
  public var description: String {
    let others = unknown.isEmpty ? [] : ["These are not on the map:"] + unknown.map { "  \($0)" }
    let lines = [summary + (missing.isEmpty ? "" : ", these were not:")] + missing.map { "  \($0.source).\($0)" }
    return (lines + others).joined(separator: "\n")
  }
}
