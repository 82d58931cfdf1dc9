// View controllers.
#pragma once
#include "Controls.h"

#pragma clang assume_nonnull begin

@class UIZoomTransitionOptions, UIZoomTransitionSourceViewProviderContext;
@class UIBarButtonItem, UINavigationController, UINavigationItem, UIPopoverPresentationController, UIPresentationController,
  UISheetPresentationController, UISplitViewController, UITabBarController, UIViewControllerTransition;
@protocol UIViewControllerTransitionCoordinator, UIViewControllerTransitioningDelegate;

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3,
};

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << UIInterfaceOrientationPortrait,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << UIInterfaceOrientationLandscapeLeft,
  UIInterfaceOrientationMaskLandscapeRight = 1 << UIInterfaceOrientationLandscapeRight,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << UIInterfaceOrientationPortraitUpsideDown,
  UIInterfaceOrientationMaskLandscape = UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight,
  UIInterfaceOrientationMaskAll = UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight | UIInterfaceOrientationMaskPortraitUpsideDown,
  UIInterfaceOrientationMaskAllButUpsideDown = UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight,
};

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet NOT_ON_TV = 1,
  UIModalPresentationFormSheet NOT_ON_TV = 2,
  UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4,
  UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext = 6,
  UIModalPresentationPopover NOT_ON_TV = 7,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal = 1,
  UIModalTransitionStyleCrossDissolve = 2,
  UIModalTransitionStylePartialCurl NOT_ON_TV = 3,
};

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1 << 0,
  UIRectEdgeLeft = 1 << 1,
  UIRectEdgeBottom = 1 << 2,
  UIRectEdgeRight = 1 << 3,
  UIRectEdgeAll = UIRectEdgeTop | UIRectEdgeLeft | UIRectEdgeBottom | UIRectEdgeRight,
};

typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
  UIStatusBarStyleDefault = 0,
  UIStatusBarStyleLightContent = 1,
  UIStatusBarStyleDarkContent = 3,
} NOT_ON_TV;

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
@property (nonatomic, null_resettable) UITabBarItem *tabBarItem;
@property (nonatomic, readonly, nullable) UITabBarController *tabBarController;
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, null_resettable) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nonatomic, readonly, nullable) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (nonatomic, getter=isViewLoaded, readonly) BOOL viewLoaded;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, readonly, nullable) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nonatomic, readonly, nullable) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly, nullable) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic) BOOL providesPresentationContextTransitionStyle;
@property (nonatomic, getter=isBeingPresented, readonly) BOOL beingPresented;
@property (nonatomic, getter=isBeingDismissed, readonly) BOOL beingDismissed;
@property (nonatomic, getter=isMovingToParentViewController, readonly) BOOL movingToParentViewController
    NS_SWIFT_NAME(isMovingToParent);
@property (nonatomic, getter=isMovingFromParentViewController, readonly) BOOL movingFromParentViewController
    NS_SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag
    completion:(void (^_Nullable)(void))completion NS_SWIFT_NAME(present(_:animated:completion:))
    NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(dismiss(animated:completion:)) NS_SWIFT_DISABLE_ASYNC;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic, nullable) UIViewControllerTransition *preferredTransition;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance NOT_ON_TV;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    NS_SWIFT_NAME(traitCollectionDidChange(_:));
- (void)viewWillTransitionToSize:(CGSize)size
    withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(viewWillTransition(to:with:));
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
    NS_SWIFT_NAME(childForStatusBarStyle) NOT_ON_TV DEPRECATED_ON_VISION;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
    NS_SWIFT_NAME(childForStatusBarHidden) NOT_ON_TV DEPRECATED_ON_VISION;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle NOT_ON_TV DEPRECATED_ON_VISION;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden NOT_ON_TV DEPRECATED_ON_VISION;
- (void)setNeedsStatusBarAppearanceUpdate NOT_ON_TV DEPRECATED_ON_VISION;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender;
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations NOT_ON_TV;
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation NOT_ON_TV;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations NOT_ON_TV;
@property (nonatomic, readonly) NSArray<UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));
@property (nonatomic, weak, nullable) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
- (void)addKeyCommand:(UIKeyCommand *)keyCommand;
- (void)removeKeyCommand:(UIKeyCommand *)keyCommand;
@property (nonatomic, readonly, nullable) UIPresentationController *presentationController;
@property (nonatomic, readonly, nullable) UISheetPresentationController *sheetPresentationController NOT_ON_TV;
@property (nonatomic, readonly, nullable) UIPopoverPresentationController *popoverPresentationController NOT_ON_TV;
@property (nonatomic, readonly, nullable) UIPresentationController *activePresentationController;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
    NS_SWIFT_NAME(childForScreenEdgesDeferringSystemGestures) NOT_ON_TV;
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures NOT_ON_TV;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures NOT_ON_TV;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden
    NS_SWIFT_NAME(childForHomeIndicatorAutoHidden) NOT_ON_TV;
@property (nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden NOT_ON_TV;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden NOT_ON_TV;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForPointerLock NOT_ON_TV;
@property (nonatomic, readonly) BOOL prefersPointerLocked NOT_ON_TV;
- (void)setNeedsUpdateOfPrefersPointerLocked NOT_ON_TV;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForInterfaceOrientationLock
    NS_SWIFT_NAME(childForInterfaceOrientationLock) NOT_ON_TV NOT_ON_VISION;
@property (nonatomic, readonly) BOOL prefersInterfaceOrientationLocked NOT_ON_TV NOT_ON_VISION;
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked NOT_ON_TV NOT_ON_VISION;
@property (nonatomic, readonly, nullable) UISplitViewController *splitViewController;
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic, copy, nullable) NSArray<UIBarButtonItem *> *toolbarItems NOT_ON_TV;
@property (nonatomic) BOOL hidesBottomBarWhenPushed NOT_ON_TV;
@property (nonatomic, readonly, nullable) UINavigationController *navigationController;
@end

NS_SWIFT_NAME(UIViewController.Transition)
@interface UIViewControllerTransition : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)zoomWithOptions:(nullable UIZoomTransitionOptions *)options
    sourceViewProvider:(UIView * _Nullable (^)(UIZoomTransitionSourceViewProviderContext *context))sourceViewProvider
    NS_SWIFT_NAME(zoom(options:sourceViewProvider:));
@end

@class UIZoomTransitionInteractionContext;

NS_SWIFT_NAME(UIViewControllerTransition.ZoomOptions)
@interface UIZoomTransitionOptions : NSObject
@property (nonatomic, copy, nullable) BOOL (^interactiveDismissShouldBegin)(UIZoomTransitionInteractionContext *context);
@end

NS_SWIFT_NAME(UIZoomTransitionOptions.InteractionContext)
@interface UIZoomTransitionInteractionContext : NSObject
@property (nonatomic, readonly) CGPoint location;
@property (nonatomic, readonly) BOOL willBegin;
@end

NS_SWIFT_NAME(UIViewControllerTransition.ZoomSourceViewProviderContext)
@interface UIZoomTransitionSourceViewProviderContext : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UIViewController *zoomedViewController;
@property (nonatomic, readonly) UIViewController *sourceViewController;
@end

#ifndef LIKE_VISIONOS
NS_SWIFT_UI_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)storyboardBundleOrNil;
@end
#endif

#pragma clang assume_nonnull end
