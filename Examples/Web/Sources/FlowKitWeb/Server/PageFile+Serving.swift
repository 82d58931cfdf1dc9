import Crypto
import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// A file as it is sent: compressed, and only if the browser hasn't kept it.
struct ServedFile: Sendable {
  private let file: PageFile
  private let tag: String
  private let compressed: ByteBuffer?

  static let all = PageFile.all.map(ServedFile.init)

  private init(_ file: PageFile) {
    self.file = file
    tag = "\"\(SHA256.hash(data: file.bytes).prefix(16).inHexadecimal)\""
    compressed = Self.compress(file.bytes)
  }

  var name: String { file.name }

  /// The answer to a request.
  func response(to request: Request) -> Response {
    var headers: HTTPFields = [.eTag: tag, .cacheControl: "no-cache", .vary: "Accept-Encoding"]
    if request.headers[.ifNoneMatch]?.contains(tag) == true { return Response(status: .notModified, headers: headers) }
    headers[.contentType] = file.type
    guard let compressed, request.headers[.acceptEncoding]?.contains("gzip") == true else {
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }
    headers[.contentEncoding] = "gzip"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed))
  }

  /// What NIO's compressor makes of bytes; nil if it can't.
  private static func compress(_ bytes: [UInt8]) -> ByteBuffer? {
    let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
    defer { _ = try? channel.finish() }
    do {
      let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": "gzip"])
      try channel.writeInbound(HTTPServerRequestPart.head(request))
      try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
      try channel.writeOutbound(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))))
      try channel.writeOutbound(HTTPServerResponsePart.end(nil))
      var result = ByteBuffer()
      while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
        if case .body(.byteBuffer(var some)) = part { result.writeBuffer(&some) }
      }
      return result
    } catch {
      return nil
    }
  }
}
