import FlowKit

/// A screen that has something to be kept: adopt it, and a snapshot takes it along.
///
/// ```swift
/// final class EditorScreen: RestorableScreen {
///   var text = ""
///   var savedState: String { text }
///   func restore(_ state: String) { text = state }
/// }
/// ```
///
/// The state is any `Codable` value. Keep what the user has done on the screen, not what can be loaded again. The flow's
/// own screen type has to adopt it: of a `Flow` of a superclass nothing is kept.
///
/// Screens of any isolation may adopt it. The calls come on the main actor.
public protocol RestorableScreen: AnyObject {
  /// What is kept.
  associatedtype SavedState: Codable

  /// What is to be kept now; asked when a snapshot is taken.
  @MainActor var savedState: SavedState { get }

  /// Takes back what was kept, after the screen was made and its callbacks were bound, and before it enters the tree.
  ///
  /// The state may come from a file that somebody has changed: what is out of range has to be dealt with.
  @MainActor func restore(_ state: SavedState)
}

extension RestorableScreen {
  /// What is to be kept, as plain data.
  @MainActor var savedValue: SavedValue {
    get throws { try SavedValue(saving: savedState) }
  }

  /// Finds out whether a state can be read.
  static func check(_ saved: SavedValue) throws { _ = try saved.value(as: SavedState.self) }

  /// Takes back what was kept, which can be read.
  @MainActor func restore(saved: SavedValue) {
    guard let state = try? saved.value(as: SavedState.self) else { return }
    restore(state)
  }
}

extension Blueprint {
  /// The type of its screens, if they have something to be kept.
  var restorableType: (any RestorableScreen.Type)? { screenType as? any RestorableScreen.Type }
}
