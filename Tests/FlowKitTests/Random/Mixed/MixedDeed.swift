/// Something that happens to the app of a mixed walk.
///
/// Screens, questions and tasks are told by where they are then, counted round, so that a deed means something also when
/// those before it are left out. ``resolved(in:)`` puts in whom it means.
enum MixedDeed {
  case act(BoxDeed, from: Who, Manner = .plain)
  case send(from: Who)
  case ask(Who, isAwaited: Bool, presents: Bool)
  /// K says what it is asked for.
  case give(Int)
  case setVerdict(Verdict), setMayLeave(Bool)
  case answer(Int, Verdict)
  /// A guard that is still thinking performs an action itself.
  case actInside(Int, BoxDeed)
  case addGuard, removeGuard
  case cancelWaiting, cancelTask(Int)
  case attach(delays: Bool), detach, finishTransition
  case beginSwipe, finishSwipe, cancelSwipe
  case setBackground(Bool)
  case save, travel(Int), visit(Foreign), restore

  /// Who acts.
  enum Who {
    case nobody
    case present(Int)
    /// So many before the next one that will be made.
    case early(Int)
    case entry(Int)
  }

  enum Manner { case plain, awaited, replacing }

  /// What a guard says.
  enum Verdict {
    case allow, refuse, fail
    case instead(BoxDeed), redirect(BoxDeed)
  }

  /// A tree that no navigator has made.
  struct Foreign {
    let root: String
    let id: Int
    var steps: [(deed: BoxDeed, firstID: Int)]
  }
}

extension MixedDeed: ShrinkableStep {
  var partCount: Int {
    if case .visit(let foreign) = self { foreign.steps.count } else { 0 }
  }

  mutating func leaveOut(_ parts: Range<Int>) {
    guard case .visit(var foreign) = self else { return }
    foreign.steps.removeSubrange(parts)
    self = .visit(foreign)
  }

  /// The same deed with those that it means in this place; nil if there are none.
  func resolved(in model: MixedModel) -> MixedDeed? {
    switch self {
    case .act(let deed, let who, let manner): return .act(deed, from: who.resolved(in: model), manner)
    case .send(let who): return .send(from: who.resolved(in: model))
    case .ask(let who, let isAwaited, let presents):
      let askers = model.tree.places.map { model.tree[$0] }.filter { $0.name == "S" }
      guard case .present(let count) = who, !askers.isEmpty else { return nil }
      return .ask(.entry(askers[count % askers.count].id), isAwaited: isAwaited, presents: presents)
    case .give(let count):
      return model.results.isEmpty ? nil : .give(model.results[count % model.results.count].opened)
    case .answer(let count, let verdict):
      return model.open.isEmpty ? nil : .answer(model.open[count % model.open.count].number, verdict)
    case .actInside(let count, let deed):
      return model.open.isEmpty ? nil : .actInside(model.open[count % model.open.count].number, deed)
    case .cancelTask(let count):
      let tasks = model.running
      return tasks.isEmpty ? nil : .cancelTask(tasks[count % tasks.count])
    case .addGuard: return model.ownGuard == nil ? self : nil
    case .removeGuard: return model.ownGuard == nil ? nil : self
    case .restore:
      // No guard is asked about actions, none takes time, and nothing goes on at once.
      let isFree = model.ownGuard == nil && !model.tree.places.contains { "GUXY".contains(model.tree[$0].name) }
      guard model.waits.allSatisfy({ $0.key != nil }) else { return nil }
      return isFree ? self : nil
    case .travel(let count): return model.saved.isEmpty ? nil : .travel(count % model.saved.count)
    default: return self
    }
  }
}

extension MixedDeed.Who {
  /// The entry; nil for nobody.
  var id: Int? {
    guard case .entry(let id) = self else { return nil }
    return id
  }

  fileprivate func resolved(in model: MixedModel) -> MixedDeed.Who {
    switch self {
    case .nobody, .entry: self
    case .present(let count): .entry(model.tree.ids[count % model.tree.ids.count])
    case .early(let count): .entry(model.tree.nextID + 1 - count)
    }
  }
}
