import FlowKit
import FlowKitWeb

// The port may be given: `swift run WebTrial 8090`.
var settings = WebSettings()
settings.port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
let app = WebApp("Trial") { Navigator(root: TrialFlow().home) }
try await WebServer(app, settings).run { port in print("http://127.0.0.1:\(port)/") }
