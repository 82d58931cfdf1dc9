import UIKit

// What the tests in AlsoInSimulators ask of where they run, on the stand-in; Simulator/World.swift says it for a simulator.

/// What a line of assumptions is tried with: both sides.
let sides: [Bool?] = [false, true]

@MainActor
func assume(_ line: WritableKeyPath<StandIn.Assumptions, Bool>, _ side: Bool) {
  StandIn.world.assumptions[keyPath: line] = side
}

/// A visible window around a controller.
@MainActor
func show(_ root: UIViewController) -> UIWindow { StandIn.window(root) }

/// Waits until nothing moves.
@MainActor
func settle() async { StandIn.clock.runUntilIdle() }

/// What a test provokes on purpose is no failure.
@MainActor
func forgetComplaints() { _ = StandIn.console.take() }
