// swift-tools-version: 6.1
import PackageDescription

// An app's logic in Swift 5 mode, with all checks of concurrency that Swift 5 has, and its tests in XCTest.
let package = Package(
  name: "Notes",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "FlowKit", path: "../..")],
  targets: [
    .target(
      name: "Notes", dependencies: [.product(name: "FlowKit", package: "FlowKit")],
      swiftSettings: [.enableExperimentalFeature("StrictConcurrency=complete")]),
    .testTarget(
      name: "NotesTests", dependencies: ["Notes", .product(name: "FlowKitTesting", package: "FlowKit")],
      swiftSettings: [.enableExperimentalFeature("StrictConcurrency=complete")]),
    // Code that was written before actors.
    .testTarget(
      name: "ThreadTests",
      dependencies: [
        .product(name: "FlowKit", package: "FlowKit"), .product(name: "FlowKitTesting", package: "FlowKit"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
