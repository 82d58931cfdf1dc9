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
    one(path) { screen, call in
      let own = screen[keyPath: path]
      screen[keyPath: path] = call
      return { own($0) }
    }
  }

  /// An optional callback of one argument.
  public subscript<Value>(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, ((Value) -> Void)?> & Sendable
  ) -> ScreenCallback<Screen, Value, Value?> {
    one(path) { screen, call in
      let own = screen[keyPath: path]
      screen[keyPath: path] = call
      guard let own else { return nil }
      return { own($0) }
    }
  }

  /// A callback of one argument, isolated to the main actor.
  public subscript<Value>(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, @MainActor (Value) -> Void> & Sendable
  ) -> ScreenCallback<Screen, Value, Value?> {
    one(path) { screen, call in
      let own = screen[keyPath: path]
      screen[keyPath: path] = call
      return own
    }
  }

  /// An optional callback of one argument, isolated to the main actor.
  public subscript<Value>(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, (@MainActor (Value) -> Void)?> & Sendable
  ) -> ScreenCallback<Screen, Value, Value?> {
    one(path) { screen, call in
      let own = screen[keyPath: path]
      screen[keyPath: path] = call
      return own
    }
  }

  /// A callback without arguments.
  public subscript(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, () -> Void> & Sendable
  ) -> ScreenCallback<Screen, Void, Bool> {
    none(path) { screen, call in
      let own = screen[keyPath: path]
      screen[keyPath: path] = { call(()) }
      return { _ in own() }
    }
  }

  /// An optional callback without arguments.
  public subscript(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, (() -> Void)?> & Sendable
  ) -> ScreenCallback<Screen, Void, Bool> {
    none(path) { screen, call in
      let own = screen[keyPath: path]
      screen[keyPath: path] = { call(()) }
      guard let own else { return nil }
      return { _ in own() }
    }
  }

  /// A callback without arguments, isolated to the main actor.
  public subscript(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, @MainActor () -> Void> & Sendable
  ) -> ScreenCallback<Screen, Void, Bool> {
    none(path) { screen, call in
      let own = screen[keyPath: path]
      screen[keyPath: path] = { call(()) }
      return { _ in own() }
    }
  }

  /// An optional callback without arguments, isolated to the main actor.
  public subscript(
    dynamicMember path: any ReferenceWritableKeyPath<Screen, (@MainActor () -> Void)?> & Sendable
  ) -> ScreenCallback<Screen, Void, Bool> {
    none(path) { screen, call in
      let own = screen[keyPath: path]
      screen[keyPath: path] = { call(()) }
      guard let own else { return nil }
      return { _ in own() }
    }
  }

  /// Any other property, so that the compiler can say what is wrong.
  public subscript<Property>(
    dynamicMember path: any KeyPath<Screen, Property> & Sendable
  ) -> ScreenCallback<Screen, Property, NotACallback<Property>> {
    ScreenCallback(path: path, result: { _ in NotACallback() }, bind: { _, _ in nil })
  }

  private func one<Value>(
    _ path: AnyKeyPath, _ bind: @escaping ScreenCallback<Screen, Value, Value?>.Binding
  ) -> ScreenCallback<Screen, Value, Value?> {
    ScreenCallback(path: path, result: { $0 }, bind: bind)
  }

  private func none(
    _ path: AnyKeyPath, _ bind: @escaping ScreenCallback<Screen, Void, Bool>.Binding
  ) -> ScreenCallback<Screen, Void, Bool> {
    ScreenCallback(path: path, result: { $0 != nil }, bind: bind)
  }
}

/// The result of waiting for a callback: an optional value, or whether the callback was called.
///
/// You don't use it yourself. The compiler names it if the property to wait for is no callback.
public protocol CallbackResult {}

extension Optional: CallbackResult {}
extension Bool: CallbackResult {}

/// Stands in compiler messages for a property that can't be waited for: it isn't a variable with a function of at most
/// one argument.
public struct NotACallback<Property> {}

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
  let bind: Binding

  /// Binds a screen's callback, and returns what it was bound to.
  typealias Binding = @MainActor (Screen, @escaping Call) -> Call?
  typealias Call = @MainActor (Value) -> Void
}
