@testable import SwiftUI

// What the tests in AlsoInSimulators ask of where they run, on the stand-in; Simulator/SwiftUIWorld.swift says it for a simulator.

/// What a line of assumptions is tried with: both sides.
let sides: [Bool?] = [false, true]

/// A window around a view.
@MainActor
struct Window {
  private let runtime: ViewRuntime

  init(_ view: some View, assuming assumptions: Assumptions = Assumptions()) async {
    runtime = ViewRuntime(assumptions: assumptions)
    runtime.show(view)
    await settle()
  }

  /// Waits until nothing moves.
  func settle() async { runtime.clock.settle() }
}
