/// The yardstick: what a developer would write without any library.
///
/// An array of screens, each with its callbacks bound by hand.
@MainActor
final class HandWrittenStack {
  private(set) var screens: [AnyObject] = []

  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  func pushPlain() {
    screens.append(makePlain())
  }

  func pushReceiving(_ number: Int, _ services: Services) {
    let screen = ReceivingScreen(services)
    screen.onNext = { [unowned self] number, services in pushReceiving(number, services) }
    screen.onBack = { [unowned self] in pop() }
    screen.prepare(number: number, services: services)
    screens.append(screen)
  }

  func replaceTop() {
    screens[screens.count - 1] = makePlain()
  }

  func popToRoot() {
    screens.removeLast(screens.count - 1)
  }

  private func makePlain() -> PlainScreen {
    let screen = PlainScreen(services)
    screen.onNext = { [unowned self] in pushPlain() }
    screen.onBack = { [unowned self] in pop() }
    return screen
  }

  private func pop() {
    screens.removeLast()
  }
}
