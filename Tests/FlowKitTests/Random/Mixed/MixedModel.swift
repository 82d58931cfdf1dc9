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
    /// Whether no screen has asked for it, although it acts from one.
    var isFromOutside = false
    /// Whether it acts from what was visible when a screen was asked about it.
    var standsIn = false
    /// The answers so far; nil if nobody was asked yet.
    var approval: Approval?
    /// Why it is not done, if that is known before its turn.
    var end: String?
    /// The task that waits for its end.
    var task: Int?
    /// The number of the one that was redirected to it.
    var leads: Int?
    /// What S asks K for with it.
    var opens: Opening?
    /// The number of the action whose guard performs it.
    var inside: Int?
    /// What has taken the place of what it was redirected to.
    var successor: Int?
    /// What it was redirected to.
    var redirection: BoxDeed?
  }

  /// What is to be done.
  enum Aim {
    case box(BoxDeed)
    /// Being in another place, an earlier one or one that somebody else has thought of.
    case place(BoxModel)
    /// What H does about a message.
    case message
  }

  struct Approval {
    /// Those that took time, and those of screens that have confirmed leaving.
    var answers: [Key: MixedReply] = [:]
    var redirectedBy: Key?
    /// Those whose answers have led to this action.
    var leading: Set<Key> = []
    /// How many actions have led to it.
    var length = 0

    /// The approval of an action that an answer leads to; who has confirmed leaving isn't asked again.
    func following(_ key: Key) -> Approval {
      Approval(answers: confirmations, leading: leading.union([key]), length: length + 1)
    }

    var confirmations: [Key: MixedReply] { answers.filter { $0.key.leaving != nil } }
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

    /// The screen that is asked whether it may leave.
    var leaving: Int? {
      guard case .leave(let id) = self else { return nil }
      return id
    }
  }

  struct Wait {
    let number: Int
    /// The screen whose wish it is; nil if it is nobody's in particular.
    var asker: Int?
    var attempt: Attempt
    let until: Until

    enum Until {
      /// An answer, and the number of its question.
      case answer(Key, question: Int)
      /// Its turn, behind others from outside.
      case turn
      /// The end of what it was redirected to.
      case end(BoxDeed)
      /// That this leaves to which it was redirected.
      case left(Goal, BoxDeed)
    }

    enum Goal: Equatable {
      case screen(Int)
      case child(Int, of: Int)
    }

    var key: Key? { if case .answer(let key, _) = until { key } else { nil } }

    var question: Int? { if case .answer(_, let question) = until { question } else { nil } }

    var redirection: BoxDeed? {
      switch until {
      case .end(let deed), .left(_, let deed): deed
      case .answer, .turn: nil
      }
    }

    /// Whether others from outside keep behind it.
    var isInLine: Bool {
      redirection == nil && (asker == nil || attempt.comesFromOutside && attempt.deed?.plain != .back)
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
    /// Whether the screen that asked has left; one with its id may be there again.
    var isAskerGone = false
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

  var comesFromOutside: Bool { caller == nil || isFromOutside }

  /// The screen that it acts from although it has nothing to do with it.
  var standIn: Int? { standsIn && !leadsBack ? caller : nil }

  /// Whether it replaces the whole app.
  var replacesApp: Bool {
    switch aim {
    case .box(let deed): deed.replacesApp
    case .place: true
    case .message: false
    }
  }
}

extension BoxDeed {
  /// Whether it only leads back.
  var leadsBack: Bool {
    switch self {
    case .taking(.popTo, _), .taking(.remove, _), .pop, .popCount, .popToRoot, .back, .dismiss, .dismissAll, .leave,
      .finish:
      true
    default: false
    }
  }

  /// Whether it replaces the whole app.
  var replacesApp: Bool {
    switch self {
    case .resetRoot, .taking(.resetRoot, _): true
    case .batch(let deeds): deeds.contains(where: \.replacesApp)
    default: false
    }
  }

  /// The same for all that are the same action.
  var plain: BoxDeed {
    switch self {
    case .popCount(1): .pop
    case .batch(let deeds): .batch(deeds.map(\.plain))
    default: self
    }
  }

  /// The last thing that it does.
  var last: BoxDeed {
    guard case .batch(let deeds) = self, let last = deeds.last else { return self }
    return last.last
  }
}
