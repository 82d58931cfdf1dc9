import FlowKit

/// Screens that know nothing of actors, and a flow with each way to bind a callback.
@MainActor
struct ThreadFlow {
  var start: Flow<StartScreen> {
    Flow(with: StartScreen()) { screen, lets in
      screen.onNext = lets.push(detail)
      screen.onText = lets.push(detail) { $0.show }
      screen.onItem = lets.push { number in
        Choices.count += 1
        return item(number)
      }
      screen.onChoose = lets.choose { _ in
        Choices.count += 1
        return .push(detail)
      }
      screen.onSend = lets.send(5)
      screen.onPick = lets.present(picker, until: \.onPick) { _ in Choices.count += 1 }
      screen.onTask = lets.task { _ in Choices.count += 1 }
    }
  }

  var detail: Flow<DetailScreen> { Flow(with: DetailScreen()) }
  var picker: Flow<PickerScreen> { Flow(with: PickerScreen()) }

  func item(_ number: Int) -> Flow<DetailScreen> { Flow(with: DetailScreen(), id: number) }
}

/// How often code of the app ran.
@MainActor
enum Choices {
  static var count = 0
}

final class StartScreen {
  var onNext: () -> Void = {}
  var onText: (String) -> Void = { _ in }
  var onItem: (Int) -> Void = { _ in }
  var onChoose: (Int) -> Void = { _ in }
  var onSend: () -> Void = {}
  var onPick: () -> Void = {}
  var onTask: () -> Void = {}
}

final class DetailScreen {
  private(set) var text = ""

  func show(_ text: String) { self.text = text }
}

final class PickerScreen {
  var onPick: (Int) -> Void = { _ in }
}
