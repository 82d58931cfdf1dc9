import FlowKit
import FlowKitSwiftUI
import SwiftUI

/// The screen with SwiftUI: its buttons in a list, and what an app has itself beside them.
struct TrialView: View {
  let screen: TrialScreen
  @State private var count = 0
  @State private var own: Own?
  private let flow = TrialFlow()

  private struct Own: Identifiable {
    let id = 1
  }

  var body: some View {
    List {
      Button("Count: \(count)") { count += 1 }
      Button("Saved: \(screen.isSaved ? "yes" : "no")") { screen.isSaved.toggle() }
      Button("A sheet of the app's") { own = Own() }
      Text("Zooms begin here").flowAnchor(for: flow.zoomed, zooms: true)
        .flowAnchor(for: flow.zoomedAndGuarded, zooms: true)
      ForEach(screen.buttons, id: \.title) { button in Button(button.title) { button.action() } }
    }
    .navigationTitle(screen.name)
    .sheet(item: $own) { _ in Button("Close") { own = nil } }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Text("Anchor").flowAnchor(for: flow.popover)
      }
    }
    .interactiveDismissDisabled(screen.name == "Held")
    .navigationBarBackButtonHidden(screen.name == "No back")
  }
}

/// Shows the trial with SwiftUI.
@MainActor
func showTrial(_ views: FlowViews) {
  let flow = TrialFlow()
  views.show(TrialScreen.self) { TrialView(screen: $0) }
  views.tab(flow.page("One")) { Label("One", systemImage: "1.circle") }
  views.tab(flow.page("Two")) { Label("Two", systemImage: "2.circle") }
  views.showAlert(TrialQuestion.self, title: { _ in "A sheet?" }) { question in
    Button("Yes") { question.onYes() }
    Button("No", role: .cancel) {}
  }
}
