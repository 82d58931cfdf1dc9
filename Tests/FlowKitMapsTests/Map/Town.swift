import FlowKit

@MainActor final class Gate {
  var onEnter: () -> Void = {}
}

@MainActor final class Square {
  var onHouse: () -> Void = {}
  var onMap: (() -> Void)?
  private var onBackOfMine: () -> Void = {}
  var onBack: () -> Void = {}
}

@MainActor final class House {
  var onNext: @MainActor () -> Void = {}
  var onSquare: @MainActor (String) -> Void = { _ in }
}

@MainActor final class Chart {
  var onMark: (Int) -> Void = { _ in }
  var onClose: () -> Void = {}
}

/// Flows that lead to each other in circles.
@MainActor struct Town {
  var gate: Flow<Gate> { Flow(with: Gate()) { screen, lets in screen.onEnter = lets.push(square) } }

  var square: Flow<Square> {
    Flow(with: Square()) { screen, lets in
      screen.onHouse = lets.push(house(1))
      screen.onMap = lets.present(chart)
      screen.onBack = lets.pop()
    }
  }

  var chart: Flow<Chart> { Flow(with: Chart()) { screen, lets in screen.onClose = lets.dismiss() } }

  func house(_ number: Int) -> Flow<House> {
    Flow(with: House(), id: number) { screen, lets in
      screen.onNext = lets.push(house(3 - number))
      screen.onSquare = lets.popTo(square)
    }
  }
}
