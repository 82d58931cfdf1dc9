import Foundation

/// Where the inspector listens, and where it looks for source files.
struct InspectorSettings: Sendable {
  /// Only programs on this machine reach the usual address.
  var address = "127.0.0.1"
  var port = 8090
  /// The folder with the apps' sources.
  var sources = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  /// What its page, other machines' apps, and the tool must know.
  var token = InspectorSettings.secret()
  /// How long a request for commands waits.
  var pollTime = Duration.seconds(20)
  /// How long an app may take to answer.
  var answerTime = Duration.seconds(15)
  /// The largest request, in bytes.
  var maxRequest = 16_000_000

  static let usage = """
    usage: Inspector [<port>] [--address <address>] [--sources <folder>]

    Prints the address of a page that shows the apps which call navigator.inspect().

      <port>       where it listens; 8090 without it, 0 for any that is free
      --address    listens there, so that apps on other machines reach it; they need the printed address with its token
      --sources    the folder with the apps' sources; the current one without it
    """

  /// What the arguments can't be.
  struct Mistake: Error {}

  init() {}

  /// - Throws: A `Mistake` if the arguments can't be these.
  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--address": address = try Self.next(&rest)
      case "--sources": sources = URL(fileURLWithPath: try Self.next(&rest))
      default:
        guard let number = Int(argument), (0..<65_536).contains(number) else { throw Mistake() }
        port = number
      }
    }
  }

  private static func next(_ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw Mistake() }
    return value
  }

  /// Whether only this machine can reach it.
  var isLocal: Bool { ["127.0.0.1", "localhost", "::1"].contains(address) }

  /// The address of the page.
  func page(port: Int) -> String {
    "http://\(address.contains(":") ? "[\(address)]" : address):\(port)/?token=\(token)"
  }

  private static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
