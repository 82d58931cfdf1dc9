import FlowKit
@testable import FlowKitSwiftUI
@testable import SwiftUI
import Testing

/// A modal of the app stays when something leaves beneath it.
@MainActor
@Suite struct ModalOfAppTests {
  let flows = DemoFlows()

  @Test(arguments: [PresentationStyle.sheet, .fullScreen])
  func lockIsThereAfterAModalBeneathItHasLeft(_ style: PresentationStyle) {
    let demo = Demo(flows.page("home")), root = demo.navigator.tree.visible.id
    demo.perform(.push(flows.page("detail")))
    demo.perform(.present(flows.page("sheet")), from: demo.navigator.tree.visible.id)
    demo.perform(.present(flows.page("lock"), as: style))
    demo.perform(.unwind(), from: root)
    #expect(demo.texts == ["lock 0"])
    #expect(demo.window.presentations.count == 1)
    #expect(demo.navigator.isSettled)
    #expect(demo.issues == [])
    demo.perform(.dismiss())
    #expect(demo.texts == ["home 0"])
  }
}
