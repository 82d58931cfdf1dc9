import UIKit

/// A window that shows a view: brings it up to date frame by frame, on a clock that the test advances.
@MainActor
public final class ViewRuntime {
  public let profile: Profile
  public let clock: StandInClock
  public let assumptions: Assumptions
  var random: StandInRandom
  private var rootNode: ViewNode?
  private var invalid: [ObjectIdentifier: ViewNode] = [:]
  private(set) var isUpdating = false
  private var isFrameDue = false
  /// The modals, in the order in which they were presented.
  var presentations: [PresentationElement] = []
  /// What has happened lately.
  public private(set) var story: [String] = []
  /// Modifiers that have something to present.
  var waitingPresentations: [PresentationElement] = []
  /// Whether one was taken away in this very frame.
  var hasJustDismissed = false
  /// What has changed since the last frame in bodies that were evaluated, by the name of the view's type.
  public private(set) var bodies: [String: Int] = [:]
  private var complaints: [String] = []
  public var isCompact = true { didSet { if isCompact != oldValue { resized() } } }
  private var rootView: (any View)?
  /// Those that have appeared.
  var leaves: [AppearanceLeaf] = []
  /// Whether the whole is in a window.
  var basePhase = Phase.visible
  /// What lies over all of it, and which SwiftUI has not presented; see `cover(with:)`.
  private(set) var cover: Cover?
  /// What it is shown in; nil where it is a window itself.
  weak var holder: UIViewController?
  /// How much slower animations are than usual, as by the Simulator's Slow Animations.
  public var slowness = 1
  /// Whether nothing is drawn, as in the background.
  public var isPaused = false { didSet { if !isPaused, isFrameDue { frame() } } }

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - profile: The system.
  ///   - seed: Chooses what no documentation tells.
  ///   - assumptions: What is the same for the whole of a system; chosen by the seed unless given.
  ///   - clock: Its time.
  public init(
    profile: Profile = .iOS18, seed: UInt64 = 1, assumptions: Assumptions? = nil, clock: StandInClock = StandInClock()
  ) {
    self.profile = profile
    self.clock = clock
    random = StandInRandom(seed)
    var choices = StandInRandom(seed ^ 0x5EED)
    self.assumptions = assumptions ?? Assumptions(using: &choices)
  }

  /// Which system it behaves as.
  public enum Profile: String, CaseIterable, Sendable {
    case iOS17, iOS18, iOS26
  }

  public func show(_ view: some View) {
    rootView = view
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = isCompact ? .compact : .regular
    rootNode?.unmount()
    let node = ViewNode(view, "root", environment, in: nil, self)
    rootNode = node
    update { node.evaluate() }
    frame()
  }

  /// Takes everything away.
  public func close() {
    rootNode?.unmount()
    rootNode = nil
    rootView = nil
    presentations = []
    frame()
  }

  private func resized() {
    guard let rootNode, let rootView else { return }
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = isCompact ? .compact : .regular
    update { rootNode.replace(rootView, environment) }
    frame()
  }

  var root: ViewNode? { rootNode }
}

// Frames.
extension ViewRuntime {
  func invalidate(_ node: ViewNode) {
    if isUpdating { complain("Modifying state during view update, this will cause undefined behavior.") }
    invalid[ObjectIdentifier(node)] = node
    needFrame()
  }

  func isInvalid(_ node: ViewNode) -> Bool { invalid[ObjectIdentifier(node)] != nil }

  func validate(_ node: ViewNode) { invalid[ObjectIdentifier(node)] = nil }

  func needFrame() {
    guard !isFrameDue else { return }
    isFrameDue = true
    clock.schedule(after: .zero) { [weak self] in self?.frame() }
  }

  func update(_ body: () -> Void) {
    let before = isUpdating
    isUpdating = true
    body()
    isUpdating = before
  }

  /// Brings everything up to date that has changed.
  func frame() {
    if isPaused { return isFrameDue = true }
    isFrameDue = false
    for _ in 0..<100 {
      let due = invalid.values.filter(\.isMounted).sorted { $0.depth < $1.depth }
      if due.isEmpty { break }
      invalid = invalid.filter { $0.value.isMounted }
      update {
        for node in due where isInvalid(node) {
          validate(node)
          if node.isMounted { node.evaluate() }
        }
      }
    }
    invalid = [:]
    catchUp()
    updateAppearance()
  }

  private func catchUp() {
    for element in presentations.reversed() { element.catchUp() }
    let waiting = waitingPresentations
    waitingPresentations = []
    for element in waiting { element.catchUp() }
    hasJustDismissed = false
  }

  /// Does something at the end of an animation.
  func animate(for duration: Duration, _ end: @escaping () -> Void) {
    clock.schedule(after: duration * slowness, end)
  }

  func countBody(of view: any View) { bodies["\(type(of: view))", default: 0] += 1 }

  public func forgetBodies() { bodies = [:] }
}

// What UIKit presents by itself.
extension ViewRuntime {
  /// What lies over everything, without SwiftUI knowing of it.
  public enum Cover: CaseIterable, Sendable {
    /// A menu, a share sheet, an alert of UIKit: what is below stays on the screen.
    case small
    /// A picker or a camera that fills the screen: what is below has gone from it.
    case full
  }

  /// Presents something over all of it, or takes that away.
  public func cover(with next: Cover?) {
    guard cover != next else { return }
    cover = next
    basePhase = next == .full ? .hidden : .visible
    updateAppearance()
  }
}

// What it has to say.
extension ViewRuntime {
  func complain(_ text: String) { complaints.append(text) }

  /// Takes note of what has happened, for whoever reads a failure.
  func note(_ text: @autoclosure () -> String) {
    story.append("\(clock.now): \(text())")
    if story.count > 60 { story.removeFirst() }
  }

  public func takeComplaints() -> [String] {
    defer { complaints = [] }
    return complaints
  }

  /// Decides what no documentation tells.
  func either() -> Bool { random.next() & 1 == 0 }
}

/// A repeatable source of choices.
public struct StandInRandom: RandomNumberGenerator {
  private var state: UInt64
  public init(_ seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The time of a stand-in, which passes only where a test lets it.
@MainActor
public final class StandInClock {
  public private(set) var now = Duration.zero
  private var due: [(time: Duration, number: Int, body: () -> Void)] = []
  private var number = 0
  private var schedule: ((Duration, @escaping () -> Void) -> Void)?

  public nonisolated init() {}

  /// Time passes where it passes for UIKit.
  init(on clock: StandIn.Clock) {
    schedule = { delay, body in
      clock.after(Double(delay.components.seconds) + Double(delay.components.attoseconds) / 1e18, body)
    }
  }

  @discardableResult
  public func schedule(after delay: Duration, _ body: @escaping () -> Void) -> @MainActor () -> Void {
    if let schedule {
      var isStopped = false
      schedule(delay) { if !isStopped { body() } }
      return { isStopped = true }
    }
    number += 1
    let own = number
    due.append((now + delay, own, body))
    return { [weak self] in self?.due.removeAll { $0.number == own } }
  }

  /// Whether anything is going to happen.
  public var isIdle: Bool { due.isEmpty }

  /// Lets time pass.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let index = nextIndex, due[index].time <= end {
      let next = due.remove(at: index)
      now = max(now, next.time)
      next.body()
    }
    now = end
  }

  /// Lets time pass until nothing more is going to happen.
  public func settle(atMost most: Duration = .seconds(60)) {
    let end = now + most
    while let index = nextIndex, due[index].time <= end {
      let next = due.remove(at: index)
      now = max(now, next.time)
      next.body()
    }
  }

  private var nextIndex: Int? {
    due.indices.min { (due[$0].time, due[$0].number) < (due[$1].time, due[$1].number) }
  }
}
