// Context menus and their previews.
#pragma once
#include "ViewController.h"

#pragma clang assume_nonnull begin

typedef UIViewController * _Nullable (^UIContextMenuContentPreviewProvider)(void);
typedef UIMenu * _Nullable (^UIContextMenuActionProvider)(NSArray<UIMenuElement *> *suggestedActions);

NS_SWIFT_UI_ACTOR
@interface UIContextMenuConfiguration : NSObject
@end

NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionAnimating <NSObject>
@property (nonatomic, readonly, nullable) UIViewController *previewViewController;
- (void)addAnimations:(void (^)(void))animations NS_SWIFT_NAME(addAnimations(_:));
- (void)addCompletion:(void (^)(void))completion NS_SWIFT_NAME(addCompletion(_:)) NS_SWIFT_DISABLE_ASYNC;
@end

typedef NS_ENUM(NSInteger, UIContextMenuInteractionCommitStyle) {
  UIContextMenuInteractionCommitStyleDismiss = 0,
  UIContextMenuInteractionCommitStylePop,
};

NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@property (nonatomic) UIContextMenuInteractionCommitStyle preferredCommitStyle;
@end

@class UIContextMenuInteraction;

NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionDelegate <NSObject>
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
    configurationForMenuAtLocation:(CGPoint)location;
@optional
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction
    willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    animator:(id<UIContextMenuInteractionCommitAnimating>)animator
    NS_SWIFT_NAME(contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:));
@end

NS_SWIFT_UI_ACTOR
@interface UIContextMenuInteraction : NSObject <UIInteraction>
@property (nonatomic, weak, nullable, readonly) id<UIContextMenuInteractionDelegate> delegate;
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
@end

#pragma clang assume_nonnull end
