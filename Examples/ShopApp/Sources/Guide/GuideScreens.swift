/// Lists what there is to know.
public final class GuideScreen {
  /// A topic was chosen.
  public var onTopic: (Topic) -> Void = { _ in }
  /// The reader has seen enough.
  public var onClose: () -> Void = {}

  /// What there is to know.
  public let topics = Topic.allCases

  /// Makes the screen.
  public init() {}
}

/// Explains one topic.
public final class TopicScreen {
  /// The reader would like to watch something in the meantime.
  public var onFilm: () -> Void = {}
  /// The reader needs something for it.
  public var onEquipment: () -> Void = {}

  /// What it explains.
  public let topic: Topic

  /// Makes the screen.
  public init(_ topic: Topic) { self.topic = topic }
}
