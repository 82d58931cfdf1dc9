/// A callback of a screen that another screen waits for, written as a key path: `until: \.onPick`.
///
/// ```swift
/// let color = await lets.present(colorPicker, until: \.onPick)
/// ```
///
/// The callback is a variable of the screen, of one argument or none, optional or not, isolated to the main actor or
/// not. For several values, let it hand over a struct or a tuple.
@MainActor
public struct ScreenCallback<Screen: AnyObject, Value, Result> {
  /// Tells callbacks of one screen apart.
  package let path: AnyKeyPath
  /// What the one who waits gets for a value, and for none.
  package let result: @MainActor (Value?) -> Result
  /// Lets the callback of a screen call another function from now on.
  let bind: @MainActor (Screen, @escaping @MainActor (Value) -> Void) -> Void
}
