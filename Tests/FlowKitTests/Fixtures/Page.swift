/// A screen with nothing on it but callbacks, and a list of what it was handed.
@MainActor
final class Page {
  var onNext: () -> Void = {}
  var onText: (String) -> Void = { _ in }
  private(set) var received: [String] = []

  func receive(_ text: String) { received.append(text) }
}
