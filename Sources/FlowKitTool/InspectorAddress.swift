package import FlowKitRestoration
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where an inspector listens, and what is sent there.
package struct InspectorAddress: Sendable {
  private let base: URL
  /// What it has printed behind its address; an app on the same machine needs none.
  private let token: String?
  private let session: URLSession

  /// An answer that isn't what was asked for.
  package struct Refusal: Error, CustomStringConvertible {
    /// What the answer says.
    package let description: String
  }

  /// - Parameter text: The address, as the inspector has printed it, or without its token; nil if it is none.
  package init?(_ text: String) {
    guard var parts = URLComponents(string: text), parts.host != nil else { return nil }
    let token = parts.queryItems?.first { $0.name == "token" }?.value
    (parts.queryItems, parts.fragment, parts.path) = (nil, nil, "")
    guard let url = parts.url else { return nil }
    self.init(url, token)
  }

  private init(_ base: URL, _ token: String?) {
    (self.base, self.token) = (base, token)
    let settings = URLSessionConfiguration.ephemeral  // keeps nothing on the disk
    settings.timeoutIntervalForRequest = 60
    session = URLSession(configuration: settings)
  }

  /// Sends JSON, and returns the JSON of the answer.
  ///
  /// - Parameters:
  ///   - path: Where to.
  ///   - value: What is sent.
  ///   - app: The app that sends it; nil if it isn't an app.
  /// - Returns: The answer; null if it is empty.
  /// - Throws: A `Refusal` if the answer has another status than 200, or what prevents the connection.
  package func post(_ path: String, _ value: SavedValue, from app: String? = nil) async throws -> SavedValue {
    var request = URLRequest(url: base.appendingPathComponent(path))
    request.httpMethod = "POST"
    request.httpBody = Data(value.text().utf8)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if let token { request.setValue(token, forHTTPHeaderField: "X-FlowKit-Token") }
    if let app { request.setValue(app, forHTTPHeaderField: "X-FlowKit-App") }
    let (data, response) = try await answer(to: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0, text = String(decoding: data, as: UTF8.self)
    guard status == 200 else { throw Refusal(description: text.isEmpty ? "The inspector answers \(status)." : text) }
    return text.isEmpty ? .null : try SavedValue(reading: text)
  }

  /// What is received; a cancelled task doesn't wait for it, and doesn't cancel the request either.
  ///
  /// On Linux, a session may hang in which a request is cancelled while its connection breaks.
  private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    let (answers, continuation) = AsyncThrowingStream<(Data, URLResponse), any Error>.makeStream()
    let task = session.dataTask(with: request) { data, response, error in
      if let data, let response, error == nil { continuation.yield((data, response)) }
      continuation.finish(throwing: error)
    }
    task.resume()
    for try await answer in answers { return answer }
    throw CancellationError()
  }

  /// The same address, with connections of its own.
  package func anew() -> InspectorAddress { InspectorAddress(base, token) }

  /// Ends its connections, as soon as what is being sent is answered.
  package func close() { session.finishTasksAndInvalidate() }
}

extension InspectorAddress: CustomStringConvertible {
  /// The address without the token.
  package var description: String { base.absoluteString }
}
