import FlowKit
import Testing

// hide
/// The app of the articles on coming from other systems: each of them shows this one as the result.
enum ComingFrom {
  // show
  final class ShelfScreen {
    let books = ["Emma", "Persuasion"]
    var onBook: (String) -> Void = { _ in }
    var onSettings: () -> Void = {}
  }

  final class BookScreen {
    let title: String
    var onSimilar: (String) -> Void = { _ in }
    var onShelf: () -> Void = {}

    init(title: String) { self.title = title }
  }

  final class SettingsScreen {
    var onDone: () -> Void = {}
  }

  @MainActor
  struct LibraryFlow {
    var shelf: Flow<ShelfScreen> {
      Flow(with: ShelfScreen()) { screen, lets in
        screen.onBook = lets.push(book)
        screen.onSettings = lets.present(settings, as: .sheet)
      }
    }

    func book(_ title: String) -> Flow<BookScreen> {
      Flow(with: BookScreen(title: title), id: title) { screen, lets in
        screen.onSimilar = lets.push(book)
        screen.onShelf = lets.popTo(shelf)
      }
    }

    var settings: Flow<SettingsScreen> {
      Flow(with: SettingsScreen()) { screen, lets in
        screen.onDone = lets.dismiss()
      }
    }
  }

  // hide
  @MainActor
  @Suite struct LibraryFlowTests {
    // show
    @Test func aBookLeadsBackToTheShelf() {
      let navigator = Navigator(root: LibraryFlow().shelf)
      (navigator.visibleScreen as? ShelfScreen)?.onBook("Emma")
      (navigator.visibleScreen as? BookScreen)?.onSimilar("Persuasion")
      #expect(navigator.tree.summary == "ShelfScreen > BookScreen(Emma) > BookScreen(Persuasion)")
      (navigator.visibleScreen as? BookScreen)?.onShelf()
      #expect(navigator.tree.summary == "ShelfScreen")
    }
    // hide

    @Test func theSettingsAreASheet() {
      let navigator = Navigator(root: LibraryFlow().shelf)
      (navigator.visibleScreen as? ShelfScreen)?.onSettings()
      #expect(navigator.tree.summary == "ShelfScreen | sheet: SettingsScreen")
      (navigator.visibleScreen as? SettingsScreen)?.onDone()
      #expect(navigator.tree.summary == "ShelfScreen")
    }

    @Test func aSecondTapInTheSameMomentIsIgnored() {
      let navigator = Navigator(root: LibraryFlow().shelf)
      let shelf = navigator.visibleScreen as? ShelfScreen
      shelf?.onBook("Emma")
      shelf?.onBook("Emma")
      #expect(navigator.tree.summary == "ShelfScreen > BookScreen(Emma)")
    }
  }
}
