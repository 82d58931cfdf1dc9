import Foundation
import Hummingbird
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Inspector

/// Who may ask what.
@MainActor
@Suite struct RequestTests {
  private let settings = InspectorSettings()

  private func status(
    _ method: HTTPRequest.Method, _ path: String, _ fields: [String: String] = [:], _ other: InspectorSettings? = nil
  ) async throws -> Int {
    var headers: HTTPFields = [.contentType: "application/json"]
    for (name, value) in fields { if let name = HTTPField.Name(name) { headers[name] = value } }
    let application = Application(router: InspectorServer(other ?? settings).router)
    return try await application.test(.router) { [headers] client in
      try await client.execute(uri: path, method: method, headers: headers, body: ByteBuffer(string: "{}")) {
        $0.status.code
      }
    }
  }

  @Test func thePageIsForEverybodyButItsNewsNeedTheToken() async throws {
    #expect(try await status(.get, "/") == 200)
    #expect(try await status(.get, "/source?file=A/B.swift") == 403)
    #expect(try await status(.get, "/source?file=A/B.swift", ["X-FlowKit-Token": settings.token]) == 404)
    #expect(try await status(.post, "/act") == 403)
    #expect(try await status(.post, "/act", ["X-FlowKit-Token": settings.token]) == 404)
    #expect(try await status(.post, "/act", ["X-FlowKit-Token": settings.token + "0"]) == 403)
  }

  @Test func foreignPagesAreRefused() async throws {
    let token = ["X-FlowKit-Token": settings.token]
    let foreign = ["Origin": "http://evil.example"], site = ["Sec-Fetch-Site": "cross-site"]
    #expect(try await status(.post, "/act", token.merging(foreign) { $1 }) == 403)
    #expect(try await status(.post, "/act", token.merging(site) { $1 }) == 403)
    #expect(try await status(.post, "/act", token.merging(["Origin": "http://localhost"]) { $1 }) == 404)
    #expect(try await status(.post, "/app/hello", foreign) == 403)
    #expect(try await status(.post, "/app/hello", ["Sec-Fetch-Site": "same-origin"]) == 403)
  }

  @Test(arguments: [
    "evil.example:8090": false, "localhost.evil.example": false, "localhost:8090": true, "[::1]:8090": true,
    "127.0.0.1:8090": true, "192.168.1.5": true, "": false,
  ]) func aForeignNameOfThisMachineIsRefused(authority: String, isTaken: Bool) {
    #expect(InspectorCheck.isNumber(authority) == isTaken)
  }

  @Test func anAppThatIsUnknownBeginsAnew() async throws {
    #expect(try await status(.post, "/app/news", ["X-FlowKit-App": "1"]) == 410)
    #expect(try await status(.post, "/app/hello", ["X-FlowKit-App": "1"]) == 200)
    #expect(try await status(.post, "/app/hello") == 400)
  }

  @Test func anAppOnAnotherMachineNeedsTheToken() async throws {
    var open = InspectorSettings()
    open.address = "192.168.1.5"
    #expect(try await status(.post, "/app/hello", ["X-FlowKit-App": "1"], open) == 403)
    #expect(try await status(.post, "/app/hello", ["X-FlowKit-App": "1", "X-FlowKit-Token": open.token], open) == 200)
  }

  @Test(arguments: [["--address"], ["-1"], ["x"], ["70000"]]) func otherArgumentsAreRefused(_ arguments: [String]) {
    #expect(throws: InspectorSettings.Mistake.self) { try InspectorSettings(arguments) }
  }
}
