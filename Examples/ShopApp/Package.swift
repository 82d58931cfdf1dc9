// swift-tools-version: 6.1
import PackageDescription

// An iOS app: the shop and the movies of the Playground, and a guide to tea, with views in UIKit and SwiftUI. Their flows are tested
// here, on any machine; README.md says how they become an app in Xcode.
let package = Package(
  name: "ShopApp",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "ShopApp", targets: ["ShopApp"])],
  dependencies: [.package(name: "FlowKit", path: "../..")],
  targets: [
    // Three modules, which don't know each other; the app does. Two are links to the Playground's folders; the names of targets are
    // taken there.
    .target(name: "ShopFlows", dependencies: core, path: "Sources/Shop", swiftSettings: settings),
    .target(name: "MovieFlows", dependencies: core, path: "Sources/Movies", swiftSettings: settings),
    .target(name: "GuideFlows", dependencies: core, path: "Sources/Guide", swiftSettings: settings),
    .target(
      name: "ShopApp",
      dependencies: core + [
        "GuideFlows", "MovieFlows", "ShopFlows", .product(name: "FlowKitInspector", package: "FlowKit"),
        .product(name: "FlowKitMaps", package: "FlowKit"), .product(name: "FlowKitSwiftUI", package: "FlowKit"),
        .product(name: "FlowKitTool", package: "FlowKit"), .product(name: "FlowKitUIKit", package: "FlowKit"),
      ]),
    .testTarget(
      name: "ShopAppTests",
      dependencies: core + [
        "GuideFlows", "MovieFlows", "ShopFlows", "ShopApp", .product(name: "FlowKitMaps", package: "FlowKit"),
        // For the picture of the app's map in README.
        .product(name: "FlowKitPictures", package: "FlowKit"), .product(name: "FlowKitTesting", package: "FlowKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

var core: [Target.Dependency] {
  ["FlowKit", "FlowKitLinks", "FlowKitRestoration"].map { .product(name: $0, package: "FlowKit") }
}

var settings: [SwiftSetting] {
  ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
}
