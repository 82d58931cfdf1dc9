import FlowKitAtlas

extension Tour {
  /// The walk through the tour that makes its atlas.
  @MainActor
  var crawl: AtlasCrawl { AtlasCrawl(app, map: makeMap(), texts: texts) }

  /// What is typed into fields where a sample would lead nowhere.
  private var texts: [String: String] {
    name == "safe" ? ["Number": "4711", "NoteScreen.Text": "Feed the dog.", "SearchScreen.Text": "letter"] : [:]
  }
}
