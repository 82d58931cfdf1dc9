public import Hummingbird
import NIOCore

/// What is known of a request: also from which address it comes.
public struct WebContext: RequestContext {
  /// What Hummingbird keeps.
  public var coreContext: CoreRequestContextStorage
  /// The address of who is connected; empty if there is none, as in tests.
  public let address: String

  /// Makes the context of a request.
  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    address = source.channel.remoteAddress?.ipAddress ?? ""
  }
}
