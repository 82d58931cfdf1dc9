/// All that a page shows, as it is sent there.
///
/// It is whole each time: a page that has missed some of them, or that has just been loaded, needs nothing else.
struct PageState: Encodable, Equatable, Sendable {
  /// The number of the update; the page reports it when nothing moves any more.
  let update: Int
  /// How the update looks.
  let look: Look
  /// The app's stack, and the modals above it.
  let layers: [Layer]
  /// The visible entry.
  let visible: Int
  /// The entries that going back leaves, the last one first to leave: one entry in the browser's history each.
  let trail: [Int]
  /// What stands beside the app; nil if nothing ever does.
  let panels: [Panel]?
  /// The place below the app's address in the address bar; nil if the app has no addresses.
  let address: String?
  /// What the user is to be told until they do something.
  let notice: String?

  struct Look: Encodable, Equatable, Sendable {
    let name: String
    let isReversed: Bool
    let isAnimated: Bool
  }

  struct Layer: Encodable, Equatable, Sendable {
    /// The modal's number; 0 for the app's own stack.
    let id: Int
    /// The modal's style.
    let style: String?
    /// Whether the user can close it, by Escape or a click beside it.
    let isClosable: Bool
    let stack: [Entry]
  }

  struct Entry: Encodable, Equatable, Sendable {
    let id: Int
    /// Nil if its screen is not made yet.
    let title: String?
    /// What the back button says; nil without one.
    let back: String?
    /// Nil if it is not visible: a page keeps what it had.
    let elements: [Element]?
    let container: Container?
  }

  struct Element: Encodable, Equatable, Sendable {
    let kind: String
    var text = ""
    var id: Int?
    /// Tells it from others with the same label; nil if the label does.
    var key: String?
    var value: String?
    /// Whether it stands out.
    var isMain: Bool?
    /// The number of a line, or of a slider's last step.
    var number: Int?
    var tone: String?
    var elements: [Element]?
  }

  struct Panel: Encodable, Equatable, Sendable {
    let title: String
    let place: String
    let elements: [Element]
  }

  struct Container: Encodable, Equatable, Sendable {
    let kind: String
    let selected: Int?
    let loops: Bool
    let children: [Child]
  }

  struct Child: Encodable, Equatable, Sendable {
    /// Identifies the child in its container, however children come and go.
    let key: Int
    let title: String
    let isShown: Bool
    /// Nil if it has not been shown yet.
    let stack: [Entry]?
  }
}

/// What is new for a page.
struct PageNews: Encodable, Sendable {
  let state: PageState
  /// Later states and answers have higher numbers.
  let stamp: Int
  /// What the page is to keep from now on; nil if that hasn't changed.
  let snapshot: String?
}
