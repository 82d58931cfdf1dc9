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
    // For tests: FlowKitTesting has what an app's tests need, and FlowKitHostTesting what a host's tests need besides, so
    // that no app compiles it.
    .library(name: "FlowKit", targets: ["FlowKit"]),
    .library(name: "FlowKitHostTesting", targets: ["FlowKitHostTesting"]),
    // For debug builds: it connects an app to the inspector.
    .library(name: "FlowKitInspector", targets: ["FlowKitInspector"]),
    .library(name: "FlowKitLinks", targets: ["FlowKitLinks"]),
    .library(name: "FlowKitMaps", targets: ["FlowKitMaps"]),
    .library(name: "FlowKitPictures", targets: ["FlowKitPictures"]),
    .library(name: "FlowKitRestoration", targets: ["FlowKitRestoration"]),
    .library(name: "FlowKitSwiftUI", targets: ["FlowKitSwiftUI"]),
    .library(name: "FlowKitTesting", targets: ["FlowKitTesting"]),
    .library(name: "FlowKitTool", targets: ["FlowKitTool"]),
    .library(name: "FlowKitUIKit", targets: ["FlowKitUIKit"]),
    // The apps of the Playground, for the examples.
    .library(name: "Tours", targets: ["Movies", "News", "Rooms", "Safe", "Shop"]),
    .executable(name: "Playground", targets: ["Playground"]),
    .executable(name: "PlaygroundTool", targets: ["PlaygroundTool"]),
  ],
  targets: [
    .target(name: "FlowKit", swiftSettings: settings),
    .target(name: "FlowKitHostTesting", dependencies: ["FlowKit", "FlowKitTesting"], swiftSettings: settings),
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
    // The hosts see only what is public in FlowKit, as a host in another package does.
    .target(name: "FlowKitSwiftUI", dependencies: ["FlowKit"], packageAccess: false, swiftSettings: settings),
    .target(name: "FlowKitTesting", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(
      name: "FlowKitTool",
      dependencies: ["FlowKit", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration", "FlowKitTesting"],
      swiftSettings: settings),
    .target(name: "FlowKitUIKit", dependencies: ["FlowKit"], packageAccess: false, swiftSettings: settings),
    // The apps see only what is public, as any app does.
    .target(
      name: "Shop", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration"], path: "Playground/Shop",
      packageAccess: false, swiftSettings: settings),
    .target(
      name: "Movies", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration"], path: "Playground/Movies",
      packageAccess: false, swiftSettings: settings),
    .target(
      name: "News", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration"], path: "Playground/News",
      packageAccess: false, swiftSettings: settings),
    .target(
      name: "Rooms", dependencies: ["FlowKit", "FlowKitRestoration"], path: "Playground/Rooms",
      packageAccess: false, swiftSettings: settings),
    .target(
      name: "Safe", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration"], path: "Playground/Safe",
      packageAccess: false, swiftSettings: settings),
    .executableTarget(
      name: "Playground",
      dependencies: [
        "FlowKit", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration", "Movies", "News", "Rooms", "Safe", "Shop",
      ],
      path: "Playground/Terminal", resources: [.embedInCode("Code/Sources")], swiftSettings: settings),
    // Links to the tours of the Playground, which builds without the modules that this one needs.
    .executableTarget(
      name: "PlaygroundTool",
      dependencies: [
        "FlowKit", "FlowKitLinks", "FlowKitMaps", "FlowKitPictures", "FlowKitRestoration", "FlowKitTool", "Movies",
        "News", "Rooms", "Safe", "Shop",
      ],
      path: "Playground/Tool", swiftSettings: settings),
    .testTarget(name: "FlowKitTests", dependencies: ["FlowKit", "FlowKitTesting"], swiftSettings: settings),
    .testTarget(
      name: "FlowKitHostTestingTests", dependencies: ["FlowKit", "FlowKitHostTesting", "FlowKitTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "FlowKitInspectorTests",
      dependencies: [
        "FlowKit", "FlowKitInspector", "FlowKitMaps", "FlowKitRestoration", "FlowKitTesting", "FlowKitTool", "Shop",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FlowKitLinksTests", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitTesting"], swiftSettings: settings),
    .testTarget(
      name: "FlowKitRestorationTests", dependencies: ["FlowKit", "FlowKitRestoration", "FlowKitTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "FlowKitMapsTests",
      dependencies: [
        "FlowKit", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration", "FlowKitTesting", "Movies", "Shop",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FlowKitPicturesTests",
      dependencies: ["FlowKit", "FlowKitMaps", "FlowKitPictures", "FlowKitTesting", "Movies", "Shop"],
      swiftSettings: settings),
    .testTarget(
      name: "FlowKitTestingTests", dependencies: ["FlowKit", "FlowKitTesting", "Shop"], swiftSettings: settings),
    .testTarget(
      name: "FlowKitToolTests",
      dependencies: ["FlowKit", "FlowKitMaps", "FlowKitTesting", "FlowKitTool"],
      exclude: ["official_client.py"], swiftSettings: settings),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "FlowKit", "FlowKitHostTesting", "FlowKitLinks", "FlowKitMaps", "FlowKitPictures", "FlowKitRestoration",
        "FlowKitTesting", "FlowKitTool", "Movies", "News", "Playground", "PlaygroundTool", "Rooms", "Safe", "Shop",
      ],
      exclude: ["Expected"], swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "FlowKit", "FlowKitHostTesting", "FlowKitInspector", "FlowKitLinks", "FlowKitMaps", "FlowKitPictures",
        "FlowKitRestoration",
        "FlowKitSwiftUI", "FlowKitTesting", "FlowKitTool",
      ],
      exclude: ["Expected"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
