import FlowKit

/// Stands in for a navigator while a screen is made for a map.
@MainActor
final class NoNavigator {
  private var attachments = ScreenAttachments()
  /// Whether somebody has the screen besides the flow's closure.
  private(set) var isHeld = false

  /// Makes a screen of a flow.
  func make(_ flow: Blueprint, id: ScreenID, _ recorder: BindingRecorder) -> (screen: AnyObject, life: ScreenLife) {
    let life = ScreenLife(Caller(id: id, flow: flow), self, .there)
    return (flow.makeScreen(Lets(life, recorder: recorder)), life)
  }
}

extension NoNavigator {
  /// Makes a screen of a flow, lets go of it, and looks what is left.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - id: The screen's id.
  ///   - read: Reads the screen.
  /// - Returns: Who has kept its `lets`, or what that has made, and the screen.
  static func keepers(of flow: Blueprint, id: ScreenID, _ read: (AnyObject) -> Void) -> Keepers {
    weak var life: ScreenLife?, lets: BindingRecorder?, screen: AnyObject?
    var isHeld = false, given: [BindingRecorder.Given] = [], keepers = Keepers()
    releasing {
      let navigator = NoNavigator(), recorder = ScreenRecorder(isNamed: false)
      recorder.given = []
      let made = navigator.make(flow, id: id, recorder.recorder)
      read(made.screen)
      (life, lets, screen, isHeld) = (made.life, recorder.recorder, made.screen, navigator.isHeld)
      given = (recorder.given ?? []).filter(\.chooses) + (recorder.given ?? []).filter { !$0.chooses }
      made.life.leave(isKept: false, with: navigator.attachments)
      navigator.attachments = ScreenAttachments()
    }
    while lets != nil || screen != nil, let (place, chooses) = given.last.map({ ($0.place, $0.chooses) }) {
      let hadLets = lets != nil, hadScreen = screen != nil
      releasing { given.removeLast() }
      if hadLets, lets == nil { keepers.ofLets = .some(place) }
      if hadScreen, screen == nil, chooses { keepers.ofScreen = .some(place) }
    }
    given = []
    keepers.isSomethingElse = life != nil && !isHeld
    return keepers
  }

  /// Who keeps a flow's `lets` when its screen is gone.
  struct Keepers {
    /// What the app has given to a verb, such as a closure: the verb's place, if it has one; nil if it isn't that.
    var ofLets: SourcePlace??
    /// A closure that chooses an action has the screen: the verb's place; nil if none has it.
    var ofScreen: SourcePlace??
    /// Something outside of the screen.
    var isSomethingElse = false
  }

  /// Runs a closure, and releases all that it leaves behind.
  @inline(never)
  private static func releasing(_ body: () -> Void) {
    #if canImport(ObjectiveC)
      autoreleasepool(invoking: body)
    #else
      body()
    #endif
  }
}

extension NoNavigator: ActionPerformer {
  var isReachable: Bool { true }

  var runsTasks: Bool { false }

  func perform(_ action: NavigationAction, for caller: Caller) throws(Unperformed) -> NavigationOutcome {
    throw Unperformed()
  }

  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? { nil }

  func attachments(of caller: Caller) -> ScreenAttachments? { attachments }

  func screenIsHeld(_ screen: AnyObject, by caller: Caller) { isHeld = true }
}
