import FlowKit
import FlowKitInspector
import FlowKitTool
import Foundation

// What an app pays for an inspector that looks into it, inside of an action.
extension Row {
  static var inspected: [Row] {
    [
      tap("push + pop, with an inspector") { navigator in
        let before = navigator.tree
        // Nobody listens there, so that nothing but the app is counted. It has all to tell, and keeps what is new.
        navigator.inspect(at: "none://here", inRelease: true) {
          FlowTool(of: Flows(services: Services()).plain, source: "Flows(services: Services()).plain")
        }
        RunLoop.main.run(until: Date())  // the connection begins
        for _ in 0..<600 { navigator.plainRoundTrip() }  // as many events as are kept
        confirm(navigator.tree.count == before.count, "an inspected app comes back")
        return []
      }
    ]
  }
}
