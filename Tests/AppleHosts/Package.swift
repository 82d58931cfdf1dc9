// swift-tools-version: 6.1
import PackageDescription

// The hosts for Apple's UI, compiled and run on any machine: their sources are linked in here unchanged, and what they
// import is a stand-in for UIKit and SwiftUI.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "AppleHosts",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "UIKit", swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "FlowKit", swiftSettings: settings),
    .target(name: "FlowKitTesting", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(name: "FlowKitUIKit", dependencies: ["FlowKit", "UIKit"], swiftSettings: settings),
    .target(name: "FlowKitSwiftUI", dependencies: ["FlowKit", "SwiftUI", "UIKit"], swiftSettings: settings),
    .testTarget(
      name: "FlowKitUIKitTests", dependencies: ["FlowKit", "FlowKitTesting", "FlowKitUIKit", "UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "FlowKitSwiftUITests",
      dependencies: ["FlowKit", "FlowKitTesting", "FlowKitSwiftUI", "FlowKitUIKit", "SwiftUI", "UIKit"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
