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
      screen.onBack = lets.pop()
    }
  }
}
