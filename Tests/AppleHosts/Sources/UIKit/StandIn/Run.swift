import Foundation

/// A transition that is on its way: what apps see of it as coordinator and as context, and what moves it.
@MainActor
final class Run: NSObject, UIViewControllerTransitionCoordinator, UIViewControllerContextTransitioning {
  static let duration: TimeInterval = 0.35

  let world: StandIn.World
  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private(set) var initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  var isCutOff = false
  /// The one below a modal that leaves it to be seen: an animation has no view of it.
  weak var staysWhereItIs: UIViewController?
  private(set) var hasBegun = false
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// What the owner does at the end; it calls ``callCompletions()``.
  var whenEnded: ((Bool) -> Void)?
  /// What comes just before the completions.
  var beforeCompletions: (() -> Void)?

  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var heldAnimationEnds: [(Bool) -> Void] = []
  private var isHeld = false
  private var appHasEnded = false

  init(
    _ world: StandIn.World, from: UIViewController?, to: UIViewController?, in containerView: UIView,
    style: UIModalPresentationStyle = .none, isAnimated: Bool = true, isInteractive: Bool = false
  ) {
    self.world = world
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    presentationStyle = style
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    super.init()
  }

  // Its course.

  /// The app's own fingers drive it.
  func becomesInteractive() {
    guard interactor?.wantsInteractiveStart != false else { return }
    isInteractive = true
    initiallyInteractive = true
  }

  /// Lets it run: by the app's animator, by the user's finger, or by itself.
  func begin() {
    guard !isOver else { return }
    hasBegun = true
    for animation in alongside { animation(self) }
    alongside.removeAll()
    if let animator {
      begin(animator)
    } else if !isInteractive {
      world.clock.after(Self.duration) { [self] in end(true) }
    }
  }

  private func begin(_ animator: any UIViewControllerAnimatedTransitioning) {
    if let interactor {
      isHeld = true
      interactor.startInteractiveTransition(self)
      if !isInteractive { lift(cancels: false) }
    } else {
      animator.animateTransition(using: self)
      expectTheEnd()
    }
  }

  /// Starts the app's animation under a finger, as the system's percent driven class does.
  func animateUnderFinger() {
    let before = world.drivenRun
    world.drivenRun = self
    animator?.animateTransition(using: self)
    world.drivenRun = before
  }

  func hold(_ end: @escaping (Bool) -> Void) { heldAnimationEnds.append(end) }

  func drag(to percent: CGFloat) { percentComplete = min(max(percent, 0), 1) }

  /// The finger leaves the screen: the rest of the way runs by itself.
  func lift(cancels: Bool) {
    guard !isOver, isInteractive || isHeld else { return }
    let wasInteractive = isInteractive
    isInteractive = false
    isCancelled = cancels
    if wasInteractive { for handler in interactionHandlers { handler(self) } }
    let rest = Self.duration * Double(cancels ? percentComplete : 1 - percentComplete)
    world.clock.after(max(rest, 0.05)) { [self] in
      guard animator != nil else { return end(!cancels) }
      let ends = heldAnimationEnds
      heldAnimationEnds = []
      isHeld = false
      for animationEnd in ends { animationEnd(!cancels) }
      expectTheEnd()
    }
  }

  private func expectTheEnd() {
    let time = max(animator?.transitionDuration(using: self) ?? 0, Self.duration) + 2
    world.clock.after(time) { [self] in
      guard !isOver else { return }
      world.console.write(
        .customTransition, "\(animator.map { "\(type(of: $0))" } ?? "An animation") did not call completeTransition(_:)"
      )
    }
  }

  /// Ends it now, whatever is left of it.
  func end(_ completed: Bool) {
    guard !isOver else { return }
    isOver = true
    isInteractive = false
    if !completed { isCancelled = true }
    percentComplete = completed ? 1 : 0
    let work = whenEnded
    whenEnded = nil
    work?(completed)
    animator?.animationEnded(completed)
    alongside.removeAll()
    interactionHandlers.removeAll()
    animator = nil
    interactor = nil
  }

  func callCompletions() {
    let first = beforeCompletions
    beforeCompletions = nil
    first?()
    let works = completions
    completions.removeAll()
    for work in works { work(self) }
  }

  // What an app sees.

  var transitionWasCancelled: Bool { isCancelled }
  var isInterruptible: Bool { false }
  var completionVelocity: CGFloat { 1 }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? Self.duration }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : key == .to ? to : nil
    return controller === staysWhereItIs ? nil : controller?.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { drag(to: percentComplete) }
  func finishInteractiveTransition() { lift(cancels: false) }
  func cancelInteractiveTransition() { lift(cancels: true) }
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else {
      // Where something else has ended it, the app's animation says it a second time rightly.
      if appHasEnded { world.console.write(.customTransition, "completeTransition(_:) was called twice") }
      return
    }
    appHasEnded = true
    if didComplete, isCancelled {
      world.console.write(.customTransition, "completeTransition(true) was called for a transition that was cancelled")
    }
    end(didComplete && !isCancelled)
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else {
      if world.assumptions.lateCompletionsRun, let completion { world.clock.later { completion(self) } }
      return false
    }
    if let animation { if hasBegun { animation(self) } else { alongside.append(animation) } }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }
}

extension Run {
  /// Whether a controller, or one that it is in, comes or goes by this.
  func involves(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = controller
    while let one = next {
      if one === from || one === to { return true }
      next = one.ancestor
    }
    return false
  }

  /// Complains about an animator that has begun, and has not put into the container what it shows.
  func checkThatItShows(_ controller: UIViewController) {
    guard hasBegun, !isCutOff, animator != nil, controller.viewIfLoaded?.isDescendant(of: containerView) != true else {
      return
    }
    world.console.write(
      .customTransition, "The view of \(world.name(controller)) was not added to the container of the transition")
  }
}
