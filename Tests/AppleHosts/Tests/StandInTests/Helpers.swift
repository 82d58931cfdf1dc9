import UIKit

extension Stage {
  var user: StandIn.User { StandIn.User(window) }
}

/// The kinds of what the console says since it was asked last.
@MainActor
func complaints() -> [StandIn.Console.Kind] { StandIn.console.take().map(\.kind) }
