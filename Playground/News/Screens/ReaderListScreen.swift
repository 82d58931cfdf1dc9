/// Lists the readers.
@MainActor
public final class ReaderListScreen {
  /// What the screen shows, and what its buttons do.
  public let model: ReaderListModel

  /// Makes the screen.
  public init(model: ReaderListModel) {
    self.model = model
  }
}
