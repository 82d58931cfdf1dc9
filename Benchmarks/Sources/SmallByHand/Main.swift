/// The screens of `Small` without a library: an array, and callbacks bound by hand.
@main
@MainActor
struct Main {
  static func main() {
    let screens = [Screen(), Screen()]
    screens[0].onNext = { print(screens.count) }
    screens[0].onNext()
  }
}

@MainActor
final class Screen {
  var onNext: () -> Void = {}
  var onBack: () -> Void = {}
}
