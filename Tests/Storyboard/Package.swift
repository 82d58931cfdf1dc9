// swift-tools-version: 6.1
import PackageDescription

// Writes the pages that are tested in a browser: of the Playground's tours, and of random flows with walks that a real
// navigator has done. README.md says how to run them.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let tours = ["Movies", "News", "Rooms", "Safe", "Shop"]

let package = Package(
  name: "Storyboard",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "FlowKit", swiftSettings: settings),
    .target(name: "FlowKitLinks", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(name: "FlowKitRestoration", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(
      name: "FlowKitTesting", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration"], swiftSettings: settings),
    .executableTarget(
      name: "StoryboardPages",
      dependencies: ["FlowKit", "FlowKitTesting"] + tours.map { .target(name: $0) }, swiftSettings: settings),
  ]
    + tours.map {
      .target(name: $0, dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration"], swiftSettings: settings)
    },
  swiftLanguageModes: [.v6]
)
