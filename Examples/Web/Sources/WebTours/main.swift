import FlowKitWeb

// The port may be given: `swift run WebTours 8090`; 0 for any that is free.
var settings = WebSettings()
settings.port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
try await WebServer(Tour.apps, title: "FlowKit in a browser", text: Tour.introduction, settings).run { port in
  print("http://127.0.0.1:\(port)/")
}
