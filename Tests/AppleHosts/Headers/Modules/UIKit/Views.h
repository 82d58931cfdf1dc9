// Responders, views, recognizers of gestures.
#pragma once
#include <Foundation.h>

#pragma clang assume_nonnull begin

@class UIView, UIColor, UIGestureRecognizer, UIKeyCommand, UILayoutGuide, NSLayoutDimension, NSLayoutXAxisAnchor,
  NSLayoutYAxisAnchor, UIPress, UIPressesEvent, UITraitCollection, UIViewController, UIWindow, UIWindowScene;
@protocol UIGestureRecognizerDelegate;

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone = 0,
  UIUserInterfaceIdiomPad = 1,
  UIUserInterfaceIdiomTV NS_SWIFT_NAME(tv) = 2,
  UIUserInterfaceIdiomCarPlay = 3,
  UIUserInterfaceIdiomMac = 5,
  UIUserInterfaceIdiomVision = 6,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};

typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut = 0,
  UIViewAnimationCurveEaseIn = 1,
  UIViewAnimationCurveEaseOut = 2,
  UIViewAnimationCurveLinear = 3,
} NS_SWIFT_NAME(UIView.AnimationCurve);

typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
} NS_SWIFT_NAME(UIView.AutoresizingMask);

typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionCurveEaseInOut = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
} NS_SWIFT_NAME(UIView.AnimationOptions);

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded,
} NS_SWIFT_NAME(UIGestureRecognizer.State);

typedef NS_ENUM(NSInteger, UIPressType) {
  UIPressTypeUpArrow,
  UIPressTypeDownArrow,
  UIPressTypeLeftArrow,
  UIPressTypeRightArrow,
  UIPressTypeSelect,
  UIPressTypeMenu,
  UIPressTypePlayPause,
} NS_SWIFT_NAME(UIPress.PressType);

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, getter=isFirstResponder, readonly) BOOL firstResponder;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (instancetype)init;
@property (nonatomic, readonly, nullable) NSArray<UIKeyCommand *> *keyCommands;
@property (nonatomic, nullable) NSUserActivity *userActivity;
- (void)updateUserActivityState:(NSUserActivity *)activity;
- (void)restoreUserActivityState:(NSUserActivity *)activity;
@end

NS_SWIFT_UI_ACTOR
@protocol UIInteraction <NSObject>
@property (nonatomic, weak, nullable, readonly) UIView *view;
- (void)willMoveToView:(nullable UIView *)view;
- (void)didMoveToView:(nullable UIView *)view;
@end

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (BOOL)endEditing:(BOOL)force;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (void)sizeToFit;
@property (nonatomic, readonly, nullable) UIView *superview;
@property (nonatomic, readonly) NSArray<UIView *> *subviews;
@property (nonatomic, readonly, nullable) UIWindow *window;
- (void)removeFromSuperview;
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NS_SWIFT_NAME(sendSubviewToBack(_:));
- (void)didAddSubview:(UIView *)subview;
- (void)willRemoveSubview:(UIView *)subview NS_SWIFT_NAME(willRemoveSubview(_:));
- (void)willMoveToSuperview:(nullable UIView *)newSuperview;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable UIView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic, readonly) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, null_resettable) UIColor *tintColor;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation;
@property (nonatomic, copy, nullable) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@property (nonatomic, copy) NSArray<id<UIInteraction>> *interactions;
- (void)addInteraction:(id<UIInteraction>)interaction;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations
    completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
    options:(UIViewAnimationOptions)options animations:(void (^)(void))animations
    completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView <NSCoding>
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, weak, nullable) UIWindowScene *windowScene;
@property (nonatomic, getter=isKeyWindow, readonly) BOOL keyWindow;
- (void)makeKeyWindow NS_SWIFT_NAME(makeKey());
- (void)makeKeyAndVisible;
@property (nonatomic, nullable) UIViewController *rootViewController;
@end

NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (void)addTarget:(id)target action:(SEL)action;
@property (nonatomic) UIGestureRecognizerState state;
@property (nonatomic, weak, nullable) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly, nullable) UIView *view;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic, copy) NSArray<NSNumber *> *allowedTouchTypes;
@property (nonatomic, copy) NSArray<NSNumber *> *allowedPressTypes;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

NS_SWIFT_UI_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@end

NS_SWIFT_UI_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
- (CGPoint)translationInView:(nullable UIView *)view;
- (CGPoint)velocityInView:(nullable UIView *)view;
@end

NS_SWIFT_UI_ACTOR
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@end

NS_SWIFT_UI_ACTOR
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat scale;
@property (nonatomic, readonly) CGFloat velocity;
@end

@interface UIPress : NSObject
@property (nonatomic, readonly) UIPressType type;
@end

NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIPressesEvent : UIEvent
@end

NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCoding>
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@end

NS_SWIFT_UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceivePress:(UIPress *)press;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveEvent:(UIEvent *)event;
@end

@interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
@end

@interface NSObject (UIAccessibility)
@property (nonatomic, copy, nullable) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityViewIsModal NS_SWIFT_UI_ACTOR;
@end

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property (nonatomic, copy, nullable) NSString *accessibilityIdentifier;
@end

@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@end


#pragma clang assume_nonnull end
