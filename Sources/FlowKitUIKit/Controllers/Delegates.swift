#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Of two delegates that share their calls, one has methods more. UIKit asks the object which it has. Without Objective-C,
  // as on the stand-in, a conformance knows the methods of the class that it belongs to, and none that a subclass adds, so
  // that each subclass has its own.
  #if canImport(ObjectiveC)
    extension StackCalls: UINavigationControllerDelegate {}
    extension TabsCalls: UITabBarControllerDelegate {}
    extension PagesSource: UIPageViewControllerDataSource {}
    extension ModalCalls: UIAdaptivePresentationControllerDelegate {}
    #if !os(tvOS)
      extension ModalCalls: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {}
    #endif
  #else
    extension StackListener: UINavigationControllerDelegate {}
    extension StackAnimator: UINavigationControllerDelegate {}
    extension TabsListener: UITabBarControllerDelegate {}
    extension TabsAnimator: UITabBarControllerDelegate {}
    extension PagesListener: UIPageViewControllerDataSource {}
    extension PageCounter: UIPageViewControllerDataSource {}
    extension ModalListener: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {}
    extension AdaptingModalListener: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {}
  #endif
#endif
