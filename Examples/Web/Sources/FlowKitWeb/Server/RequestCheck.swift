import HTTPTypes
import Hummingbird

/// Refuses requests of foreign pages, and tells browsers what the page may do.
struct RequestCheck: RouterMiddleware {
  let settings: WebSettings

  static let tokenName = HTTPField.Name("X-FlowKit-Token") ?? .authorization

  func handle(
    _ request: Request, context: BasicRequestContext,
    next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try check(request)
      response = try await next(request, context)
    } catch let error as HTTPError {
      response = try error.response(from: request, context: context)
    }
    for field in Self.fields { response.headers[field.name] = field.value }
    return response
  }

  /// The request must be for this server, and what changes something must come from its own page.
  private func check(_ request: Request) throws {
    guard let authority = request.head.authority, settings.hosts.contains(Self.name(of: authority)) else {
      throw HTTPError(.misdirectedRequest)
    }
    // Foreign pages may have links to the pages here.
    guard request.method != .get || Self.own.contains(request.uri.path) else { return }
    if let site = request.headers[Self.site], site != "same-origin", site != "none" { throw HTTPError(.forbidden) }
    if let origin = request.headers[.origin], origin != "http://\(authority)", origin != "https://\(authority)" {
      throw HTTPError(.forbidden)
    }
    guard request.method == .post else { return }
    guard request.headers[.origin] != nil else { throw HTTPError(.forbidden) }
    guard request.headers[.contentType] == "application/json" else { throw HTTPError(.unsupportedMediaType) }
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > settings.maxRequest {
      throw HTTPError(.contentTooLarge)
    }
  }

  /// What only its own pages load.
  private static let own = Set(PageFile.all.map { "/" + $0.name } + ["/events"])

  /// An authority without its port.
  private static func name(of authority: String) -> String {
    guard let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") else { return authority }
    return String(authority[..<colon])
  }

  static let site = HTTPField.Name("Sec-Fetch-Site") ?? .origin
  /// Asks a proxy to pass on the stream at once.
  static let buffering = HTTPField.Name("X-Accel-Buffering") ?? .origin

  private static let fields = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  ].compactMap { name, value in HTTPField.Name(name).map { HTTPField(name: $0, value: value) } }
}
