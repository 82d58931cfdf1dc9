/// The callbacks of a screen, by the names of its properties: the root of the key path in `until: \.onPick`.
///
/// ```swift
/// screen.onAccept = lets.push(terms, until: \.onAccept) { screen.isAccepted = true }
/// ```
@MainActor
@dynamicMemberLookup
public struct ScreenCallbacks<Screen: AnyObject> {
  package init() {}

  /// A callback of one argument.
  public subscript<Value>(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, (Value) -> Void> & Sendable
  ) -> ScreenCallback<Screen, Value, Value?> {
    one(path) { $0[keyPath: path] = $1 }
  }

  /// An optional callback of one argument.
  public subscript<Value>(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, ((Value) -> Void)?> & Sendable
  ) -> ScreenCallback<Screen, Value, Value?> {
    one(path) { $0[keyPath: path] = $1 }
  }

  /// A callback of one argument, isolated to the main actor.
  public subscript<Value>(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, @MainActor (Value) -> Void> & Sendable
  ) -> ScreenCallback<Screen, Value, Value?> {
    one(path) { $0[keyPath: path] = $1 }
  }

  /// An optional callback of one argument, isolated to the main actor.
  public subscript<Value>(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, (@MainActor (Value) -> Void)?> & Sendable
  ) -> ScreenCallback<Screen, Value, Value?> {
    one(path) { $0[keyPath: path] = $1 }
  }

  /// A callback without arguments.
  public subscript(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, () -> Void> & Sendable
  ) -> ScreenCallback<Screen, Void, Bool> {
    none(path) { screen, call in screen[keyPath: path] = { call(()) } }
  }

  /// An optional callback without arguments.
  public subscript(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, (() -> Void)?> & Sendable
  ) -> ScreenCallback<Screen, Void, Bool> {
    none(path) { screen, call in screen[keyPath: path] = { call(()) } }
  }

  /// A callback without arguments, isolated to the main actor.
  public subscript(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, @MainActor () -> Void> & Sendable
  ) -> ScreenCallback<Screen, Void, Bool> {
    none(path) { screen, call in screen[keyPath: path] = { call(()) } }
  }

  /// An optional callback without arguments, isolated to the main actor.
  public subscript(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, (@MainActor () -> Void)?> & Sendable
  ) -> ScreenCallback<Screen, Void, Bool> {
    none(path) { screen, call in screen[keyPath: path] = { call(()) } }
  }

  /// Any other property, so that the compiler can say what is wrong.
  public subscript<Property>(
    dynamicMember path: any KeyPath<Screen, Property> & Sendable
  ) -> ScreenCallback<Screen, Property, NotACallback<Property>> {
    ScreenCallback(path: path, result: { _ in NotACallback() }, bind: { _, _ in })
  }

  private func one<Value>(
    _ path: AnyKeyPath, _ bind: @escaping @MainActor (Screen, @escaping @MainActor (Value) -> Void) -> Void
  ) -> ScreenCallback<Screen, Value, Value?> {
    ScreenCallback(path: path, result: { $0 }, bind: bind)
  }

  private func none(
    _ path: AnyKeyPath, _ bind: @escaping @MainActor (Screen, @escaping @MainActor (()) -> Void) -> Void
  ) -> ScreenCallback<Screen, Void, Bool> {
    ScreenCallback(path: path, result: { $0 != nil }, bind: bind)
  }
}
