import UIKit

// What the tests in AlsoInSimulators ask of where they run, in a simulator; Tests/StandInTests/World.swift says it for the stand-in.

/// What Assumptions.swift extends.
enum StandIn {}

/// What a line of assumptions is tried with: nothing is set, the side is found out.
let sides: [Bool?] = [nil]

@MainActor
func assume(_ line: WritableKeyPath<StandIn.Assumptions, Bool>, _ side: Bool) {}

/// A visible window around a controller.
@MainActor
func show(_ root: UIViewController) -> UIWindow { Screen.shared.show(root) }

/// Waits until nothing moves.
@MainActor
func settle() async { await Screen.shared.settle() }

/// UIKit's complaints are in the simulator's console, which tests can't read.
@MainActor
func forgetComplaints() {}
