// swift-tools-version: 6.1
import PackageDescription

// The complete programs of the articles: `swift run Lets` runs the one in the article Lets. The apps in `Apps` are for
// Xcode; `Tests/AppleHosts` compiles and uses them.
let programs = ["GettingStarted", "Lets", "MapsOfFlows"]

let modules = ["FlowKit", "FlowKitMaps"].map { module in
  Target.Dependency.product(name: module, package: "FlowKit")
}

let package = Package(
  name: "Articles",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "FlowKit", path: "../..")],
  targets: programs.map { .executableTarget(name: $0, dependencies: modules) }
)
