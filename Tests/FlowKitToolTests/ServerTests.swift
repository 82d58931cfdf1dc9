import FlowKitTool
import Foundation
import Testing

@MainActor
@Suite struct ServerTests {
  let server: ToolServer

  init() throws { server = try ToolServer(Inn.tool) }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2031-01-01", "2025-06-18"), ("", "2025-06-18"),
  ])
  func versionIsNegotiated(wanted: String, answered: String) async throws {
    let result = try await result(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(wanted)","capabilities":{},"clientInfo":{"name":"t","version":"0"}}}"#
    )
    #expect(result["protocolVersion"] as? String == answered)
    #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "FlowKit")
    #expect((result["capabilities"] as? [String: Any])?["tools"] != nil)
  }

  @Test func notificationsAndAnswersGetNoAnswer() async {
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "", "  ", #"{"jsonrpc":"2.0","id":7,"result":{}}"#,
      #"[{"jsonrpc":"2.0","method":"notifications/cancelled"}]"#,
    ] {
      #expect(await server.answer(to: line) == nil)
    }
  }

  @Test func allQuestionsAreTools() async throws {
    let tools = try await result(#"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#)["tools"] as? [[String: Any]]
    #expect(
      tools?.compactMap { $0["name"] as? String } == ["screens", "where", "press", "way", "why", "test", "restart"])
    for tool in tools ?? [] {
      let schema = tool["inputSchema"] as? [String: Any]
      #expect(schema?["type"] as? String == "object")
      #expect(schema?["properties"] is [String: Any])
      #expect((tool["description"] as? String)?.hasSuffix(".") == true)
    }
  }

  @Test func aSessionIsKept() async throws {
    let pressed = try await call("press", #"{"steps":["onName(#2)","onMenu"]}"#)
    #expect(
      (pressed["structuredContent"] as? [String: Any])?["place"] as? String
        == "DoorScreen > HallScreen | sheet: Menu")
    let place = try await call("where", "{}")
    #expect(
      (place["structuredContent"] as? [String: Any])?["place"] as? String
        == "DoorScreen > HallScreen | sheet: Menu")
    _ = try await call("restart", "{}")
    let anew = try await call("where", "{}")
    let content = anew["content"] as? [[String: Any]]
    #expect(content?.first?["type"] as? String == "text")
    #expect((content?.first?["text"] as? String)?.hasPrefix("stack\n└ DoorScreen #1") == true)
    #expect(anew["isError"] as? Bool == false)
  }

  @Test func whatIsNotThereIsAnErrorOfTheTool() async throws {
    let answer = try await call("way", #"{"screen":"Hal"}"#)
    #expect(answer["isError"] as? Bool == true)
    let text = (answer["content"] as? [[String: Any]])?.first?["text"] as? String
    #expect(text == "There is no screen “Hal” on the map. Did you mean HallScreen?")
  }

  @Test(
    arguments: [
      ("{", -32700), ("nonsense", -32700), ("\u{0}\u{FFFD}", -32700),
      ("[]", -32600), ("1", -32600), ("[1]", -32600),
      ("{}", -32600),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wy"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"way","arguments":[]}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"way","arguments":{}}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"way","arguments":{"screen":5}}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"way","arguments":{"x":"y"}}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"press","arguments":{"steps":[1]}}}"#, -32602),
    ])
  func mistakesAreAnsweredAndDoNotEndTheServer(line: String, code: Int) async throws {
    let answer = try #require(await server.answer(to: line))
    let read = try JSONSerialization.jsonObject(with: Data(answer.utf8))
    let one = read as? [String: Any] ?? (read as? [[String: Any]])?.first
    let error = one?["error"] as? [String: Any]
    #expect(error?["code"] as? Int == code, "\(answer)")
    #expect((error?["message"] as? String)?.isEmpty == false)
    #expect(try await result(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#).isEmpty)
  }

  @Test func longAndDeepLinesAreRefused() async throws {
    let deep = try #require(await server.answer(to: String(repeating: "[", count: 100_000)))
    #expect(deep.contains("-32700"))
    let long = try #require(await server.answer(to: String(repeating: "x", count: 1_000_001)))
    #expect(long.contains("-32600") && long.contains("longer than"))
  }

  @Test func batchesAreAnsweredInOrder() async throws {
    let line =
      #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},{"jsonrpc":"2.0","id":"b","method":"ping"}]"#
    #expect(
      await server.answer(to: line)
        == #"[{"id":1,"jsonrpc":"2.0","result":{}},{"id":"b","jsonrpc":"2.0","result":{}}]"#)
  }

  private func call(_ name: String, _ arguments: String) async throws -> [String: Any] {
    try await result(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments)}}"#)
  }

  private func result(_ line: String) async throws -> [String: Any] {
    let answer = try #require(await server.answer(to: line))
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    #expect(object?["jsonrpc"] as? String == "2.0")
    return try #require(object?["result"] as? [String: Any])
  }
}
