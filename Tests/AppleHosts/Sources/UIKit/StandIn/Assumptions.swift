extension StandIn {
  /// What is taken for true where Apple says nothing, or where reports disagree. The page beside the package says from where
  /// each of them is.
  public struct Assumptions: Sendable, Hashable {
    /// A push or pop with animation begins in the next turn, as layout does, rather than at once.
    public var animationsBeginNextTurn = false
    /// A stack that is not animated is shown in the next turn rather than at once.
    public var unanimatedStacksShowNextTurn = false
    /// A modal without animation is there in the next turn rather than at once.
    public var unanimatedModalsEndNextTurn = false
    /// What a stack is told during its transition changes `viewControllers` at once, rather than being put off.
    public var callsDuringTransitionsAreSynchronous = false
    /// What a stack is told during a modal's animation around it is put off.
    public var modalAnimationsPutOffStackCalls = false
    /// The coordinator's completion comes before `didShow`, and before a modal's own completion.
    public var coordinatorEndsFirst = false
    /// While the user swipes back, `viewControllers` still has the top.
    public var swipeKeepsTopInArray = false
    /// `willShow` comes before the question for an animation.
    public var willShowBeforeAnimator = true
    /// A stack whose top stays calls its delegate when what is below changes.
    public var sameTopCallsDelegate = false
    /// The back button's menu asks `shouldPop`.
    public var backMenuAsksShouldPop = false
    /// In a swipe down that is cancelled, `viewWillAppear` comes when the finger is lifted rather than at the end.
    public var cancelledPullAppearsEarly = false
    /// `shouldDismiss` is also asked when a sheet has come, before anybody pulls; the answer does not matter then.
    public var shouldDismissIsAskedEarly = false
    /// Dismissing what goes already dismisses the one below it; otherwise nothing happens, and no completion comes.
    public var dismissWhileChildGoesTakesPresenter = false
    /// Dismissing where there is nothing calls the completion.
    public var dismissingNothingCompletes = false
    /// A transition that was cancelled calls the completion of `present` or `dismiss`.
    public var cancelledModalCompletes = false
    /// An alert's handler is called in the turn after its dismissal.
    public var alertHandlerComesNextTurn = false
    /// A tap on the tab that is shown calls `didSelect` before the pop.
    public var retapSelectsBeforePop = false
    /// The controller that comes is called before the one that goes, where two are called for a modal.
    public var incomingAppearsFirst = false
    /// A page beside the one that is shown is remembered over a change by the program.
    public var pagesKeepStaleNeighbours = false
    /// A completion that is given to a coordinator whose transition is over is called.
    public var lateCompletionsRun = false
    /// Escape closes sheets and popovers, as the user's gesture does.
    public var escapeDismisses = true
    /// Dismissing a modal that is still coming is refused, and no completion comes, rather than being put off.
    public var dismissalDuringPresentationIsRefused = true
    /// A tap selects its tab before the delegate is asked; a tab that is refused is seen, and goes again.
    public var tabsMoveBeforeTheyAsk = false
    /// The delegate of tabs is asked and told by the methods that have a `UITab`.
    public var tabsAskByTab = false
    /// In the background, windows become narrow and wide again, for the pictures of the app switcher.
    public var backgroundResizesWindows = true
    /// A bar of tabs can't be pushed.
    public var stacksRefuseTabBars = true
    /// A page view controller asks for both neighbours of a page, and refuses one that is on both sides.
    public var pagesRefuseOneOnBothSides = true
    /// What a program asks the main queue for comes before what the system has put off to the next turn.
    public var mainQueueComesBeforeLayout = false

    /// The likeliest of each.
    public init() {}

    /// Any of them.
    public init(using generator: inout some RandomNumberGenerator) {
      for path in Self.all { self[keyPath: path] = Bool.random(using: &generator) }
    }

    /// All of them.
    static var all: [WritableKeyPath<Assumptions, Bool>] {
      [
        \.animationsBeginNextTurn, \.unanimatedStacksShowNextTurn, \.unanimatedModalsEndNextTurn,
        \.callsDuringTransitionsAreSynchronous, \.modalAnimationsPutOffStackCalls, \.coordinatorEndsFirst,
        \.swipeKeepsTopInArray, \.willShowBeforeAnimator, \.sameTopCallsDelegate, \.backMenuAsksShouldPop,
        \.cancelledPullAppearsEarly, \.shouldDismissIsAskedEarly,
        \.dismissWhileChildGoesTakesPresenter, \.dismissingNothingCompletes,
        \.cancelledModalCompletes, \.alertHandlerComesNextTurn, \.retapSelectsBeforePop, \.incomingAppearsFirst,
        \.pagesKeepStaleNeighbours, \.lateCompletionsRun, \.escapeDismisses, \.dismissalDuringPresentationIsRefused,
        \.tabsMoveBeforeTheyAsk, \.tabsAskByTab, \.backgroundResizesWindows, \.stacksRefuseTabBars,
        \.pagesRefuseOneOnBothSides, \.mainQueueComesBeforeLayout,
      ]
    }
  }
}
