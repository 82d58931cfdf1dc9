import FlowKitWeb
import Foundation

/// The program: the Playground's tours in a browser.
///
/// The port may be given, as in `swift run WebTours 8090`; 0 is any that is free. A second number is how many browsers may
/// come, and a third after how many seconds those are forgotten that have left. `swift run WebTours atlas shop` writes an atlas
/// instead.
@main
struct WebToursCommand {
  static func main() async throws {
    if CommandLine.arguments.dropFirst().first == "atlas" {
      exit(await AtlasCommand.run(Array(CommandLine.arguments.dropFirst(2))))
    }
    var settings = WebSettings()
    let numbers = CommandLine.arguments.dropFirst().map { Int($0) }
    settings.key = KeptKey.read()
    settings.port = numbers.first.flatMap { $0 } ?? 8080
    if numbers.count > 1, let most = numbers[1] { (settings.maxSessions, settings.maxSessionsOfAddress) = (most, most) }
    if numbers.count > 2, let seconds = numbers[2] { settings.idleTime = .seconds(seconds) }
    try await server(of: Tour.apps, settings).run()
  }

  @MainActor
  static func server(of tours: [WebApp], _ settings: WebSettings) -> WebServer {
    WebServer(tours, menu: Tour.menu, settings)
  }
}
