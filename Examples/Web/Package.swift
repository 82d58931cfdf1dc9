// swift-tools-version: 6.1
import PackageDescription

// A host for the browser: the screens of an app run here, and a page shows them.
let package = Package(
  name: "Web",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "FlowKitAtlas", targets: ["FlowKitAtlas"]), .library(name: "FlowKitWeb", targets: ["FlowKitWeb"]),
  ],
  dependencies: [
    .package(name: "FlowKit", path: "../.."),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.24.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.21.0"),
  ],
  targets: [
    // What both servers say to browsers.
    .target(
      name: "PageFields", dependencies: [.product(name: "HTTPTypes", package: "swift-http-types")],
      swiftSettings: settings),
    .target(
      name: "FlowKitWeb",
      dependencies: [
        "PageFields", .product(name: "FlowKit", package: "FlowKit"), .product(name: "FlowKitLinks", package: "FlowKit"),
        .product(name: "FlowKitRestoration", package: "FlowKit"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Crypto", package: "swift-crypto"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
      ],
      resources: [
        "code.js", "containers.css", "history.js", "icon.svg", "inspection.css", "menu.css", "menu.html",
        "motion.js", "page.css", "page.html", "page.js", "panels.css", "panels.js", "presses.js", "reports.js",
        "touch.js", "view.js",
      ].map { .embedInCode("Page/\($0)") },
      swiftSettings: settings),
    // A page with a picture of every screen of an app, and every arrow between them.
    .target(
      name: "FlowKitAtlas",
      dependencies: [
        "FlowKitWeb", .product(name: "FlowKit", package: "FlowKit"), .product(name: "FlowKitMaps", package: "FlowKit"),
      ],
      resources: ["Chromium/camera.py", "Page/atlas.css", "Page/atlas.js"].map { .embedInCode($0) },
      swiftSettings: settings),
    // A page that shows running apps, each of which calls `navigator.inspect()`.
    .executableTarget(
      name: "Inspector",
      dependencies: [
        "PageFields", .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"), .product(name: "NIOCore", package: "swift-nio"),
      ],
      resources: ["inspector.css", "inspector.html", "inspector.js", "inspector-map.js", "inspector-panels.js"].map {
        .embedInCode("Page/\($0)")
      },
      swiftSettings: settings),
    // An app for it, without a UI.
    .executableTarget(
      name: "InspectedTour",
      dependencies: [
        .product(name: "FlowKit", package: "FlowKit"), .product(name: "FlowKitInspector", package: "FlowKit"),
        .product(name: "FlowKitLinks", package: "FlowKit"), .product(name: "FlowKitMaps", package: "FlowKit"),
        .product(name: "FlowKitTool", package: "FlowKit"), .product(name: "Tours", package: "FlowKit"),
      ],
      swiftSettings: settings),
    // Links to the Playground's folders: the same apps, with the same cards.
    .executableTarget(
      name: "WebTours",
      dependencies: [
        "FlowKitAtlas", "FlowKitWeb", .product(name: "FlowKit", package: "FlowKit"),
        .product(name: "FlowKitLinks", package: "FlowKit"), .product(name: "FlowKitMaps", package: "FlowKit"),
        .product(name: "FlowKitRestoration", package: "FlowKit"), .product(name: "Tours", package: "FlowKit"),
      ],
      resources: [.embedInCode("Code/Sources")], swiftSettings: settings),
    .testTarget(
      name: "FlowKitAtlasTests",
      dependencies: [
        "FlowKitAtlas", "FlowKitWeb", "WebTours", .product(name: "FlowKit", package: "FlowKit"),
        .product(name: "FlowKitMaps", package: "FlowKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InspectorTests",
      dependencies: [
        "InspectedTour", "Inspector", .product(name: "FlowKit", package: "FlowKit"),
        .product(name: "FlowKitInspector", package: "FlowKit"), .product(name: "PlaygroundTool", package: "FlowKit"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FlowKitWebTests",
      dependencies: [
        "FlowKitWeb", "WebTours", .product(name: "FlowKit", package: "FlowKit"),
        .product(name: "FlowKitHostTesting", package: "FlowKit"),
        .product(name: "FlowKitLinks", package: "FlowKit"), .product(name: "FlowKitRestoration", package: "FlowKit"),
        .product(name: "FlowKitTesting", package: "FlowKit"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      exclude: ["acts.py", "driver.py"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

var settings: [SwiftSetting] {
  ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
}
