/// Shows one article.
public final class ArticleScreen {
  /// The reader has read enough.
  public var onBack: () -> Void = {}

  /// The article; nil where it was taken back.
  public let article: Article?

  /// Makes the screen.
  public init(article: Article?) {
    self.article = article
  }
}

/// Nothing but a colour.
public final class ColourScreen {
  /// Back to whom the colour is for.
  public var onBack: () -> Void = {}
  /// Enough of colours: to the news.
  public var onNews: () -> Void = {}

  /// The colour; nil before one was drawn.
  public private(set) var colour: Colour?

  /// Makes the screen; it does not know its colour yet.
  public init() {}

  /// Takes the colour.
  public func fill(with colour: Colour) { self.colour = colour }
}

/// Contains the lists of news and of readers.
public final class FrontPageScreen {
  /// One of the lists was chosen, by its index.
  public var onSelect: (Int) -> Void = { _ in }
  /// The reader would rather see the lists in another way.
  public var onLook: (Look) -> Void = { _ in }
  /// The reader leaves.
  public var onSignOut: () -> Void = {}

  /// How the lists are shown.
  public let look: Look

  /// Makes the screen.
  public init(look: Look) {
    self.look = look
  }
}

/// Says hello.
public final class GreetingScreen {
  /// That was enough.
  public var onClose: () -> Void = {}

  /// Whom it greets.
  public private(set) var reader: Reader?

  /// Makes the screen; it does not know whom to greet yet.
  public init() {}

  /// Takes whom to greet.
  public func greet(_ reader: Reader) { self.reader = reader }
}

/// Lists the news.
public final class NewsListScreen {
  /// An article was chosen.
  public var onSelect: (Article.ID) -> Void = { _ in }
  /// The reader would rather see who else reads.
  public var onReaders: () -> Void = {}
  /// The reader would rather see the lists in another way.
  public var onLook: (Look) -> Void = { _ in }
  /// The reader leaves.
  public var onSignOut: () -> Void = {}

  /// The news.
  public let articles: [Article]

  /// Makes the screen.
  public init(articles: [Article]) {
    self.articles = articles
  }
}

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

/// Shows one reader.
@MainActor
public final class ReaderScreen {
  /// A colour was drawn for the reader.
  public var onColour: (Colour) -> Void = { _ in }
  /// Somebody waves to the reader.
  public var onGreet: (Reader) -> Void = { _ in }
  /// Back to the other readers.
  public var onBack: () -> Void = {}

  /// The reader; nil where they have moved away.
  public let reader: Reader?
  private let colours: ColourBox

  /// Makes the screen.
  public init(reader: Reader?, colours: ColourBox) {
    self.reader = reader
    self.colours = colours
  }

  /// Draws a colour for the reader.
  public func drawColour() {
    if reader != nil { onColour(colours.draw()) }
  }

  /// Waves to the reader.
  public func greet() {
    if let reader { onGreet(reader) }
  }
}

/// Asks how the news should be shown.
public final class SignInScreen {
  /// Somebody wants to read, and has chosen how.
  public var onSignIn: (Look) -> Void = { _ in }
  /// Somebody wants to be shown around.
  public var onTour: () -> Void = {}

  /// What the screen says.
  public private(set) var message = "Good morning. How do you like your news?"

  /// Makes the screen.
  public init() {}

  /// Greets somebody who was here before.
  public func welcomeBack() { message = "Back so soon? How do you like your news?" }
}
