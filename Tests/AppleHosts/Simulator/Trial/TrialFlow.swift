import Dispatch
import FlowKit
import Observation

/// A screen of the app for trying a host by hand: buttons, and a word that it is saved.
@MainActor @Observable
final class TrialScreen {
  let name: String
  /// Whether it may leave, if it asks.
  var isSaved = false
  @ObservationIgnored var buttons: [(title: String, action: @MainActor () -> Void)] = []

  init(_ name: String) { self.name = name }
}

/// Asks, and leads on.
final class TrialQuestion {
  var onYes: () -> Void = {}
}

/// Tabs, pages, or columns.
final class TrialContainer {}

/// One screen, again and again, in each place that there is.
@MainActor
struct TrialFlow {
  func page(_ name: String) -> Flow<TrialScreen> {
    Flow(with: TrialScreen(name), id: name) { screen, lets in
      screen.buttons = [
        ("Push", lets.push(page("\(name) +"))),
        ("Push, asks before it leaves", lets.push(guarded("\(name) ?"))),
        ("Push three", pushThree(after: name, lets)),
        ("Push, without a back button", lets.push(page("No back"))),
        ("Remove the one below", lets.perform(.remove(page(String(name.dropLast(2)))))),
        ("Sheet", lets.present(page("Sheet of \(name)"), as: .sheet)),
        ("Sheet, asks before it leaves", lets.present(guarded("Kept"), as: .sheet)),
        ("Sheet that the app holds", lets.present(page("Held"), as: .sheet)),
        ("Full screen", lets.present(page("Full"), as: .fullScreen)),
        ("Popover", lets.present(popover, as: .popover)),
        ("Question", lets.present(question, as: .alert)),
        ("Zoom", lets.push(zoomed)),
        ("Zoom, asks before it leaves", lets.push(zoomedAndGuarded)),
        ("Tabs", lets.push(tabs)),
        ("Pages", lets.push(pages)),
        ("Columns", lets.present(columns, as: .fullScreen)),
        ("Landscape", lets.push(page("Landscape"))),
        ("A sheet in 4 s", later(lets.present(page("Late"), as: .sheet))),
        ("All away in 4 s", later(lets.perform(.dismissAll(), .popToRoot()))),
        ("Back", lets.back()),
      ]
    }
  }

  private func pushThree(after name: String, _ lets: Lets) -> @MainActor () -> Void {
    lets.perform(.push(page("\(name) +")), .push(page("\(name) + +")), .push(page("\(name) + + +")))
  }

  func guarded(_ name: String) -> Flow<TrialScreen> { page(name).confirmsLeaving { $0.isSaved } }

  var popover: Flow<TrialScreen> { page("Popover") }
  var zoomed: Flow<TrialScreen> { page("Zoom") }
  var zoomedAndGuarded: Flow<TrialScreen> { guarded("Zoom?") }

  var question: Flow<TrialQuestion> {
    Flow(with: TrialQuestion()) { screen, lets in screen.onYes = lets.present(page("Yes"), as: .sheet) }
  }

  var tabs: Flow<TrialContainer> { Flow(with: TrialContainer(), containing: .tabs(page("One"), page("Two")), id: "t") }
  var pages: Flow<TrialContainer> {
    Flow(with: TrialContainer(), containing: .pages(page("First"), page("Second"), page("Third")), id: "p")
  }
  var columns: Flow<TrialContainer> {
    Flow(with: TrialContainer(), containing: .split(page("Sidebar"), page("Detail")), id: "c")
  }

  /// Does it when something else may be open: a menu, a share sheet, a search.
  private func later(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { DispatchQueue.main.asyncAfter(deadline: .now() + 4) { MainActor.assumeIsolated { action() } } }
  }
}
