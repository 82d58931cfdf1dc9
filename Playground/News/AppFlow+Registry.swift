import FlowKit
public import FlowKitRestoration

extension AppFlow {
  /// Lists the flows of all groups by names that stay, so that a session can be restored.
  public func add(to flows: inout FlowRegistry) {
    flows.add("news.signIn", signIn)
    flows.add("news.frontPage") { (look: Look) in home.shown(as: look) }
    flows.add("news.articles", home.news.list)
    flows.add("news.article") { (id: Article.ID) in home.news.article(id) }
    flows.add("news.readers", home.readers.list)
    flows.add("news.reader") { (id: Reader.ID) in home.readers.reader(id) }
    flows.add("news.colour", home.readers.colour)
    flows.add("news.greeting", home.readers.greeting)
  }
}

extension ColourScreen: RestorableScreen {
  /// What is kept: the colour, by its name.
  public var savedState: String? { colour?.rawValue }

  /// Takes it back; a name of no colour leaves it without one.
  public func restore(_ state: String?) {
    if let colour = state.flatMap(Colour.init) { fill(with: colour) }
  }
}
