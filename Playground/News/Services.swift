/// What the screens need from outside; all groups of flows share it.
@MainActor
public final class Services {
  /// All news, the latest first.
  public let articles: [Article]
  /// All readers.
  public let readers: [Reader]
  /// Where colours come from.
  public let colours: ColourBox

  /// Makes the services of a small paper.
  public init(
    articles: [Article] = Services.morningPaper, readers: [Reader] = Services.neighbours,
    colours: ColourBox = ColourBox()
  ) {
    self.articles = articles
    self.readers = readers
    self.colours = colours
  }

  /// The article with this number; nil where there is none.
  public func article(_ id: Article.ID) -> Article? { articles.first { $0.id == id } }

  /// The reader with this number; nil where there is none.
  public func reader(_ id: Reader.ID) -> Reader? { readers.first { $0.id == id } }
}

extension Services {
  /// What happened in a small town.
  public nonisolated static let morningPaper = [
    Article(id: 1, title: "Swans are back", text: "Four of them, on the pond behind the mill."),
    Article(id: 2, title: "Bridge open again", text: "It still squeaks, but it holds."),
    Article(id: 3, title: "Baker wants rain", text: "The mill has stood still for a week."),
  ]

  /// Who lives there.
  public nonisolated static let neighbours = [
    Reader(id: 1, name: "Mira"), Reader(id: 2, name: "Otto"), Reader(id: 3, name: "Yusuf"),
  ]
}
