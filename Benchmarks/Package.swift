// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  // The name makes it work whatever the checkout's directory is called, other than `Benchmarks` itself.
  dependencies: [.package(name: "FlowKit", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", .product(name: "FlowKit", package: "FlowKit"),
        .product(name: "FlowKitLinks", package: "FlowKit"),
        .product(name: "FlowKitMaps", package: "FlowKit"),
        .product(name: "FlowKitRestoration", package: "FlowKit"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
