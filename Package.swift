// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FlowKit",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "FlowKit", targets: ["FlowKit"]),
    .library(name: "FlowKitTesting", targets: ["FlowKitTesting"]),
  ],
  targets: [
    .target(name: "FlowKit", swiftSettings: settings),
    .target(name: "FlowKitTesting", dependencies: ["FlowKit"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
