/// The last step: asks whether somebody wants to hear of new movies.
@MainActor
public final class PermissionScreen {
  /// All is known: the name, and whether they want to hear of new movies.
  public var onDone: (String, Bool) -> Void = { _, _ in }
  /// The step before was left out.
  public var onNameless: () -> Void = {}

  /// Who is asked; nil where the step before was left out.
  public private(set) var name: String?

  /// Makes the screen; it does not know whom it asks yet.
  public init() {}

  /// Takes the name.
  public func prepare(name: String) { self.name = name }

  /// Takes the answer.
  public func answer(_ wantsNews: Bool) {
    if let name { onDone(name, wantsNews) } else { onNameless() }
  }
}
