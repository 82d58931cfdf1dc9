/// A screen with two callbacks without arguments.
@MainActor
final class PlainScreen {
  var onNext: () -> Void = {}
  var onBack: () -> Void = {}

  init(_ services: Services) {}
}
