import HTTPTypes
import Hummingbird
import NIOCore
import PageFields

/// Refuses requests of foreign pages, and tells browsers what the page may do.
struct RequestCheck: RouterMiddleware {
  let settings: WebSettings

  func handle(
    _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try check(request)
      response = try await next(request, context)
    } catch let error as HTTPError {
      response = error.status == .notFound ? Self.nothingHere : try error.response(from: request, context: context)
    }
    if response.status.code >= 400 {
      let address = settings.address(of: request, context)
      settings.log("\(response.status.code): \(request.method) \(request.uri.path.prefix(200)) from \(address)")
    }
    for field in HTTPField.ofPages where response.headers[field.name] == nil {
      response.headers[field.name] = field.value
    }
    return response
  }

  private static var nothingHere: Response {
    let page = PageFile.message("Nothing is here", "This address leads nowhere.", link: "To the first page")
    return Response(
      status: .notFound, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
  }

  /// The request must be for this server, and what changes something must come from its own page.
  private func check(_ request: Request) throws {
    guard let authority = request.head.authority, settings.hosts.contains(Self.name(of: authority)) else {
      throw HTTPError(.misdirectedRequest)
    }
    // Foreign pages may have links to the pages here.
    guard ![.get, .head].contains(request.method) || Self.own.contains(request.uri.path) else { return }
    if let site = request.headers[.site], site != "same-origin", site != "none" { throw HTTPError(.forbidden) }
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
  private static let own = Set(PageFile.all.filter { $0.name != "icon.svg" }.map { "/" + $0.name } + ["/events"])

  /// An authority without its port.
  private static func name(of authority: String) -> String {
    guard let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") else { return authority }
    return String(authority[..<colon])
  }

  /// Asks a proxy to pass on the stream at once.
  static let buffering = HTTPField.Name("X-Accel-Buffering") ?? .origin
}

extension WebSettings {
  /// Where a request comes from.
  func address(of request: Request, _ context: WebContext) -> String {
    address(told: addressField.flatMap { HTTPField.Name($0) }.flatMap { request.headers[$0] }, context.address)
  }

  /// What a proxy tells, which puts the address that it knows behind those that it was told; or else who is connected.
  func address(told: String?, _ connected: String) -> String {
    guard addressField != nil, let last = told?.split(separator: ",").last else { return connected }
    return String(last.drop { $0 == " " })
  }
}
