// swift-tools-version: 6.1
import PackageDescription

// What FlowKit costs: README.md. Its sources are linked in here, beside the stand-in for UIKit, so that each of these programs is built
// with what it needs and nothing else.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "InstructionCounter"),
    // Without checks of exclusive access: UIKit is Objective-C, which has none.
    .target(
      name: "UIKit",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    .target(name: "FlowKit", swiftSettings: settings),
    .target(
      name: "FlowKitInspector",
      dependencies: ["FlowKit", "FlowKitMaps", "FlowKitPictures", "FlowKitRestoration", "FlowKitTool"],
      swiftSettings: settings),
    .target(name: "FlowKitLinks", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(
      name: "FlowKitMaps", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration", "FlowKitTesting"],
      swiftSettings: settings),
    .target(
      name: "FlowKitPictures",
      dependencies: ["FlowKit", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration", "FlowKitTesting"],
      resources: [.embedInCode("Storyboard/Page")], swiftSettings: settings),
    .target(name: "FlowKitRestoration", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(name: "FlowKitTesting", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(
      name: "FlowKitTool",
      dependencies: ["FlowKit", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration", "FlowKitTesting"],
      swiftSettings: settings),
    // The host sees only what is public in FlowKit, as a host in another package does.
    .target(name: "FlowKitUIKit", dependencies: ["FlowKit", "UIKit"], packageAccess: false, swiftSettings: settings),
    // By the clock.
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["AllocationCounter", "FlowKit", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration"],
      packageAccess: false, swiftSettings: settings),
    // In callgrind.
    .executableTarget(
      name: "Counts",
      dependencies: [
        "AllocationCounter", "FlowKit", "FlowKitInspector", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration",
        "FlowKitTool", "FlowKitUIKit", "InstructionCounter", "UIKit",
      ],
      packageAccess: false, swiftSettings: settings),
    // By its size, and the same without FlowKit.
    .executableTarget(name: "Small", dependencies: ["FlowKit"], packageAccess: false, swiftSettings: settings),
    .executableTarget(name: "SmallByHand", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
