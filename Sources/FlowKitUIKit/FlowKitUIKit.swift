// The host for UIKit.
