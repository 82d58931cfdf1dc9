// swift-tools-version: 6.1
import PackageDescription

// The complete programs of the articles: `swift run Guards` runs the one in the article Guards. The apps in `Apps` are for
// Xcode; `Tests/AppleHosts` compiles and uses them.
let programs = [
  "Containers",
  "GettingStarted",
  "GroupingFlows",
  "Guards",
  "Lets",
  "Lifecycle",
  "Links",
  "MapsOfFlows",
  "Messages",
  "Observing",
  "ProvingFlows",
  "Restoring",
  "Results",
  "ReusingScreens",
  "RxCombineAsync",
  "ScreensAsYouHaveThem",
  "Threads",
  "Transitions",
  "WhatEveryActionMeans",
  "WhyNothingHappened",
  "WritingAHost",
]

let modules = [
  "FlowKit", "FlowKitHostTesting", "FlowKitLinks", "FlowKitMaps", "FlowKitRestoration", "FlowKitTesting",
].map { module in
  Target.Dependency.product(name: module, package: "FlowKit")
}

let package = Package(
  name: "Articles",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "FlowKit", path: "../..")],
  targets: programs.map { .executableTarget(name: $0, dependencies: modules) } + [
    // The article Testing has tests instead: `swift test` runs them.
    .testTarget(name: "ArticlesTests", dependencies: modules, path: "Tests")
  ]
)
