import FlowKit
import FlowKitSwiftUI
import SwiftUI
import XCTest

/// An app in Swift 5 mode, with all checks for concurrency: its views are as in the documentation.
final class CounterScreen {
  var onNext: () -> Void = {}
}

struct CounterView: View {
  let screen: CounterScreen
  @Environment(\.flowNavigator) var navigator
  @Environment(\.screenID) var screenID

  var body: some View {
    Button("Close") { navigator?.perform(.dismiss(), from: screenID) }
  }
}

/// What is isolated to nothing reads it as well.
struct Place {
  @Environment(\.flowNavigator) var navigator
  @Environment(\.screenID) var screenID
}

struct AppView: View {
  var body: some View {
    FlowView(root: Flow(with: CounterScreen())) { views in
      views.show(CounterScreen.self) { CounterView(screen: $0) }
    }
  }
}

final class Swift5ViewsTests: XCTestCase {
  func testTheNavigatorIsInTheEnvironment() {
    XCTAssertNil(EnvironmentValues().flowNavigator)
  }
}
