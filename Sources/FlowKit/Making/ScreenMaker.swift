/// A blueprint that knows how to make its screen.
@MainActor
@usableFromInline
package class ScreenMaker: Blueprint {
  /// Makes a screen and binds its callbacks to the factory's actions; each kind of maker implements this.
  func make(_ lets: Lets) -> AnyObject { self }

  override nonisolated func with(_ properties: FlowProperties) -> Blueprint { ChangedMaker(self, properties) }
}

/// Makes the screen, then binds its callbacks.
@MainActor
@usableFromInline
final class BindingMaker<Screen: AnyObject>: ScreenMaker {
  private let screen: @MainActor () -> Screen
  private let configure: (@MainActor (Screen, Lets) -> Void)?

  nonisolated init(
    _ place: SourcePlace, _ properties: FlowProperties?, _ screen: @escaping @MainActor () -> Screen,
    _ configure: (@MainActor (Screen, Lets) -> Void)?
  ) {
    self.screen = screen
    self.configure = configure
    super.init(place, properties)
  }

  override nonisolated var screenType: Any.Type { Screen.self }

  @usableFromInline
  nonisolated convenience init(
    _ place: SourcePlace, _ label: FlowLabel?, _ screen: @escaping @MainActor () -> Screen,
    _ configure: (@MainActor (Screen, Lets) -> Void)?
  ) {
    self.init(place, label.map { FlowProperties(label: $0) }, screen, configure)
  }

  override func make(_ lets: Lets) -> AnyObject {
    let screen = screen()
    lets.recorder?.made(screen)
    configure?(screen, lets)
    return screen
  }
}

/// Calls a closure that makes the screen and binds its callbacks.
@MainActor
final class BuildingMaker<Screen: AnyObject>: ScreenMaker {
  private let build: @MainActor (Lets) -> Screen

  nonisolated init(
    _ place: SourcePlace, _ properties: FlowProperties?, _ build: @escaping @MainActor (Lets) -> Screen
  ) {
    self.build = build
    super.init(place, properties)
  }

  override nonisolated var screenType: Any.Type { Screen.self }

  override func make(_ lets: Lets) -> AnyObject { build(lets) }
}

/// The same flow with other properties.
@MainActor
final class ChangedMaker: ScreenMaker {
  private nonisolated let original: ScreenMaker

  nonisolated init(_ original: ScreenMaker, _ properties: FlowProperties) {
    self.original = original
    super.init(original.place, properties)
  }

  override nonisolated var screenType: Any.Type { original.screenType }

  override func make(_ lets: Lets) -> AnyObject { original.make(lets) }

  override nonisolated func with(_ properties: FlowProperties) -> Blueprint { ChangedMaker(original, properties) }
}
