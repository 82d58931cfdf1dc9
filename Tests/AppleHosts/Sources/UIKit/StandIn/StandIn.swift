import Foundation

/// What tests hold in their hands: the world behind the module, and the user. Apple's module has none of this.
public enum StandIn {
  /// The world that what is made now lives in: one clock, one console, one set of assumptions.
  ///
  /// A test has one of its own by ``run(_:)``, so that tests that run side by side don't see each other.
  @TaskLocal public static var world = World()

  /// The clock that animations run on.
  @MainActor public static var clock: Clock { world.clock }

  /// What the system has complained about.
  @MainActor public static var console: Console { world.console }

  /// Does something in a world of its own.
  @MainActor
  public static func run<Result>(
    _ world: World = World(), _ work: @MainActor (World) throws -> Result
  ) rethrows -> Result { try $world.withValue(world) { try work(world) } }

  /// Does something that waits in a world of its own.
  @MainActor
  public static func run<Result: Sendable>(
    _ world: World = World(), _ work: @MainActor (World) async throws -> Result
  ) async rethrows -> Result { try await $world.withValue(world) { try await work(world) } }

  /// A scene with one visible window around a controller, in today's world.
  @MainActor
  public static func window(_ root: UIViewController, isNarrow: Bool = true) -> UIWindow {
    let window = UIWindow(windowScene: scene(isNarrow: isNarrow))
    window.rootViewController = root
    window.makeKeyAndVisible()
    world.clock.runTurn()
    return window
  }

  /// A scene without windows.
  @MainActor
  public static func scene(isNarrow: Bool = true) -> UIWindowScene {
    let session = UISceneSession(persistentIdentifier: UUID().uuidString)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.traits = .standIn(isNarrow: isNarrow, world.idiom)
    world.keep(scene)
    return scene
  }
}

extension StandIn {
  /// One clock, one console, one set of assumptions.
  @MainActor
  public final class World {
    /// What animations run on.
    public let clock: Clock
    /// What the system has complained about.
    public let console = Console()
    /// Which release of iOS is behaved like.
    public var profile: Profile
    /// What is taken for true where Apple says nothing.
    public var assumptions: Assumptions {
      didSet { clock.programComesFirst = assumptions.mainQueueComesBeforeLayout }
    }
    /// The device.
    public var idiom = UIUserInterfaceIdiom.phone
    /// What the user has set.
    public var isReduceMotionEnabled = false

    /// The transitions of modals that are on their way.
    var modalRuns: [Run] = []
    /// The stacks with calls that wait for the end of a transition.
    var waitingStacks: [UINavigationController] = []
    /// The transition that collects the ends of its animations, because fingers drive it.
    weak var drivenRun: Run?
    private var tookDefault = false
    private var scenes: [UIWindowScene] = []

    /// A world of its own.
    public nonisolated init(profile: Profile = .iOS18, assumptions: Assumptions = Assumptions()) {
      self.profile = profile
      self.assumptions = assumptions
      clock = Clock(programComesFirst: assumptions.mainQueueComesBeforeLayout)
    }

    /// Notes that a delegate has no method of its own for what it has been asked.
    func noteDefault() { tookDefault = true }

    /// Whether a delegate has a method of its own for this.
    func implements(_ ask: () -> Void) -> Bool {
      tookDefault = false
      ask()
      return !tookDefault
    }

    /// The system holds its scenes.
    func keep(_ scene: UIWindowScene) { scenes.append(scene) }

    func letGo(_ scene: UIWindowScene) { scenes.removeAll { $0 === scene } }

    /// Closes all scenes, as the user does it in the app switcher.
    public func closeScenes() { for scene in scenes { StandIn.disconnect(scene) } }
  }
}
