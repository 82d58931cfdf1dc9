#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// The content of a navigation stack: a root, and the path of entries' ids above it.
  ///
  /// SwiftUI is bound to the path itself. It reads a binding made of closures at other times than it writes it
  /// (pointfreeco/swift-composable-architecture#2058).
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ShownStack {
    private(set) var root: ShownID
    /// Set by the host, and by SwiftUI when the user goes back.
    var path: [ShownID] {
      didSet { if !isOurs, path != oldValue { host?.stack(self, wasSetFrom: oldValue) } }
    }
    /// Changes to make a new navigation stack.
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

    /// Shows entries in a new navigation stack.
    ///
    /// If root and path changed in one update, the path would be lost (radiosilence/koan#261); a new stack starts with
    /// both.
    func startOver(with ids: [ShownID]) {
      if root != ids[0] { root = ids[0] }
      if self.ids != ids { show(path: Array(ids.dropFirst())) }
      generation += 1
    }
  }
#endif
