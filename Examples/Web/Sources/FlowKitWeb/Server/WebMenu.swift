/// The first page of a server with several apps, which lists them.
public struct WebMenu: Sendable {
  /// The title.
  public var title: String
  /// What the apps have in common, in a sentence or two.
  public var text = ""
  /// What else there is to say, less conspicuous.
  public var more = ""
  /// The path of the app to begin with; nil if that doesn't matter.
  public var first: String?
  /// Where to read more: a label and an address.
  public var link: (label: String, address: String)?

  /// Makes a page with a title.
  public init(_ title: String) { self.title = title }
}
