/// What a page reports: what the user did, or what has been shown.
struct PageEvent: Decodable, Sendable {
  let kind: Kind
  /// The window that the page shows.
  let window: String
  /// The number of an element, an entry, a modal, or an update.
  var id: Int?
  /// The index of a tab or a page, or the number of steps that remain in the history.
  var index: Int?
  /// The new content of a field.
  var text: String?
  /// Whether it is another click of a double click, on the same button.
  var isAgain: Bool?
  /// Whether the window is narrow.
  var isNarrow: Bool?

  enum Kind: String, Decodable, Sendable {
    /// Nothing moves any more.
    case shown
    /// A button was pressed, or a field has a new content.
    case press, change
    /// The back button of an entry, and the browser's history.
    case back, history
    /// Escape, a click beside a modal, or its own button.
    case close
    /// A tab was tapped, or a page swiped.
    case select
    case resize
  }
}

/// The answer to an event.
struct PageAnswer: Encodable, Sendable {
  /// Later answers and states have higher numbers.
  let stamp: Int
  /// How many entries of the history lie before the current one.
  let depth: Int
  /// Whether the page is older than the app.
  let isStale: Bool
}
