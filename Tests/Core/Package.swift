// swift-tools-version: 6.1
import PackageDescription

// The core with its tests alone, for builds that would take too long with everything: `swift test -c release`, or
// `swift test --sanitize thread`.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Core",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "FlowKit", swiftSettings: settings),
    .target(name: "FlowKitRestoration", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(name: "FlowKitTesting", dependencies: ["FlowKit"], swiftSettings: settings),
    .testTarget(name: "FlowKitTests", dependencies: ["FlowKit", "FlowKitTesting"], swiftSettings: settings),
    .testTarget(
      name: "FlowKitRestorationTests", dependencies: ["FlowKit", "FlowKitRestoration", "FlowKitTesting"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
