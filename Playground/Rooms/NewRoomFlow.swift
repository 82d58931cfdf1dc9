public import FlowKit

/// A new room in two steps: what it is called, and what is said there first.
///
/// The group knows its outlets only, and neither who shows it nor how many of its screens are open.
@MainActor
public struct NewRoomFlow {
  let onDone: @MainActor (String, String) -> Void
  let onCancel: @MainActor () -> Void

  /// Makes the flows.
  ///
  /// - Parameters:
  ///   - onDone: Gets the name of the room, and what is said there first.
  ///   - onCancel: The guest has changed their mind.
  public init(onDone: @escaping @MainActor (String, String) -> Void, onCancel: @escaping @MainActor () -> Void) {
    self.onDone = onDone
    self.onCancel = onCancel
  }

  /// Takes the name to the second step.
  public var name: Flow<RoomNameScreen> {
    Flow(with: RoomNameScreen()) { screen, lets in
      screen.onName = lets.push(firstLine) { $0.prepare }
      screen.onCancel = onCancel
    }
  }

  /// The last step; it ends the group.
  public var firstLine: Flow<FirstLineScreen> {
    Flow(with: FirstLineScreen()) { screen, lets in
      screen.onDone = onDone
      screen.onBack = lets.pop()
      screen.onCancel = onCancel
    }
  }
}
