#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// What one navigation stack shows: a root, and the path over it, of entries' ids.
  ///
  /// SwiftUI is bound to the path itself: a binding made of closures in a body is read at other times than it is written
  /// (pointfreeco/swift-composable-architecture#2058).
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownStack {
    private(set) var root: ShownID
    /// Written by the host, and by SwiftUI where the user goes back.
    var path: [ShownID] {
      didSet { if !isOurs, path != oldValue { host?.stack(self, wasSetFrom: oldValue) } }
    }
    /// Another one makes a new navigation stack of it.
    private(set) var generation = 0
    @ObservationIgnored private(set) weak var host: SwiftUIHost?
    @ObservationIgnored private var isOurs = false

    init(_ ids: [ShownID], of host: SwiftUIHost) {
      root = ids[0]
      path = Array(ids.dropFirst())
      self.host = host
    }

    var ids: [ShownID] { [root] + path }
    var top: ShownID { path.last ?? root }

    func show(path new: [ShownID]) {
      isOurs = true
      path = new
      isOurs = false
    }

    func show(root new: ShownID) { root = new }

    /// Shows these in a navigation stack of its own.
    ///
    /// Root and path in one update would lose the path (radiosilence/koan#261); a new stack begins with both.
    func startOver(with ids: [ShownID]) {
      if root != ids[0] { root = ids[0] }
      if self.ids != ids { show(path: Array(ids.dropFirst())) }
      generation += 1
    }
  }
#endif
