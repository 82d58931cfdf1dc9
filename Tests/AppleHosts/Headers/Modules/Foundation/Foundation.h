// What UIKit's declarations name of Foundation and CoreGraphics.
#pragma once
#include <ObjectiveC.h>

typedef double CGFloat;
typedef double NSTimeInterval;

typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

#pragma clang assume_nonnull begin

@class NSString;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@class NSCoder;

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@end

@interface NSCoder : NSObject
@end

NS_SWIFT_SENDABLE __attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying>
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end

NS_SWIFT_SENDABLE __attribute__((swift_bridge("FoundationEssentials.URL")))
@interface NSURL : NSObject
@end

NS_SWIFT_SENDABLE
@interface NSNumber : NSObject
- (instancetype)initWithInteger:(NSInteger)value NS_SWIFT_NAME(init(value:));
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType NS_DESIGNATED_INITIALIZER;
@property (readonly, copy) NSString *activityType;
@property (copy, nullable) NSString *title;
@property (copy, nullable) NSDictionary *userInfo;
- (void)addUserInfoEntriesFromDictionary:(NSDictionary *)otherDictionary NS_SWIFT_NAME(addUserInfoEntries(from:));
@property (copy, nullable) NSURL *webpageURL;
@property (copy, nullable) NSString *targetContentIdentifier;
@property (getter=isEligibleForHandoff) BOOL eligibleForHandoff;
@property BOOL needsSave;
- (void)becomeCurrent;
- (void)resignCurrent;
- (void)invalidate;
@end

extern NSString *const NSUserActivityTypeBrowsingWeb;
static const NSInteger NSNotFound = 0x7fffffffffffffff;

#pragma clang assume_nonnull end
