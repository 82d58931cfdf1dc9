// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Way", platforms: [.macOS(.v14)], dependencies: [.package(name: "FlowKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Way",
      dependencies: [
        .product(name: "FlowKit", package: "FlowKit"), .product(name: "FlowKitRestoration", package: "FlowKit"),
      ])
  ])
