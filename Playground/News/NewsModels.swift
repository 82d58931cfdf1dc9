/// Something to read.
public struct Article: Hashable, Sendable, Identifiable {
  /// Its number.
  public let id: Int
  /// What it is about, in a few words.
  public let title: String
  /// What it says.
  public let text: String

  /// Makes an article.
  public init(id: Int, title: String, text: String) {
    self.id = id
    self.title = title
    self.text = text
  }
}

/// Somebody who reads the news.
public struct Reader: Hashable, Sendable, Identifiable {
  /// Their number.
  public let id: Int
  /// What to call them.
  public let name: String

  /// Makes a reader.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// How the lists of news and of readers are shown together.
public enum Look: String, Codable, Hashable, Sendable, CaseIterable {
  /// One at a time, each reached from the other.
  case tabs
  /// Side by side.
  case split
  /// One after the other.
  case pages
}

/// Where the two lists, and all that they lead to, may want to go; what that takes is known to the flow around them.
public enum HomeRoute: Hashable, Sendable {
  /// To the news.
  case news
  /// To one article.
  case article(Article.ID)
  /// To the readers.
  case readers
  /// To one reader.
  case reader(Reader.ID)
  /// To the same lists, shown in another way.
  case look(Look)
  /// Out.
  case signOut
}

/// A colour to fill a screen with.
public enum Colour: String, Hashable, Sendable, CaseIterable {
  /// As the sky.
  case blue
  /// As grass.
  case green
  /// As a carrot.
  case orange
  /// As a plum.
  case purple
  /// As a brick.
  case red
}

/// Draws colours at random; the same ones in the same order from each box with the same seed.
@MainActor
public final class ColourBox {
  private var state: UInt64

  /// Makes a box.
  public init(seed: UInt64 = 1) {
    state = seed
  }

  /// Draws a colour.
  public func draw() -> Colour {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Colour.allCases[Int(state >> 33) % Colour.allCases.count]
  }
}
