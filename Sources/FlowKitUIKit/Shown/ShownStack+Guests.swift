#if canImport(UIKit) && !os(watchOS)
  import FlowKit
  import UIKit

  /// A view controller on a stack that is no screen of the navigator: the app has pushed it, or a library.
  @MainActor
  struct Guest {
    weak var controller: UIViewController?
    /// What it lies on.
    weak var entry: ShownEntry?
  }

  // What the app or a library pushes itself stays above the screen that was on top, until that screen leaves, the user
  // goes back, or an action leads to that screen.
  extension ShownStack {
    /// Notices new controllers that are no screens of the navigator.
    ///
    /// - Parameters:
    ///   - all: The controllers that UIKit is told to put on the stack.
    ///   - top: What they are put on; nil if they are the whole stack.
    ///   - isAnimated: Whether they move.
    func willShow(_ all: [UIViewController], above top: UIViewController?, _ isAnimated: Bool) {
      guard host != nil, !isTelling, !isLent, !entries.isEmpty else { return }
      var lower = top.flatMap(entry(under:)), next = 0, news: [Guest] = []
      for one in all {
        if next < entries.count, entries[next].controller === one {
          lower = entries[next]
          next += 1
        } else if let entry = entries.last(where: { $0.controller === one }) {
          lower = entry
        } else if !controller.viewControllers.contains(one), floor == nil || lower != nil {
          news.append(Guest(controller: one, entry: lower))
        }
      }
      if top == nil { appSets(all) }
      guard !news.isEmpty else { return }
      guests += news
      host?.watchGuests()
      if !isAnimated { updateBar(false) }
    }

    /// The entry that a controller shows, or lies on.
    private func entry(under controller: UIViewController) -> ShownEntry? {
      entries.last { $0.controller === controller } ?? guests.last { $0.controller === controller }?.entry
    }

    /// Whether a controller is the entry's own, or one of the app's that lies on it.
    func isOnTop(_ controller: UIViewController?, of entry: ShownEntry?) -> Bool {
      guard let controller, let entry else { return false }
      if entry.controller === controller { return true }
      return guests.contains { $0.controller === controller && $0.entry === entry }
    }

    /// Whether the app's own controller is on top.
    var showsGuest: Bool { !guests.isEmpty && controller.topViewController !== entries.last?.controller }

    /// The controllers of entries, each with those that lie on it.
    func withGuests(_ own: [UIViewController]) -> [UIViewController] {
      var all: [UIViewController] = []
      for (controller, entry) in zip(own, entries) {
        all.append(controller)
        all += guests.filter { $0.entry === entry }.compactMap(\.controller)
      }
      return all
    }

    /// Whether UIKit has exactly the entries of the list, and the app's own controllers.
    var hasAllWithGuests: Bool {
      let own = entries.compactMap(\.controller)
      return own.count == entries.count && (controllersBelow + withGuests(own)).isSame(as: controller.viewControllers)
    }

    /// Forgets those that have left.
    func forgetGuests() {
      guard !guests.isEmpty else { return }
      let now = controller.viewControllers
      guests.removeAll { guest in guest.controller.map { !now.contains($0) } ?? true }
    }

    /// Has those leave that lie on an entry.
    ///
    /// - Parameter isMeant: Whether an entry is the one.
    func removeGuests(on isMeant: (ScreenID) -> Bool) {
      let isLeft = { (entry: ShownEntry) in isMeant(entry.id) && self.guests.contains { $0.entry === entry } }
      guard !guests.isEmpty, let index = entries.lastIndex(where: isLeft) else { return }
      let entry = entries[index]
      guests.removeAll { $0.entry === entry }
      markChanged(from: index + 1)
    }

    /// Called when something is shown: the app's own may have gone.
    func guestsMayHaveLeft() {
      guard !guests.isEmpty else { return }
      forgetGuests()
      settleBar()
      host?.reconcile()
    }

    /// What is on top if UIKit has all of the list: the last entry's controller, or what lies on it.
    var top: UIViewController? {
      guard !guests.isEmpty, let last = entries.last else { return entries.last?.controller ?? controllersBelow.last }
      return guests.last { $0.entry === last && $0.controller != nil }?.controller ?? last.controller
    }
  }
#endif
