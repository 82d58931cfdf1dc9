import FlowKit

/// What the model knows of a host.
final class WalkModelHost {
  enum Business { case none, transition, gesture, abandonedGesture }

  let delays: Bool
  var shown: [WalkRules.Row]?
  var business = Business.none
  var transition = ScreenTransition.none
  var isShowing = false

  init(delays: Bool) {
    self.delays = delays
  }

  /// A finger on its way over what was visible on a host.
  struct Swipe {
    var host: WalkModelHost
    var visible: Int
  }
}

extension WalkModel {
  mutating func carryOutOnHost(_ deed: WalkDeed) {
    switch deed {
    case .attach(let delays):
      host = WalkModelHost(delays: delays)
      show()
    case .detach: host = nil
    case .dropHost: if swipe == nil { host = nil }
    case .endTransition:
      guard host?.business == .transition else { return }
      host?.business = .none
      show()
    case .beginSwipe: beginSwipe()
    case .finishSwipe: if let swipe { finish(swipe) }
    case .cancelSwipe: if let swipe { cancel(swipe) }
    case .abandonSwipe:
      if let swipe, swipe.host.business == .gesture { swipe.host.business = .abandonedGesture }
      swipe = nil
    default: break
    }
  }

  /// How an update looks: as the latest action says; else what is visible as it comes, or what was visible as it came.
  private func look(on host: WalkModelHost) -> String {
    guard let shown = host.shown else { return "none" }
    if host.transition != .automatic { return "\(host.transition)" }
    let ids = rows.map(\.id), before = shown.map(\.id)
    if ids.contains(where: { !before.contains($0) }) {
      let isNew = !before.contains(ids[ids.count - 1])
      return "\(isNew ? waysIn[ids[ids.count - 1]] ?? .automatic : .automatic)"
    }
    let layers = rows[rows.count - 1].layer + 1
    let left = shown.first { $0.layer == layers } ?? shown.last.flatMap { ids.contains($0.id) ? nil : $0 }
    let wayIn = left.flatMap { waysIn[$0.id] } ?? .automatic
    return wayIn != .automatic && wayIn.isAnimated ? "\(wayIn) backwards" : "automatic"
  }

  /// Shows the tree as it is now, unless the host is busy; what the host does meanwhile waits its turn.
  mutating func show() {
    guard let host, !host.isShowing else { return }
    let isAlone = !isPerforming
    if isAlone { (isPerforming, chain) = (true, 0) }
    host.isShowing = true
    while host === self.host, isDue(on: host) {
      let look = look(on: host)
      host.shown = rows
      host.transition = .automatic
      host.business = host.delays ? .transition : .none
      mark(.shown, rows[rows.count - 1].id, text: look)
    }
    host.isShowing = false
    if isAlone { performWaiting() }
  }

  private func isDue(on host: WalkModelHost) -> Bool {
    if host.business == .abandonedGesture { host.business = .none }
    return host.business == .none && host.shown != rows
  }

  private mutating func beginSwipe() {
    guard swipe == nil, let host, let shown = host.shown, shown.count > 1 else { return }
    guard host.business == .none || host.business == .abandonedGesture else { return }
    host.business = .gesture
    swipe = WalkModelHost.Swipe(host: host, visible: shown[shown.count - 1].id)
  }

  private mutating func finish(_ swipe: WalkModelHost.Swipe) {
    self.swipe = nil
    guard swipe.host === host, swipe.host.business == .gesture else {
      return mark(.answered, text: end(WalkRequest(verb: .back), swipe.visible, because: "gesture ended").text)
    }
    let back = WalkRequest(verb: .back)
    swipe.host.business = .none
    swipe.host.shown = swipe.host.shown.flatMap { shown in
      try? WalkRules.rows(after: back, from: swipe.visible, in: shown, firstID: 0)
    }
    let answer = perform(back, from: swipe.visible)
    if case .notEnded = answer {} else { show() }
    mark(.answered, text: answer.text)
  }

  private mutating func cancel(_ swipe: WalkModelHost.Swipe) {
    self.swipe = nil
    guard swipe.host === host, swipe.host.business == .gesture else { return }
    swipe.host.business = .none
    show()
  }
}
