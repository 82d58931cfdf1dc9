// Containers: tabs, columns, pages.
#pragma once
#include "NavigationController.h"

#pragma clang assume_nonnull begin

@class UITab, UITabBar, UITabGroup, UISplitViewController;
@protocol UIPageViewControllerDataSource, UIPageViewControllerDelegate, UISplitViewControllerDelegate,
  UITabBarControllerDelegate;

typedef NS_ENUM(NSInteger, UITabBarControllerMode) {
  UITabBarControllerModeAutomatic = 0,
  UITabBarControllerModeTabBar = 1,
  UITabBarControllerModeTabSidebar = 2,
} NS_SWIFT_NAME(UITabBarController.Mode);

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified = 0,
  UISplitViewControllerStyleDoubleColumn = 1,
  UISplitViewControllerStyleTripleColumn = 2,
} NS_SWIFT_NAME(UISplitViewController.Style);

typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary = 0,
  UISplitViewControllerColumnSupplementary = 1,
  UISplitViewControllerColumnSecondary = 2,
  UISplitViewControllerColumnCompact = 3,
  UISplitViewControllerColumnInspector = 4,
} NS_SWIFT_NAME(UISplitViewController.Column);

typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) {
  UISplitViewControllerDisplayModeAutomatic = 0,
  UISplitViewControllerDisplayModeSecondaryOnly = 1,
  UISplitViewControllerDisplayModeOneBesideSecondary = 2,
  UISplitViewControllerDisplayModeOneOverSecondary = 3,
  UISplitViewControllerDisplayModeTwoBesideSecondary = 4,
  UISplitViewControllerDisplayModeTwoOverSecondary = 5,
  UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6,
} NS_SWIFT_NAME(UISplitViewController.DisplayMode);

typedef NS_ENUM(NSInteger, UISplitViewControllerSplitBehavior) {
  UISplitViewControllerSplitBehaviorAutomatic = 0,
  UISplitViewControllerSplitBehaviorTile = 1,
  UISplitViewControllerSplitBehaviorOverlay = 2,
  UISplitViewControllerSplitBehaviorDisplace = 3,
} NS_SWIFT_NAME(UISplitViewController.SplitBehavior);

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
  UIPageViewControllerNavigationOrientationHorizontal = 0,
  UIPageViewControllerNavigationOrientationVertical = 1,
} NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);

typedef NS_ENUM(NSInteger, UIPageViewControllerSpineLocation) {
  UIPageViewControllerSpineLocationNone = 0,
  UIPageViewControllerSpineLocationMin = 1,
  UIPageViewControllerSpineLocationMid = 2,
  UIPageViewControllerSpineLocationMax = 3,
} NS_SWIFT_NAME(UIPageViewController.SpineLocation);

typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
  UIPageViewControllerTransitionStylePageCurl = 0,
  UIPageViewControllerTransitionStyleScroll = 1,
} NS_SWIFT_NAME(UIPageViewController.TransitionStyle);

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward,
  UIPageViewControllerNavigationDirectionReverse,
} NS_SWIFT_NAME(UIPageViewController.NavigationDirection);

typedef NSString *UIPageViewControllerOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIPageViewController.OptionsKey);
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionSpineLocationKey NS_SWIFT_NAME(spineLocation);
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionInterPageSpacingKey NS_SWIFT_NAME(interPageSpacing);

NS_SWIFT_UI_ACTOR
@interface UITabBar : UIView <NSCoding>
@property (nonatomic, copy, nullable) NSArray<UITabBarItem *> *items;
@property (nonatomic, weak, nullable) UITabBarItem *selectedItem;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController <NSCoding>
@property (nonatomic, weak, nullable) id<UITabBarControllerDelegate> delegate;
@property (nonatomic) UITabBarControllerMode mode;
@property (nonatomic, nullable) UITab *selectedTab;
@property (nonatomic, copy) NSArray<UITab *> *tabs;
- (instancetype)initWithTabs:(NSArray<UITab *> *)tabs;
@property (nonatomic, getter=isTabBarHidden) BOOL tabBarHidden;
- (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, copy, nullable) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nonatomic, nullable) UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UINavigationController *moreNavigationController NOT_ON_TV NOT_ON_VISION;
@property (nonatomic, readonly) UITabBar *tabBar;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectTab:(UITab *)tab
    NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:));
- (void)tabBarController:(UITabBarController *)tabBarController didSelectTab:(UITab *)selectedTab
    previousTab:(nullable UITab *)previousTab NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:));
- (void)tabBarControllerWillBeginEditing:(UITabBarController *)tabBarController NOT_ON_TV;
- (void)tabBarControllerDidEndEditing:(UITabBarController *)tabBarController NOT_ON_TV;
- (void)tabBarController:(UITabBarController *)tabBarController visibilityDidChangeForTabs:(NSArray<UITab *> *)tabs
    NOT_ON_TV;
- (void)tabBarController:(UITabBarController *)tabBarController displayOrderDidChangeForGroup:(UITabGroup *)group
    NOT_ON_TV;
- (NSArray<UIViewController *> *)tabBarController:(UITabBarController *)tabBarController
    displayedViewControllersForTab:(UITab *)tab
    proposedViewControllers:(NSArray<UIViewController *> *)proposedViewControllers NOT_ON_TV;
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
    willBeginCustomizingViewControllers:(NSArray<UIViewController *> *)viewControllers NOT_ON_TV;
- (void)tabBarController:(UITabBarController *)tabBarController
    willEndCustomizingViewControllers:(NSArray<UIViewController *> *)viewControllers changed:(BOOL)changed NOT_ON_TV;
- (void)tabBarController:(UITabBarController *)tabBarController
    didEndCustomizingViewControllers:(NSArray<UIViewController *> *)viewControllers changed:(BOOL)changed NOT_ON_TV;
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController *)tabBarController
    NOT_ON_TV;
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:(UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerPreferredInterfaceOrientationForPresentation(_:)) NOT_ON_TV;
- (nullable id<UIViewControllerInteractiveTransitioning>)tabBarController:(UITabBarController *)tabBarController
    interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController
    NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:)) NOT_ON_VISION;
- (nullable id<UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)tabBarController
    animationControllerForTransitionFromViewController:(UIViewController *)fromVc
    toViewController:(UIViewController *)toVc NOT_ON_VISION;
@end

NS_SWIFT_UI_ACTOR
@interface UITab : NSObject <UIPopoverPresentationControllerSourceItem>
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic, copy, nullable) NSString *subtitle;
@property (nonatomic, copy, nullable) NSString *badgeValue;
@property (nonatomic, readonly, nullable) UIViewController *viewController;
- (instancetype)initWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(NSString *)identifier
    viewControllerProvider:(UIViewController * (^_Nullable)(UITab *))viewControllerProvider NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR
@interface UITabGroup : UITab
@end

NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController <NSCoding>
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UISplitViewControllerStyle style;
@property (nonatomic, weak, nullable) id<UISplitViewControllerDelegate> delegate;
@property (nonatomic) BOOL showsSecondaryOnlyButton;
@property (nonatomic) UISplitViewControllerSplitBehavior preferredSplitBehavior;
- (void)setViewController:(nullable UIViewController *)vc forColumn:(UISplitViewControllerColumn)column;
- (nullable UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column;
- (void)hideColumn:(UISplitViewControllerColumn)column;
- (void)showColumn:(UISplitViewControllerColumn)column;
- (BOOL)isShowingColumn:(UISplitViewControllerColumn)column;
@property (nonatomic) BOOL presentsWithGesture;
@property (nonatomic, getter=isCollapsed, readonly) BOOL collapsed;
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property (nonatomic, readonly) UISplitViewControllerDisplayMode displayMode;
@end

NS_SWIFT_UI_ACTOR
@protocol UISplitViewControllerDelegate
@optional
- (void)splitViewController:(UISplitViewController *)svc
    willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode;
- (UISplitViewControllerDisplayMode)targetDisplayModeForActionInSplitViewController:(UISplitViewController *)svc;
- (BOOL)splitViewController:(UISplitViewController *)splitViewController showViewController:(UIViewController *)vc
    sender:(nullable id)sender;
- (BOOL)splitViewController:(UISplitViewController *)splitViewController
    showDetailViewController:(UIViewController *)vc sender:(nullable id)sender
    NS_SWIFT_NAME(splitViewController(_:showDetail:sender:));
- (UIInterfaceOrientationMask)splitViewControllerSupportedInterfaceOrientations:(UISplitViewController *)splitViewController
    NOT_ON_TV;
- (UIInterfaceOrientation)splitViewControllerPreferredInterfaceOrientationForPresentation:(UISplitViewController *)splitViewController
    NS_SWIFT_NAME(splitViewControllerPreferredInterfaceOrientationForPresentation(_:)) NOT_ON_TV;
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc
    topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn;
- (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController *)svc
    displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)proposedDisplayMode;
- (void)splitViewControllerDidCollapse:(UISplitViewController *)svc;
- (void)splitViewControllerDidExpand:(UISplitViewController *)svc;
- (void)splitViewController:(UISplitViewController *)svc willShowColumn:(UISplitViewControllerColumn)column;
- (void)splitViewController:(UISplitViewController *)svc willHideColumn:(UISplitViewControllerColumn)column;
- (void)splitViewController:(UISplitViewController *)svc didShowColumn:(UISplitViewControllerColumn)column;
- (void)splitViewController:(UISplitViewController *)svc didHideColumn:(UISplitViewControllerColumn)column;
- (void)splitViewControllerInteractivePresentationGestureWillBegin:(UISplitViewController *)svc;
- (void)splitViewControllerInteractivePresentationGestureDidEnd:(UISplitViewController *)svc;
@end

NS_SWIFT_UI_ACTOR
@interface UIPageViewController : UIViewController <NSCoding>
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
    navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
    options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
    direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated
    completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
@property (nonatomic, weak, nullable) id<UIPageViewControllerDelegate> delegate;
@property (nonatomic, weak, nullable) id<UIPageViewControllerDataSource> dataSource;
@property (nonatomic, readonly) UIPageViewControllerSpineLocation spineLocation;
@property (nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
@property (nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property (nonatomic, getter=isDoubleSided) BOOL doubleSided;
@property (nonatomic, readonly, nullable) NSArray<UIViewController *> *viewControllers;
@end

NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController *)pageViewController
    willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers;
- (void)pageViewController:(UIPageViewController *)pageViewController didFinishAnimating:(BOOL)finished
    previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers
    transitionCompleted:(BOOL)completed;
- (UIPageViewControllerSpineLocation)pageViewController:(UIPageViewController *)pageViewController
    spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation NOT_ON_TV;
- (UIInterfaceOrientationMask)pageViewControllerSupportedInterfaceOrientations:(UIPageViewController *)pageViewController
    NOT_ON_TV;
- (UIInterfaceOrientation)pageViewControllerPreferredInterfaceOrientationForPresentation:(UIPageViewController *)pageViewController
    NS_SWIFT_NAME(pageViewControllerPreferredInterfaceOrientationForPresentation(_:)) NOT_ON_TV;
@end

NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
@required
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
    viewControllerBeforeViewController:(UIViewController *)viewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
    viewControllerAfterViewController:(UIViewController *)viewController;
@optional
- (NSInteger)presentationCountForPageViewController:(UIPageViewController *)pageViewController;
- (NSInteger)presentationIndexForPageViewController:(UIPageViewController *)pageViewController;
@end

#pragma clang assume_nonnull end
