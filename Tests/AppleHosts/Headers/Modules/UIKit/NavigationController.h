// Stacks: navigation controllers, their bar and its items.
#pragma once
#include "ViewController.h"

#pragma clang assume_nonnull begin

@class UINavigationBarAppearance;
@class UINavigationBar, UINavigationItem;
@protocol UINavigationBarDelegate, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning;

typedef NS_ENUM(NSInteger, UINavigationControllerOperation) {
  UINavigationControllerOperationNone = 0,
  UINavigationControllerOperationPush = 1,
  UINavigationControllerOperationPop = 2,
} NS_SWIFT_NAME(UINavigationController.Operation);

typedef NS_ENUM(NSInteger, UINavigationItemBackButtonDisplayMode) {
  UINavigationItemBackButtonDisplayModeDefault = 0,
  UINavigationItemBackButtonDisplayModeGeneric = 1,
  UINavigationItemBackButtonDisplayModeMinimal = 2,
} NS_SWIFT_NAME(UINavigationItem.BackButtonDisplayMode);

typedef NS_ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) {
  UINavigationItemLargeTitleDisplayModeAutomatic = 0,
  UINavigationItemLargeTitleDisplayModeAlways = 1,
  UINavigationItemLargeTitleDisplayModeNever = 2,
  UINavigationItemLargeTitleDisplayModeInline = 3,
} NS_SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode);

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController <NSCoding>
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass
    toolbarClass:(nullable Class)toolbarClass NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<UIViewController *> *)popToViewController:(UIViewController *)viewController
    animated:(BOOL)animated NS_SWIFT_NAME(popToViewController(_:animated:));
@property (nonatomic, readonly, nullable) UIViewController *topViewController;
@property (nonatomic, readonly, nullable) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden NOT_ON_TV;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated NOT_ON_TV;
@property (nonatomic, weak, nullable) id<UINavigationControllerDelegate> delegate;
@property (nonatomic, readonly, nullable) UIGestureRecognizer *interactivePopGestureRecognizer NOT_ON_TV;
@property (nonatomic, readonly, nullable) UIGestureRecognizer *interactiveContentPopGestureRecognizer NOT_ON_TV;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender;
@property (nonatomic) BOOL hidesBarsOnSwipe NOT_ON_TV;
@property (nonatomic) BOOL hidesBarsOnTap NOT_ON_TV;
@end

NS_SWIFT_UI_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
    willShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController
    didShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:(UINavigationController *)navigationController
    NOT_ON_TV;
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:(UINavigationController *)navigationController
    NS_SWIFT_NAME(navigationControllerPreferredInterfaceOrientationForPresentation(_:)) NOT_ON_TV;
- (nullable id<UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)navigationController
    interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController
    NS_SWIFT_NAME(navigationController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigationController
    animationControllerForOperation:(UINavigationControllerOperation)operation
    fromViewController:(UIViewController *)fromVc toViewController:(UIViewController *)toVc;
@end

NS_SWIFT_UI_ACTOR
@interface UIToolbar : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView <NSCoding>
@property (nonatomic, weak, nullable) id<UINavigationBarDelegate> delegate;
@property (nonatomic, readonly, nullable) UINavigationItem *topItem;
@property (nonatomic, readonly, nullable) UINavigationItem *backItem;
@property (nonatomic, copy, nullable) NSArray<UINavigationItem *> *items;
@property (nonatomic) BOOL prefersLargeTitles NOT_ON_TV;
@property (nonatomic, copy) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@end

NS_SWIFT_UI_ACTOR
@protocol UIBarPositioningDelegate <NSObject>
@end

NS_SWIFT_UI_ACTOR
@protocol UINavigationBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item;
- (void)navigationBar:(UINavigationBar *)navigationBar didPopItem:(UINavigationItem *)item;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR
@interface UIBarAppearance : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationBarAppearance : UIBarAppearance
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, nullable) UIView *titleView;
@property (nonatomic, copy, nullable) NSString *subtitle;
@property (nonatomic, copy, nullable) NSString *prompt NOT_ON_TV;
@property (nonatomic, nullable) UIBarButtonItem *backBarButtonItem NOT_ON_TV;
@property (nonatomic, copy, nullable) NSString *backButtonTitle;
@property (nonatomic) BOOL hidesBackButton NOT_ON_TV;
- (void)setHidesBackButton:(BOOL)hidesBackButton animated:(BOOL)animated NOT_ON_TV;
@property (nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode NOT_ON_TV;
@property (nonatomic, copy, nullable) UIAction *backAction NOT_ON_TV;
@property (nonatomic, copy, nullable) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nonatomic, copy, nullable) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nonatomic) BOOL leftItemsSupplementBackButton NOT_ON_TV;
@property (nonatomic, nullable) UIBarButtonItem *leftBarButtonItem;
@property (nonatomic, nullable) UIBarButtonItem *rightBarButtonItem;
- (void)setLeftBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated;
- (void)setRightBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated;
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode NOT_ON_TV;
@property (nonatomic, nullable) UISearchController *searchController NOT_ON_TV;
@property (nonatomic) BOOL hidesSearchBarWhenScrolling NOT_ON_TV;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@end

#pragma clang assume_nonnull end
