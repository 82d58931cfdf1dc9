// Labels, controls, menus, items of bars, and what lays them out.
#pragma once
#include "Views.h"

#pragma clang assume_nonnull begin

@class UIAction, UIImage, UILabel, UIMenu, NSLayoutConstraint, UITextField, UIView;

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem = 1,
  UIButtonTypeDetailDisclosure = 2,
  UIButtonTypeInfoLight = 3,
  UIButtonTypeInfoDark = 4,
  UIButtonTypeContactAdd = 5,
  UIButtonTypePlain = 6,
  UIButtonTypeClose = 7,
  UIButtonTypeRoundedRect = UIButtonTypeSystem,
} NS_SWIFT_NAME(UIButton.ButtonType);

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventMenuActionTriggered = 1 << 14,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllTouchEvents = 0x00000FFF,
  UIControlEventAllEditingEvents = 0x000F0000,
  UIControlEventApplicationReserved = 0x0F000000,
  UIControlEventSystemReserved = 0xF0000000,
  UIControlEventAllEvents = 0xFFFFFFFF,
} NS_SWIFT_NAME(UIControl.Event);

typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal = 0,
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
  UIControlStateFocused = 1 << 3,
  UIControlStateApplication = 0x00FF0000,
  UIControlStateReserved = 0xFF000000,
} NS_SWIFT_NAME(UIControl.State);

typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierAlphaShift = 1 << 16,
  UIKeyModifierShift = 1 << 17,
  UIKeyModifierControl = 1 << 18,
  UIKeyModifierAlternate = 1 << 19,
  UIKeyModifierCommand = 1 << 20,
  UIKeyModifierNumericPad = 1 << 21,
};

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Axis);

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2,
  UIMenuElementAttributesKeepsMenuPresented = 1 << 3,
} NS_SWIFT_NAME(UIMenuElement.Attributes);

typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff = 0,
  UIMenuElementStateOn = 1,
  UIMenuElementStateMixed = 2,
} NS_SWIFT_NAME(UIMenuElement.State);

typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill = 0,
  UIStackViewAlignmentLeading = 1,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline = 2,
  UIStackViewAlignmentCenter = 3,
  UIStackViewAlignmentTrailing = 4,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline = 5,
} NS_SWIFT_NAME(UIStackView.Alignment);

typedef NS_ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually = 1,
  UIStackViewDistributionFillProportionally = 2,
  UIStackViewDistributionEqualSpacing = 3,
  UIStackViewDistributionEqualCentering = 4,
} NS_SWIFT_NAME(UIStackView.Distribution);

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone = 0,
  UITextBorderStyleLine = 1,
  UITextBorderStyleBezel = 2,
  UITextBorderStyleRoundedRect = 3,
} NS_SWIFT_NAME(UITextField.BorderStyle);

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone = 0,
  UIBarButtonSystemItemCancel = 1,
  UIBarButtonSystemItemEdit = 2,
  UIBarButtonSystemItemSave = 3,
  UIBarButtonSystemItemAdd = 4,
  UIBarButtonSystemItemClose = 24,
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);

typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);
typedef void (^UIActionHandler)(__kindof UIAction *action);

@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@required
- (CGRect)frameInView:(UIView *)referenceView;
@end

@interface UIView (UIPopoverPresentationControllerSourceItem) <UIPopoverPresentationControllerSourceItem>
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView <NSCoding>
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic, null_resettable) UIColor *textColor;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSInteger numberOfLines;
@end

NS_SWIFT_UI_ACTOR
@interface UIControl : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(removeAction(_:for:));
- (void)sendAction:(UIAction *)action NS_SWIFT_NAME(sendAction(_:));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@end

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl <NSCoding>
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
+ (instancetype)buttonWithType:(UIButtonType)buttonType primaryAction:(nullable UIAction *)primaryAction;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
@property (nonatomic, readonly, nullable) NSString *currentTitle;
@property (nonatomic, readonly, nullable) UILabel *titleLabel;
@end

NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl <NSCoding>
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic, copy, nullable) NSString *placeholder;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end

NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
@property (nonatomic, readonly) NSArray<UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
@end

NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView <NSCoding>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@end

NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSCoding>
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@property (class, nonatomic, readonly) UIColor *clearColor NS_SWIFT_NAME(clear);
@property (class, nonatomic, readonly) UIColor *blackColor NS_SWIFT_NAME(black);
@property (class, nonatomic, readonly) UIColor *whiteColor NS_SWIFT_NAME(white);
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NOT_ON_TV NS_SWIFT_NAME(systemBackground);
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor NOT_ON_TV
    NS_SWIFT_NAME(secondarySystemBackground);
@property (class, nonatomic, readonly) UIColor *labelColor NS_SWIFT_NAME(label);
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor NS_SWIFT_NAME(secondaryLabel);
@property (class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property (class, nonatomic, readonly) UIColor *systemBlueColor NS_SWIFT_NAME(systemBlue);
@property (class, nonatomic, readonly) UIColor *systemGrayColor NS_SWIFT_NAME(systemGray);
@end

NS_SWIFT_SENDABLE
@interface UIImage : NSObject <NSCoding>
+ (nullable UIImage *)imageNamed:(NSString *)name NS_SWIFT_NAME(init(named:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:));
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end

NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject <NSCoding>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, copy, nullable) NSString *subtitle;
@property (nonatomic, readonly, nullable) UIImage *image;
@end

NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement <NSCoding>
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) NSString *discoverabilityTitle;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@end

NS_SWIFT_UI_ACTOR
@interface UIMenu : UIMenuElement <NSCoding>
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
@end

NS_SWIFT_UI_ACTOR
@interface UICommand : UIMenuElement
@end

extern NSString *const UIKeyInputEscape NS_SWIFT_NAME(UIKeyCommand.inputEscape);

NS_SWIFT_UI_ACTOR
@interface UIKeyCommand : UICommand <NSCoding>
@property (nonatomic, copy) NSString *title;
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior;
+ (instancetype)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)modifierFlags
    action:(SEL)action;
@end

NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <NSCoding>
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic) NSInteger tag;
@end

@interface UIBarItem (UIAccessibility) <UIAccessibilityIdentification>
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <UIPopoverPresentationControllerSourceItem, NSCoding>
- (instancetype)initWithCustomView:(UIView *)customView;
@property (nonatomic, nullable) UIView *customView;
@property (nonatomic, copy, nullable) UIAction *primaryAction;
@property (nonatomic, copy, nullable) UIMenu *menu;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem <UIPopoverPresentationControllerSourceItem, NSCoding>
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image
    selectedImage:(nullable UIImage *)selectedImage;
@property (nonatomic, nullable) UIImage *selectedImage;
@property (nonatomic, copy, nullable) NSString *badgeValue;
@property (nonatomic, copy, nullable) UIColor *badgeColor;
@end

NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject <NSCoding>
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
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
@property (nonatomic) CGFloat constant;
@property (nonatomic, getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(equalTo:constant:));
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

NS_SWIFT_UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(equalToConstant:));
@end

#pragma clang assume_nonnull end
