import FlowKit

/// Where an app is, what waits, and what is told, as lists: what a navigator does with guards, redirects, messages,
/// results and retained screens around the tree's own rules, which ``BoxModel`` knows.
struct MixedModel {
  var tree: BoxModel
  /// What observers and the host are told in this step, line by line.
  var story: [String] = []

  var ofA = MixedReply(verdict: .allow, tag: 0)
  var mayLeaveQ = true
  /// The number of the navigator's guard, if there is one now.
  var ownGuard: Int?
  var ownGuards = 0

  /// Those that wait, in the order in which they began to.
  var waits: [Wait] = []
  /// Those that wait until what they were redirected to has left.
  var redirects: [Redirect] = []
  var lastNumber = 0
  /// Those whose turn comes next.
  var queue: [Attempt] = []

  /// The guards and preparations that are thinking.
  var open: [Thought] = []
  /// How many have begun to think.
  var asked = 0
  /// Those that were told that nobody wants to know.
  var cancelled: Set<Int> = []

  /// What S waits for, or has waited for, from screens of K that are there.
  var results: [Result] = []
  /// What S has been handed.
  var received: [String] = []
  /// How tasks have ended; nil where they haven't.
  var tasks: [String?] = []
  /// The tasks in which S waits for K.
  var awaitsK: Set<Int> = []

  var isInBackground = false
  /// The screens that know that they are in the background.
  var inBackground: Set<Int> = []
  var saved: [BoxModel] = []
  /// How often it travelled.
  var life = 0
  /// The screen of R that is retained, by the number of the entry that it was made for.
  var kept: Int?
  /// The screens that entries of R have taken over.
  var takenOver: [Int: Int] = [:]
  /// What has come up, so that a test sees that it did.
  private(set) var met: Set<String> = []

  init(_ root: String) {
    tree = BoxModel(root)
  }

  mutating func meet(_ what: String) { met.insert(what) }
}

extension MixedModel {
  /// An action, and who has been asked about it.
  struct Attempt {
    var aim: Aim
    var caller: Int?
    /// The number of the step that it comes from.
    var tag: Int
    var replaces = false
    /// The answers so far; nil if nobody was asked yet.
    var approval: Approval?
    /// Why it is not done, if that is known before its turn.
    var end: String?
    /// Who waits for its end.
    var waiter: Waiter?
    /// What S asks K for with it.
    var opens: Opening?
    /// The number of the action whose guard performs it.
    var inside: Int?
  }

  /// What is to be done.
  enum Aim {
    case box(BoxDeed)
    /// Being in another place, an earlier one or one that somebody else has thought of.
    case place(BoxModel)
  }

  indirect enum Waiter {
    case task(Int)
    /// An action that was redirected to this one.
    case earlier(Attempt, leadsBack: Bool)
  }

  struct Approval {
    var passed: Set<Key> = []
    var latest: (key: Key, reply: MixedReply)?
    var redirectedBy: Key?
    /// Those whose answers have led to this action.
    var leading: Set<Key> = []
    /// How many actions have led to it.
    var length = 0

    /// The approval of an action that an answer leads to.
    func following(_ key: Key) -> Approval { Approval(leading: leading.union([key]), length: length + 1) }
  }

  /// Who is asked.
  enum Key: Hashable {
    case group(Int), own(Int), leave(Int), update(Int), enter(String)
    case prepare(String, Int)

    var isAboutActions: Bool {
      switch self {
      case .group, .own: true
      default: false
      }
    }

    var isPreparing: Bool {
      guard case .prepare = self else { return false }
      return true
    }

    /// The screen that is asked whether it may leave or be used again.
    var screen: Int? {
      switch self {
      case .leave(let id), .update(let id): id
      default: nil
      }
    }
  }

  struct Wait {
    let number: Int
    /// The screen in whose line it stands; nil if it came from outside any screen.
    let line: Int?
    /// Who is asked; nil if it waits behind another one.
    let key: Key?
    let attempt: Attempt
    /// The number of its question; nil if it shares the answer that another one waits for.
    let question: Int?
  }

  struct Redirect {
    let attempt: Attempt
    var goal: Goal

    enum Goal: Equatable {
      case screen(Int)
      case child(Int, of: Int)
    }
  }

  /// A guard or a preparation that is thinking.
  struct Thought {
    let number: Int
    let isPolite: Bool
    /// The screen that it is about, which it holds.
    let screen: Int?
  }

  struct Result {
    let asker: Int
    let opened: Int
    let opening: Opening
    var isOver = false
  }

  /// How S asks K.
  enum Opening {
    case closure
    case task(Int, tag: Int)

    var task: Int? {
      guard case .task(let number, _) = self else { return nil }
      return number
    }

    var tag: Int {
      guard case .task(_, let tag) = self else { return MixedFlows.lineOfS }
      return tag
    }
  }

  /// How an attempt ended.
  enum Outcome {
    case done(from: BoxModel, to: BoxModel)
    case undone(String)
    case waits

    var text: String {
      switch self {
      case .done(let before, let after): "\(BoxDifference(from: before, to: after).changes)"
      case .undone(let reason): reason
      case .waits: "not ended"
      }
    }
  }

  /// The tasks that have not ended.
  var running: [Int] { tasks.indices.filter { tasks[$0] == nil } }
}

extension MixedModel.Attempt {
  init(_ deed: BoxDeed, from caller: Int?, tag: Int) { self.init(aim: .box(deed), caller: caller, tag: tag) }

  /// The deed; nil for a travel.
  var deed: BoxDeed? {
    guard case .box(let deed) = aim else { return nil }
    return deed
  }

  var leadsBack: Bool { deed?.leadsBack ?? false }
}

extension BoxDeed {
  /// Whether it only leads back.
  var leadsBack: Bool {
    switch self {
    case .taking(.popTo, _), .taking(.remove, _), .pop, .popCount, .popToRoot, .back, .dismiss, .dismissAll, .finish:
      true
    default: false
    }
  }
}
