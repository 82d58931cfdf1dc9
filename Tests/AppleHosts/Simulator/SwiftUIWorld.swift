import SwiftUI

// What the tests in AlsoInSimulators ask of where they run, in a simulator; Tests/SwiftUIStandInTests/World.swift says it for the
// stand-in.

/// What a line of assumptions is tried with: nothing is set, the side is found out.
let sides: [Bool?] = [nil]

/// A window around a view.
@MainActor
struct Window {
  init(_ view: some View, assuming assumptions: Assumptions = Assumptions()) async {
    _ = Screen.shared.show(UIHostingController(rootView: view))
    await settle()
  }

  /// Waits until nothing moves.
  func settle() async { await Screen.shared.settle() }
}
