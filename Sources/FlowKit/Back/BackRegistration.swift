/// A handler of back, kept by the code that runs it.
///
/// The screen's own reference to it is weak, so that a handler that holds its screen causes no cycle.
@MainActor
package final class BackRegistration: Registered {
  let priority: Int
  let answer: @MainActor () -> NavigationAction
  weak var handlers: BackHandlers?
  private weak var life: ScreenLife?

  init(_ life: ScreenLife, priority: Int, answer: @escaping @MainActor () -> NavigationAction) {
    self.life = life
    self.priority = priority
    self.answer = answer
  }

  override func changed() {
    if isEnded { handlers?.remove(self) }
    life?.performer.attachmentsChanged()
  }
}
