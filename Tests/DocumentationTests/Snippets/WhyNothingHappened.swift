import FlowKit
import Foundation

// hide
@MainActor
enum WhyNothingHappened {
  static func runs(_ navigator: Navigator, quit: () -> Void) {
    // show
    if navigator.perform(.pop).reason == .nothingToPop { quit() }
    // hide
    // show
    navigator.describeError = { error in
      (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
    // hide
  }
}
