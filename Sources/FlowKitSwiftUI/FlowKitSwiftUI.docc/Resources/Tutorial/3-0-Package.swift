// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TeaShop",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "../FlowKit")],
  targets: [
    .executableTarget(
      name: "TeaShop",
      dependencies: [
        .product(name: "FlowKit", package: "FlowKit"),
        .product(name: "FlowKitSwiftUI", package: "FlowKit"),
      ]),
    .testTarget(
      name: "TeaShopTests",
      dependencies: [
        "TeaShop",
        .product(name: "FlowKitMaps", package: "FlowKit"),
        .product(name: "FlowKitTesting", package: "FlowKit"),
      ]),
  ]
)
