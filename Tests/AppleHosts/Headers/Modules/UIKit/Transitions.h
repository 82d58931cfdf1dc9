// Transitions of the app itself, and what runs beside one.
#pragma once
#include "Presentations.h"

#pragma clang assume_nonnull begin

typedef NSString *UITransitionContextViewControllerKey NS_TYPED_EXTENSIBLE_ENUM;
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey NS_SWIFT_NAME(from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey NS_SWIFT_NAME(to);
typedef NSString *UITransitionContextViewKey NS_TYPED_EXTENSIBLE_ENUM;
extern UITransitionContextViewKey const UITransitionContextFromViewKey NS_SWIFT_NAME(from);
extern UITransitionContextViewKey const UITransitionContextToViewKey NS_SWIFT_NAME(to);

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@required
@property (nonatomic, getter=isAnimated, readonly) BOOL animated;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, getter=isInterruptible, readonly) BOOL interruptible;
@property (nonatomic, getter=isInteractive, readonly) BOOL interactive;
@property (nonatomic, getter=isCancelled, readonly) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGFloat completionVelocity;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (nullable UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable UIView *)viewForKey:(UITransitionContextViewKey)key;
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
@required
- (BOOL)animateAlongsideTransition:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
    completion:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    NS_SWIFT_DISABLE_ASYNC;
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view
    animation:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
    completion:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    NS_SWIFT_DISABLE_ASYNC;
- (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    NS_SWIFT_NAME(notifyWhenInteractionChanges(_:)) NS_SWIFT_DISABLE_ASYNC;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
@required
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, getter=isAnimated, readonly) BOOL animated;
@property (nonatomic, getter=isInteractive, readonly) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable UIView *)viewForKey:(UITransitionContextViewKey)key;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (CGRect)initialFrameForViewController:(UIViewController *)vc;
- (CGRect)finalFrameForViewController:(UIViewController *)vc;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
@required
- (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(animateTransition(using:));
@optional
- (void)animationEnded:(BOOL)transitionCompleted;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
@required
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
@property (nonatomic, readonly) CGFloat completionSpeed;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property (nonatomic, readonly) BOOL wantsInteractiveStart;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented
    presentingController:(UIViewController *)presenting sourceController:(UIViewController *)source
    NS_SWIFT_NAME(animationController(forPresented:presenting:source:));
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed
    NS_SWIFT_NAME(animationController(forDismissed:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning>)animator
    NS_SWIFT_NAME(interactionControllerForPresentation(using:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning>)animator
    NS_SWIFT_NAME(interactionControllerForDismissal(using:));
- (nullable UIPresentationController *)presentationControllerForPresentedViewController:(UIViewController *)presented
    presentingViewController:(nullable UIViewController *)presenting sourceViewController:(UIViewController *)source
    NS_SWIFT_NAME(presentationController(forPresented:presenting:source:));
@end

NS_SWIFT_UI_ACTOR
@interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (nonatomic, readonly) CGFloat duration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic) CGFloat completionSpeed;
@property (nonatomic) UIViewAnimationCurve completionCurve;
@property (nonatomic) BOOL wantsInteractiveStart;
- (void)pauseInteractiveTransition NS_SWIFT_NAME(pause());
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(update(_:));
- (void)cancelInteractiveTransition NS_SWIFT_NAME(cancel());
- (void)finishInteractiveTransition NS_SWIFT_NAME(finish());
@end

#pragma clang assume_nonnull end
