import FlowKit
import FlowKitRestoration

/// Who leads from the menu into a tour, and back.
@MainActor
final class TourGuide {
  private lazy var menu = Session(root: menuFlow, about: "tours", leaving: "quit")
  private var tour: Session?

  /// What of a saved session could not be restored, in words.
  private(set) var problems: [String] = []

  /// Starts in a tour, or in the menu.
  init(_ tour: Tour? = nil) {
    self.tour = tour?.makeSession()
  }

  /// Starts where a session was that is kept in a file; in a tour, or in the menu, where there is no such file.
  convenience init(_ tour: Tour?, restoring file: String?) {
    self.init(tour)
    guard let file else { return }
    do {
      if let saved = try SavedSession(readingFrom: file) { restore(saved) }
    } catch {
      problems = ["\(file.printable) cannot be restored: it is no session of the Playground."]
    }
  }
}

extension TourGuide {
  /// What is open: a tour, or the menu.
  var session: Session { tour ?? menu }

  /// Whether the menu is open.
  var isInMenu: Bool { tour == nil }

  /// Starts the tour that a session was in, and goes to where it was.
  func restore(_ saved: SavedSession) {
    guard let session = Tour.named(saved.tour)?.makeSession() else {
      return problems.append("There is no tour “\(saved.tour.printable)” to restore.")
    }
    tour = session
    problems += session.restore(saved.snapshot)
  }

  /// Keeps where the tour is; nothing in the menu.
  func save(to file: String) throws { try tour?.saved?.write(to: file) }

  /// Starts a tour anew.
  func open(_ tour: Tour) { self.tour = tour.makeSession() }

  /// Ends the tour.
  func openMenu() { tour = nil }

  private var menuFlow: Flow<MenuScreen> {
    Flow(with: MenuScreen(Tour.all)) { [weak self] screen, _ in
      screen.onOpen = { self?.open($0) }
    }
  }
}
