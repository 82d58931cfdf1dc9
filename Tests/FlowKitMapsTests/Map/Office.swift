import FlowKit

enum Order: Sendable { case done, urgent }

@MainActor final class Desk {
  var onOrder: () -> Void = {}
}

@MainActor final class Form {
  var onDone: () -> Void = {}
}

@MainActor struct Office {
  var desk: Flow<Desk> {
    Flow(with: Desk()) { screen, lets in screen.onOrder = lets.push(form) }
      .handling(Order.self) { $0 == .done ? .popTo(self.desk) : .push(form) }
  }

  var form: Flow<Form> { Flow(with: Form()) { screen, lets in screen.onDone = lets.send(Order.done) } }
}
