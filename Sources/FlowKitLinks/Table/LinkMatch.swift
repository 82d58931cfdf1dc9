public import FlowKit

/// A link that a URL means, with its arguments.
///
/// ```swift
/// let match = try table.match("shop://items/05?utm_source=mail")
/// print(match.pattern, match.action)   // items/{Int} push(ItemScreen(5)) at Shop/ShopLinks.swift:12
/// ```
public struct LinkMatch: Sendable {
  let storage: LinkStorage
  let link: Int
  let origin: LinkOrigin
  let reading: LinkDeclaration.Reading
}

extension LinkMatch {
  /// The link's pattern, with the types of its arguments; log it instead of the URL.
  public var pattern: String { declared.description }

  /// How many combinations of arguments the link has; nil if they are not known, or too many to count.
  package var argumentsCount: Int? {
    var count = 1
    for form in declared.forms {
      guard let known = form.valuesCount else { return nil }
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: known)
      guard !isTooLarge else { return nil }
      count = product
    }
    return count
  }

  /// The place where the link is declared.
  package var place: SourcePlace { declared.place }

  /// The URL as its table prints it, the same for all ways to write it.
  ///
  /// Nil if it would be too long or mean another link, such as that of `items/05` if there is a link `items/5`.
  package var url: String? { storage.url(of: link, reading.texts, opened: origin) }

  /// The action that shows the link's place; it does nothing if the link declines its arguments.
  @MainActor public var action: NavigationAction { reading.action() }

  private var declared: LinkPattern { storage.links[link].pattern }
}
