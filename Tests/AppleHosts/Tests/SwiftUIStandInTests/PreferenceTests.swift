@testable import SwiftUI
import Testing

/// A modifier around a view replaces what the view says; one beside it adds to that.
@MainActor
struct PreferenceTests {
  private func node(_ view: some View) -> ViewNode? {
    let window = ViewRuntime()
    window.show(view)
    window.clock.settle()
    return window.root
  }

  @Test func theOutermostModifierReplacesThoseInside() {
    let inner = Text(verbatim: "").navigationBarBackButtonHidden(true).interactiveDismissDisabled()
    let outer = node(inner.navigationBarBackButtonHidden(false).interactiveDismissDisabled(false))
    #expect(node(inner)?.preference(BackButtonHidden.self) == true)
    #expect(outer?.preference(BackButtonHidden.self) == false)
    #expect(outer?.seenPreference(DismissDisabled.self) == false)
    #expect(node(Text(verbatim: ""))?.preference(BackButtonHidden.self) == nil)
  }

  @Test(arguments: [false, true], [false, true])
  func whatIsSaidBesideIsCombined(_ inside: Bool, _ beside: Bool) {
    let node = node(
      Text(verbatim: "").navigationBarBackButtonHidden(inside).interactiveDismissDisabled(inside)
        .background { Color.clear.navigationBarBackButtonHidden(beside).interactiveDismissDisabled(beside) })
    #expect(node?.preference(BackButtonHidden.self) == (inside || beside))
    #expect(node?.seenPreference(DismissDisabled.self) == (inside || beside))
  }

  @Test func barsAndTitlesAreCombinedToo() {
    let node = node(
      VStack {
        Text(verbatim: "").toolbar(.hidden, for: .tabBar).navigationTitle("One")
        Text(verbatim: "").toolbar(.hidden, for: .navigationBar)
      })
    #expect(node?.preference(BarHidden.self) == ["tabBar": true, "navigationBar": true])
    #expect(node?.preference(Title.self) == "One")
  }
}
