/// A step of making tea.
public enum Topic: String, CaseIterable, Codable, Hashable, Sendable {
  /// The water.
  case boiling
  /// The leaves.
  case steeping
  /// What is eaten with it.
  case nibbling
}

extension Topic {
  /// What it is called.
  public var title: String {
    switch self {
    case .boiling: "Boil the water"
    case .steeping: "Let it steep"
    case .nibbling: "Eat something with it"
    }
  }

  /// How it is done.
  public var text: String {
    switch self {
    case .boiling: "Fresh water, and only as much as you need. It takes as long as it takes."
    case .steeping: "Three minutes, in a pot that was warmed. Then take the leaves out."
    case .nibbling: "Anything that isn't louder than the tea."
    }
  }
}
