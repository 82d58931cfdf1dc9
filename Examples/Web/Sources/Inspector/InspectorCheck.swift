import HTTPTypes
import Hummingbird
import PageFields

/// Refuses what comes from foreign pages, and who doesn't know the token.
struct InspectorCheck: RouterMiddleware {
  let settings: InspectorSettings

  static let app = HTTPField.Name("X-FlowKit-App") ?? .authorization

  func handle(
    _ request: Request, context: BasicRequestContext,
    next: (Request, BasicRequestContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try check(request)
      response = try await next(request, context)
    } catch let error as HTTPError {
      response = Response(
        status: error.status, headers: [.contentType: "text/plain; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: error.body ?? "")))
    }
    for field in HTTPField.ofPages { response.headers[field.name] = field.value }
    return response
  }

  private func check(_ request: Request) throws {
    guard let authority = request.head.authority, Self.isNumber(authority) else { throw HTTPError(.misdirectedRequest) }
    let path = request.uri.path
    if path.hasPrefix("/app/") {
      // No browser sends what an app sends; one that does was told to by some page.
      if request.headers[.origin] != nil || request.headers[.site] != nil { throw HTTPError(.forbidden) }
      if !settings.isLocal { try checkToken(of: request) }
    } else if !InspectorPage.paths.contains(path) {
      if let site = request.headers[.site], site != "same-origin" { throw HTTPError(.forbidden) }
      if let origin = request.headers[.origin], origin != "http://\(authority)" { throw HTTPError(.forbidden) }
      try checkToken(of: request)
    }
    guard request.method == .get || request.headers[.contentType] == "application/json" else {
      throw HTTPError(.unsupportedMediaType)
    }
  }

  /// Takes the same time wherever they differ.
  private func checkToken(of request: Request) throws {
    let given = Array((request.headers[.token] ?? "").utf8), own = Array(settings.token.utf8)
    guard given.count == own.count, zip(given, own).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0 else {
      throw HTTPError(.forbidden, message: "This is not the token that the inspector has printed.")
    }
  }

  /// Whether a host is given by its number, or is this machine: a foreign page could have any other name lead here.
  static func isNumber(_ authority: String) -> Bool {
    if authority.hasPrefix("[") { return true }
    let host = authority.prefix { $0 != ":" }
    return host == "localhost" || !host.isEmpty && host.allSatisfy { $0.isNumber || $0 == "." }
  }
}
