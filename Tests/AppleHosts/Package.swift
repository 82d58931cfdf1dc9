// swift-tools-version: 6.1
import PackageDescription

// The hosts for Apple's UI, compiled and run on any machine: their sources are linked in here unchanged, and what they
// import is a stand-in for UIKit and SwiftUI. README.md says what that proves.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let standIn: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
  name: "AppleHosts",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "UIKit", swiftSettings: standIn),
    .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: settings),
    // The compiler looks for this one where a file imports both UIKit and Testing.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: standIn),
    .target(name: "FlowKit", swiftSettings: settings),
    .target(name: "FlowKitTesting", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(name: "FlowKitHostTesting", dependencies: ["FlowKit", "FlowKitTesting"], swiftSettings: settings),
    .target(
      name: "FlowKitMaps", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration", "FlowKitTesting"],
      swiftSettings: settings),
    // The hosts see only what is public in FlowKit, as a host in another package does.
    .target(name: "FlowKitUIKit", dependencies: ["FlowKit", "UIKit"], packageAccess: false, swiftSettings: settings),
    .target(
      name: "FlowKitSwiftUI", dependencies: ["FlowKit", "SwiftUI", "UIKit"], packageAccess: false,
      swiftSettings: settings),
    .target(name: "FlowKitLinks", dependencies: ["FlowKit"], swiftSettings: settings),
    .target(name: "FlowKitRestoration", dependencies: ["FlowKit"], swiftSettings: settings),
    // The app of Examples/ShopApp.
    .target(
      name: "ShopFlows", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration"], path: "Sources/Shop",
      swiftSettings: settings),
    .target(
      name: "MovieFlows", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration"], path: "Sources/Movies",
      swiftSettings: settings),
    .target(
      name: "GuideFlows", dependencies: ["FlowKit", "FlowKitLinks", "FlowKitRestoration"], path: "Sources/Guide",
      swiftSettings: settings),
    .target(
      name: "ShopApp",
      dependencies: [
        "FlowKit", "FlowKitLinks", "FlowKitRestoration", "FlowKitSwiftUI", "FlowKitUIKit", "GuideFlows",
        "MovieFlows", "ShopFlows", "SwiftUI", "UIKit",
      ]),
    // The apps in one file that the hosts' articles show.
    .executableTarget(
      name: "NotesUIKit", dependencies: ["FlowKit", "FlowKitUIKit", "UIKit"], swiftSettings: settings),
    .executableTarget(
      name: "NotesSwiftUI", dependencies: ["FlowKit", "FlowKitSwiftUI", "SwiftUI"], swiftSettings: settings),
    // The app for trying the hosts by hand; OnADevice.md has the list.
    .executableTarget(
      name: "Trial", dependencies: ["FlowKit", "FlowKitSwiftUI", "FlowKitUIKit", "SwiftUI", "UIKit"],
      swiftSettings: settings),
    .testTarget(name: "StandInTests", dependencies: ["UIKit", "_Testing_UIKit"], swiftSettings: settings),
    .testTarget(name: "SwiftUIStandInTests", dependencies: ["SwiftUI"], swiftSettings: settings),
    .testTarget(
      name: "FlowKitUIKitTests",
      dependencies: [
        "FlowKit", "FlowKitHostTesting", "FlowKitTesting", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration",
        "FlowKitUIKit", "NotesUIKit", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FlowKitSwiftUITests",
      dependencies: [
        "FlowKit", "FlowKitHostTesting", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration", "FlowKitTesting",
        "FlowKitSwiftUI", "FlowKitUIKit", "NotesSwiftUI", "SwiftUI", "Trial", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: settings),
    // An app that has not moved to Swift 6, with all its checks of concurrency.
    .testTarget(
      name: "Swift5Tests", dependencies: ["FlowKit", "FlowKitSwiftUI", "SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency")]),
    .testTarget(
      name: "ShopAppTests",
      dependencies: ["FlowKit", "MovieFlows", "ShopApp", "ShopFlows", "SwiftUI", "UIKit", "_Testing_UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
