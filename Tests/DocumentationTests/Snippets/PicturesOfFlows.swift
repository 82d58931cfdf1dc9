import FlowKit
import FlowKitMaps
import FlowKitPictures
import FlowKitTesting
import Foundation
import Testing

// hide
enum PicturesArticle {
  typealias CafeFlow = MapsArticle.CafeFlow
  typealias KioskFlow = ProvingArticle.KioskFlow
  typealias StartScreen = ProvingArticle.StartScreen

  @MainActor
  static func draw(file: URL) throws {
    // show
    let map = FlowMap(of: CafeFlow().menu, samples: [Int.self: [7]])
    try map.svg(title: "Café").write(to: file, atomically: true, encoding: .utf8)
    // hide
  }

  @MainActor
  static func cover(print: (Any) -> Void) throws {
    // show
    let spies = LetsSpyFactory()
    let navigator = Navigator(root: KioskFlow().start, spies: spies)
    try navigator.screen(ofType: StartScreen.self).onOffer()
    print(FlowMap(of: KioskFlow().start).coverage(of: spies.requests))
    // 1 of 5 arrows were taken (20 %), these were not:
    //   StartScreen.onLogin → push(LoginScreen)
    //   LoginScreen.onDone → push(OfferScreen)
    //   OfferScreen.onBuy → present(PaymentScreen, as: .sheet)
    //   PaymentScreen.onHome → popTo(StartScreen)
    // hide
  }

  @MainActor
  @Test static func theCoverageIsRight() throws {
    var lines: [String] = []
    try cover { lines.append("\($0)") }
    #expect(
      lines == [
        """
        1 of 5 arrows were taken (20 %), these were not:
          StartScreen.onLogin → push(LoginScreen)
          LoginScreen.onDone → push(OfferScreen)
          OfferScreen.onBuy → present(PaymentScreen, as: .sheet)
          PaymentScreen.onHome → popTo(StartScreen)
        """
      ])
  }
}
