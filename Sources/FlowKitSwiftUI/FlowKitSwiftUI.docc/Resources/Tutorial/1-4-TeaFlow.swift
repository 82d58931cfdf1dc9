import FlowKit

@MainActor
struct TeaFlow {
  var list: Flow<TeaListScreen> {
    Flow(with: TeaListScreen()) { screen, lets in
      screen.onTea = lets.push(tea)
    }
  }

  func tea(_ name: String) -> Flow<TeaScreen> {
    Flow(with: TeaScreen(name: name), id: name) { screen, lets in
      screen.onOrder = lets.present(order, as: .sheet) { $0.prepare }
      screen.onBack = lets.pop()
    }
  }

  var order: Flow<OrderScreen> {
    Flow(with: OrderScreen()) { screen, lets in
      screen.onDone = lets.popTo(list)
    }
  }
}
