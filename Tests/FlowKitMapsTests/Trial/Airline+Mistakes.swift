extension Airline {
  /// What can be wrong; each changes one flow.
  enum Mistake: CaseIterable, Sendable {
    // What an action needs isn't there.
    case popToNeverBelow, selectOfNoChild, messageUnhandled, pushUnderModal, popTooMany, showWithoutSplit
    // What a screen is bound to.
    case deadEnd, boundTwice, neverBound, sameChildTwice, keyMissing, keyMissingInScreens, forgottenForward, loneForward
    case swappedTargets, wrongTab, popTooFar, dismissTooLittle, choiceForgetsCase, presentsItself, leak
    // What nobody gets out of.
    case cannotLeave, answerNeverComes, answersTooEarly, endlessModals
    // Who may go where.
    case guardForgottenByLink, guardForgottenByMessage, guardForgottenByTab, guardLoop, guardNeverAnswers
    case secondFactorSkipped, secondFactorSkippedByLink, openAfterLock, rootFlips
    // What else the app says about its flows.
    case registryGap, unlinked, brokenLink, unreachableLink
  }
}
