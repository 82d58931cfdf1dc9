// Modals: presentation controllers, sheets, popovers, alerts.
#pragma once
#include "ViewController.h"

#pragma clang assume_nonnull begin

@class UIPopoverPresentationController, UISheetPresentationController, UISheetPresentationControllerDetent;
@protocol UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate;

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel = 1,
  UIAlertActionStyleDestructive = 2,
} NS_SWIFT_NAME(UIAlertAction.Style);

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert = 1,
} NS_SWIFT_NAME(UIAlertController.Style);

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1 << 0,
  UIPopoverArrowDirectionDown = 1 << 1,
  UIPopoverArrowDirectionLeft = 1 << 2,
  UIPopoverArrowDirectionRight = 1 << 3,
  UIPopoverArrowDirectionAny = UIPopoverArrowDirectionUp | UIPopoverArrowDirectionDown | UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight,
  UIPopoverArrowDirectionUnknown = (NSUInteger)-1,
};

NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject
@property (nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly, nullable) UIView *containerView;
@property (nonatomic, weak, nullable) id<UIAdaptivePresentationControllerDelegate> delegate;
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
    presentingViewController:(nullable UIViewController *)presentingViewController NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic, readonly) UIModalPresentationStyle adaptivePresentationStyle;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
@property (nonatomic, readonly, nullable) UIView *presentedView;
@property (nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
@property (nonatomic, readonly) BOOL shouldPresentInFullscreen;
@property (nonatomic, readonly) BOOL shouldRemovePresentersView;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed;
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed;
@end

NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
    traitCollection:(UITraitCollection *)traitCollection;
- (void)presentationController:(UIPresentationController *)presentationController
    prepareAdaptivePresentationController:(UIPresentationController *)adaptivePresentationController
    NS_SWIFT_NAME(presentationController(_:prepare:));
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller
    viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
    transitionCoordinator:(nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end

NOT_ON_TV NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:(UISheetPresentationController *)sheetPresentationController;
@end

NOT_ON_TV NS_SWIFT_UI_ACTOR
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController
    NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
@end

typedef NSString *UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISheetPresentationController.Detent.Identifier);
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierMedium NOT_ON_TV;
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierLarge NOT_ON_TV;

NOT_ON_TV NS_SWIFT_UI_ACTOR
@interface UISheetPresentationController : UIPresentationController
@property (nonatomic, weak, nullable) id<UISheetPresentationControllerDelegate> delegate;
@property (nonatomic, nullable) UIView *sourceView;
@property (nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property (nonatomic) BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
@property (nonatomic) BOOL prefersGrabberVisible;
// preferredCornerRadius, custom detents and their height are told to Swift in UIKit.swift.
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents NOT_ON_VISION;
- (void)invalidateDetents NOT_ON_VISION;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier;
@property (nonatomic, copy, nullable) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier;
@property (nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge;
- (void)animateChanges:(void (NS_NOESCAPE ^)(void))changes;
@end

NOT_ON_TV NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)mediumDetent NS_SWIFT_NAME(medium()) NOT_ON_VISION;
+ (instancetype)largeDetent NS_SWIFT_NAME(large()) NOT_ON_VISION;
@property (nonatomic, readonly) UISheetPresentationControllerDetentIdentifier identifier;
@end

NOT_ON_TV NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDetentResolutionContext <NSObject>
@required
@property (nonatomic, readonly) UITraitCollection *containerTraitCollection;
@property (nonatomic, readonly) CGFloat maximumDetentValue;
@end

NOT_ON_TV NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nonatomic, weak, nullable) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property (nonatomic, nullable) UIBarButtonItem *barButtonItem DEPRECATED("use sourceItem");
@property (nonatomic, nullable) UIView *sourceView;
@property (nonatomic) CGRect sourceRect;
@property (nonatomic) BOOL canOverlapSourceViewRect;
@property (nonatomic, nullable) id<UIPopoverPresentationControllerSourceItem> sourceItem;
@property (nonatomic, copy, nullable) NSArray<UIView *> *passthroughViews;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic, readonly) UISheetPresentationController *adaptiveSheetPresentationController;
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style
    handler:(void (^_Nullable)(UIAlertAction *action))handler;
@property (nonatomic, readonly, nullable) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController <NSCoding>
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message
    preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nonatomic, nullable) UIAlertAction *preferredAction;
- (void)addTextFieldWithConfigurationHandler:(void (^_Nullable)(UITextField *textField))configurationHandler
    NS_SWIFT_DISABLE_ASYNC;
@property (nonatomic, readonly, nullable) NSArray<UITextField *> *textFields;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end

#ifndef LIKE_TVOS
NS_SWIFT_UI_ACTOR
@interface UIActivity : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR
@interface UIActivityViewController : UIViewController
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_UNAVAILABLE;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
- (instancetype)initWithActivityItems:(NSArray *)activityItems
    applicationActivities:(nullable NSArray<__kindof UIActivity *> *)applicationActivities NS_DESIGNATED_INITIALIZER;
@end
#endif

#pragma clang assume_nonnull end
