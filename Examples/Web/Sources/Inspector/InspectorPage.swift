import HTTPTypes
import Hummingbird

/// A file of the page; none of them is secret.
struct InspectorPage: Sendable {
  let path: String
  private let type: String
  private let bytes: [UInt8]

  static let files = [
    InspectorPage(path: "/", type: "text/html; charset=utf-8", bytes: PackageResources.inspector_html),
    InspectorPage(path: "/inspector.css", type: "text/css; charset=utf-8", bytes: PackageResources.inspector_css),
    script("inspector.js", PackageResources.inspector_js),
    script("inspector-map.js", PackageResources.inspector_map_js),
    script("inspector-panels.js", PackageResources.inspector_panels_js),
  ]

  static let paths = Set(files.map(\.path))

  private static func script(_ name: String, _ bytes: [UInt8]) -> InspectorPage {
    InspectorPage(path: "/\(name)", type: "text/javascript; charset=utf-8", bytes: bytes)
  }

  var response: Response {
    Response(
      status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
