/// Names that ``ScreenLifecycle`` had before: a class that still implements one of them doesn't compile.
///
/// Without this, such a method would silently not be called. Nothing calls these requirements, and there is nothing to
/// implement: a class that leaves them alone has no former names. The one that a class implements returns `Void`, and
/// then the only ``formerNames`` that fits is unavailable, with a message that lists the new names.
public protocol FormerScreenLifecycle: AnyObject {
  /// What the methods with former names return.
  associatedtype FormerNames = [Never]

  /// The former names that the class implements: none.
  @MainActor static var formerNames: FormerNames { get }

  /// Now `screenMade()`.
  @available(*, deprecated, renamed: "screenMade()")
  @MainActor func screenWasMade() -> FormerNames

  /// Now `screenAppeared()`.
  @available(*, deprecated, renamed: "screenAppeared()")
  @MainActor func screenBecameVisible() -> FormerNames

  /// Now `screenPartlyCovered()`.
  @available(*, deprecated, renamed: "screenPartlyCovered()")
  @MainActor func screenWasPartlyCovered() -> FormerNames

  /// Now `screenDisappeared()`.
  @available(*, deprecated, renamed: "screenDisappeared()")
  @MainActor func screenWasCovered() -> FormerNames

  /// Now `screenReselected()`.
  @available(*, deprecated, renamed: "screenReselected()")
  @MainActor func screenWasReselected() -> FormerNames

  /// Now `screenRemoved()`.
  @available(*, deprecated, renamed: "screenRemoved()")
  @MainActor func screenWasRemoved() -> FormerNames
}

extension FormerScreenLifecycle where FormerNames == [Never] {
  /// None.
  @MainActor public static var formerNames: [Never] { [] }
}

extension FormerScreenLifecycle {
  /// The class implements a method under its former name.
  @available(
    *, unavailable,
    message:
      "screenWasMade() is now screenMade(), screenBecameVisible() is screenAppeared(), screenWasPartlyCovered() is screenPartlyCovered(), screenWasCovered() is screenDisappeared(), screenWasReselected() is screenReselected(), and screenWasRemoved() is screenRemoved()"
  )
  @MainActor public static var formerNames: FormerNames { formerNames }

  /// Now `screenMade()`.
  @MainActor public func screenWasMade() -> FormerNames { Self.formerNames }

  /// Now `screenAppeared()`.
  @MainActor public func screenBecameVisible() -> FormerNames { Self.formerNames }

  /// Now `screenPartlyCovered()`.
  @MainActor public func screenWasPartlyCovered() -> FormerNames { Self.formerNames }

  /// Now `screenDisappeared()`.
  @MainActor public func screenWasCovered() -> FormerNames { Self.formerNames }

  /// Now `screenReselected()`.
  @MainActor public func screenWasReselected() -> FormerNames { Self.formerNames }

  /// Now `screenRemoved()`.
  @MainActor public func screenWasRemoved() -> FormerNames { Self.formerNames }
}
