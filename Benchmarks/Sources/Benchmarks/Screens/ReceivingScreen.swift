/// A screen with two callbacks, one of which hands two arguments on to the next screen of its kind.
@MainActor
final class ReceivingScreen {
  var onNext: (Int, Services) -> Void = { _, _ in }
  var onBack: () -> Void = {}

  private(set) var number = 0

  init(_ services: Services) {}

  func prepare(number: Int, services: Services) { self.number = number }
}
