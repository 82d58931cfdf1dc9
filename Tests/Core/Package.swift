// swift-tools-version: 6.1
import PackageDescription

// The core with its tests alone, for builds that would take too long with everything: `swift test -c release`, or
// `swift test --sanitize thread`. With QUICK=1, only the random walks and the tests of navigators and of leaks.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let folders = Context.environment["QUICK"] == nil ? nil : ["Fixtures", "Issue", "Navigator", "Random"]
let restoration: [Target] = [
  .testTarget(
    name: "FlowKitRestorationTests", dependencies: ["FlowKit", "FlowKitRestoration", "FlowKitTesting"],
    swiftSettings: settings)
]

let package = Package(
  name: "Core",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "FlowKit", swiftSettings: settings),
    .target(name: "FlowKitRestoration", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(name: "FlowKitTesting", dependencies: ["FlowKit"], swiftSettings: settings),
    .testTarget(
      name: "FlowKitTests", dependencies: ["FlowKit", "FlowKitTesting"], sources: folders, swiftSettings: settings),
  ] + (folders == nil ? restoration : []),
  swiftLanguageModes: [.v6]
)
