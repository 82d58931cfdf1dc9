// Scenes and the app.
#pragma once
#include "ViewController.h"

#pragma clang assume_nonnull begin

@class UIApplicationShortcutItem, UIScene, UISceneConfiguration, UISceneConnectionOptions, UISceneSession,
  UIWindowScene, UIWindowSceneGeometry;
@protocol UIApplicationDelegate, UISceneDelegate;

typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive = 0,
  UISceneActivationStateForegroundInactive = 1,
  UISceneActivationStateBackground = 2,
} NS_SWIFT_NAME(UIScene.ActivationState);

typedef NSString *UISceneSessionRole NS_TYPED_ENUM NS_SWIFT_NAME(UISceneSession.Role);
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication NS_SWIFT_NAME(windowApplication);
typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);

NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject <NSCoding>
@property (nonatomic, readonly, nullable) UIScene *scene;
@property (nonatomic, readonly) UISceneSessionRole role;
@property (nonatomic, readonly) NSString *persistentIdentifier;
@property (nonatomic, nullable) NSUserActivity *stateRestorationActivity;
@property (nonatomic, copy, nullable) NSDictionary<NSString *, id> *userInfo;
@end

NS_SWIFT_UI_ACTOR
@interface UISceneConfiguration : NSObject <NSCoding>
- (instancetype)initWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)sessionRole
    NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, nullable) NSString *name;
@property (nonatomic, readonly) UISceneSessionRole role;
@property (nonatomic, nullable) Class delegateClass;
@end

NS_SWIFT_UI_ACTOR
@interface UIOpenURLContext : NSObject
@property (nonatomic, readonly) NSURL *URL;
@end

@interface UIApplicationShortcutItem : NSObject
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)localizedTitle;
@property (nonatomic, readonly, copy) NSString *type;
@property (nonatomic, readonly) NSString *localizedTitle;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id<NSSecureCoding>> *userInfo;
@end

NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly) NSSet<UIOpenURLContext *> *URLContexts;
@property (nonatomic, readonly) NSSet<NSUserActivity *> *userActivities;
@property (nonatomic, readonly, nullable) UIApplicationShortcutItem *shortcutItem NOT_ON_TV;
@end

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
- (instancetype)initWithSession:(UISceneSession *)session
    connectionOptions:(UISceneConnectionOptions *)connectionOptions NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UISceneSession *session;
@property (nonatomic, nullable) id<UISceneDelegate> delegate;
@property (nonatomic, readonly) UISceneActivationState activationState;
@property (nonatomic, null_resettable, copy) NSString *title;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic, readonly) UIWindowSceneGeometry *effectiveGeometry;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly, nullable) UIWindow *keyWindow;
@end

NS_SWIFT_NAME(UIWindowScene.Geometry)
@interface UIWindowSceneGeometry : NSObject
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation NOT_ON_TV;
@property (nonatomic, getter=isInterfaceOrientationLocked, readonly) BOOL interfaceOrientationLocked NOT_ON_TV
    NOT_ON_VISION;
@end

NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
    options:(UISceneConnectionOptions *)connectionOptions;
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
- (void)sceneWillResignActive:(UIScene *)scene;
- (void)sceneWillEnterForeground:(UIScene *)scene;
- (void)sceneDidEnterBackground:(UIScene *)scene;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)urlContexts;
- (nullable NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;
- (void)scene:(UIScene *)scene restoreInteractionStateWithUserActivity:(NSUserActivity *)stateRestorationActivity
    NS_SWIFT_NAME(scene(_:restoreInteractionStateWith:));
- (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)userActivityType;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
@end

NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, nullable) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene
    performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
    completionHandler:(void (^)(BOOL succeeded))completionHandler NOT_ON_TV;
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, nullable) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@property (nonatomic, readonly) BOOL supportsMultipleScenes;
@end

NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
    options:(UISceneConnectionOptions *)options;
- (void)application:(UIApplication *)application didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions;
@end

#pragma clang assume_nonnull end
