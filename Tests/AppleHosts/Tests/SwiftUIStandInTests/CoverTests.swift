@testable import SwiftUI
import Testing

/// What lies over the window without SwiftUI.
@MainActor
struct CoverTests {
  private final class Told {
    var lines: [String] = []
  }

  @Test(arguments: ViewRuntime.Cover.allCases)
  func onlyAFullOneTakesWhatIsBelowFromTheScreen(_ cover: ViewRuntime.Cover) {
    let told = Told()
    let window = ViewRuntime()
    window.show(
      Text(verbatim: "root").onAppear { told.lines.append("appears") }.onDisappear { told.lines.append("disappears") })
    window.clock.settle()
    window.cover(with: cover)
    window.clock.settle()
    #expect(told.lines == (cover == .full ? ["appears", "disappears"] : ["appears"]))
    window.cover(with: nil)
    window.clock.settle()
    #expect(told.lines == (cover == .full ? ["appears", "disappears", "appears"] : ["appears"]))
  }
}
