import FlowKit
import FlowKitRestoration

/// Two screens, and a line to be written: the last lesson.
@MainActor
struct DrawerFlow {
  /// Its screen has a callback that leads nowhere: a line here binds it.
  var desk: Flow<DeskScreen> {
    Flow(with: DeskScreen()) { screen, lets in
      // Your line.
    }
  }

  /// What you want to see.
  var drawer: Flow<DrawerScreen> {
    Flow(with: DrawerScreen()) { screen, lets in
      screen.onBack = lets.pop()
    }
  }

  /// Lists the flows by names that stay.
  func add(to flows: inout FlowRegistry) {
    flows.add("drawer.desk", desk)
    flows.add("drawer.drawer", drawer)
  }
}
