/// A callback of a screen that another screen waits for, written as a key path: `until: \.onPick`.
///
/// ```swift
/// let color = await lets.present(colorPicker, until: \.onPick)
/// ```
///
/// The callback is a variable of the screen, with one argument or none. It may be optional, and isolated to the main
/// actor. To pass several values, use a struct or a tuple.
@MainActor
public struct ScreenCallback<Screen: AnyObject, Value, Result> {
  /// Distinguishes the callbacks of one screen.
  package let path: AnyKeyPath
  /// The result of waiting, for a value and for none.
  package let result: @MainActor (Value?) -> Result
  /// Binds the callback of a screen to another function.
  let bind: @MainActor (Screen, @escaping @MainActor (Value) -> Void) -> Void
}
