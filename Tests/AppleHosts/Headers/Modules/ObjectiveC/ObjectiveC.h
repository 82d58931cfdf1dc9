// Objective-C's root, and the words in which frameworks tell Swift about their declarations.
#pragma once

#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum name : type

// The systems: one of these is defined for a variant, none for iOS.
#ifdef LIKE_TVOS
  #define NOT_ON_TV __attribute__((unavailable("not on tvOS")))
#else
  #define NOT_ON_TV
#endif
#ifdef LIKE_VISIONOS
  #define NOT_ON_VISION __attribute__((unavailable("not on visionOS")))
  #define DEPRECATED_ON_VISION __attribute__((deprecated("visionOS has no status bar")))
#else
  #define NOT_ON_VISION
  #define DEPRECATED_ON_VISION
#endif
#ifdef LIKE_CATALYST
  #define NOT_ON_CATALYST __attribute__((unavailable("not on Mac Catalyst")))
#else
  #define NOT_ON_CATALYST
#endif
#define DEPRECATED(why) __attribute__((deprecated(why)))

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct _NSZone NSZone;

#pragma clang assume_nonnull begin

@class NSString;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(SEL)aSelector;
@property (readonly, copy) NSString *description;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable id)forwardingTargetForSelector:(SEL)aSelector;
@end

#pragma clang assume_nonnull end
