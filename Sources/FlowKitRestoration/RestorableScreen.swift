import FlowKit

/// A screen with state that snapshots save and restore.
///
/// ```swift
/// final class EditorScreen: RestorableScreen {
///   var text = ""
///   var savedState: String { text }
///   func restore(_ state: String) { text = state }
/// }
/// ```
///
/// The state is any `Codable` value. Save what the user has done on the screen, not what can be loaded again. The
/// flow's own screen type must conform: a `Flow` of a superclass saves nothing.
///
/// Screens of any isolation may conform. The calls happen on the main actor.
public protocol RestorableScreen: AnyObject {
  /// The type of the saved state.
  associatedtype SavedState: Codable

  /// The state to save now; read when a snapshot is taken.
  @MainActor var savedState: SavedState { get }

  /// Restores a saved state, after the screen was made and its callbacks were bound, and before it enters the tree.
  ///
  /// The state may come from a file that somebody has changed, so check for values out of range.
  @MainActor func restore(_ state: SavedState)
}

extension RestorableScreen {
  /// The state to save, as plain data.
  @MainActor var savedValue: SavedValue {
    get throws { try SavedValue(saving: savedState) }
  }

  /// Checks whether a state can be read.
  static func check(_ saved: SavedValue) throws { _ = try saved.value(as: SavedState.self) }

  /// Restores a saved state, if it can be read.
  @MainActor func restore(saved: SavedValue) {
    guard let state = try? saved.value(as: SavedState.self) else { return }
    restore(state)
  }
}

extension Blueprint {
  /// The type of its screens, if they have state to save.
  var restorableType: (any RestorableScreen.Type)? { screenType as? any RestorableScreen.Type }
}
