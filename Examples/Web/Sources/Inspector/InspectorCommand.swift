import Foundation

/// The program: a page that shows running apps.
///
/// Its address, with the token, is printed, and written to a file that only its user can read: the tool's `--app` reads it there.
@main
struct InspectorCommand {
  static func main() async throws {
    let settings: InspectorSettings
    do {
      settings = try InspectorSettings(CommandLine.arguments.dropFirst())
    } catch {
      print(InspectorSettings.usage)
      exit(64)
    }
    try await InspectorServer(settings).run { port in
      let page = settings.page(port: port)
      write(page)
      print(page)
      fflush(nil)  // also where a program reads it
    }
  }

  private static func write(_ page: String) {
    let file = NSHomeDirectory() + "/.flowkit-inspector"
    try? FileManager.default.removeItem(atPath: file)
    _ = FileManager.default.createFile(
      atPath: file, contents: Data(page.utf8), attributes: [.posixPermissions: 0o600])
  }
}
