import UIKit

// Compiled with the host: UIKit finds these methods only if they are Objective-C's, and nothing else says so.

@MainActor let methodsOfStacks: [Selector] = [
  #selector(StackListener.navigationController(_:willShow:animated:)),
  #selector(StackListener.navigationController(_:didShow:animated:)),
  #selector(StackAnimator.navigationController(_:animationControllerFor:from:to:)),
  #selector(StackAnimator.navigationController(_:interactionControllerFor:)),
]

@MainActor let methodsOfTabs: [Selector] = [
  #selector(TabsListener.tabBarController(_:shouldSelect:)),
  #selector(TabsListener.tabBarController(_:didSelect:)),
  #selector(TabsListener.tabBarController(_:shouldSelectTab:)),
  #selector(TabsListener.tabBarController(_:didSelectTab:previousTab:)),
]

#if !os(visionOS)
  @MainActor let methodsOfMovingTabs: [Selector] = [
    #selector(TabsAnimator.tabBarController(_:animationControllerForTransitionFrom:to:)),
    #selector(TabsAnimator.tabBarController(_:interactionControllerFor:)),
  ]
#endif

@MainActor let methodsOfPages: [Selector] = [
  #selector(PagesListener.pageViewController(_:viewControllerBefore:)),
  #selector(PagesListener.pageViewController(_:viewControllerAfter:)),
  #selector(PagesListener.pageViewController(_:willTransitionTo:)),
  #selector(PagesListener.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)),
  #selector(PageCounter.presentationCount(for:)), #selector(PageCounter.presentationIndex(for:)),
]

@MainActor let methodsOfModals: [Selector] = [
  #selector(ModalListener.presentationControllerShouldDismiss(_:)),
  #selector(ModalListener.presentationControllerWillDismiss(_:)),
  #selector(ModalListener.presentationControllerDidDismiss(_:)),
  #selector(ModalListener.presentationControllerDidAttemptToDismiss(_:)),
  #selector(ModalListener.presentationController(_:prepare:)),
  #selector(ModalListener.presentationController(_:viewControllerForAdaptivePresentationStyle:)),
  #selector(ModalListener.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)),
  #selector(AdaptingModalListener.adaptivePresentationStyle(for:traitCollection:)),
]

#if !os(tvOS)
  @MainActor let methodsOfSheets: [Selector] = [
    #selector(ModalListener.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)),
    #selector(ModalListener.prepareForPopoverPresentation(_:)),
  ]
#endif
