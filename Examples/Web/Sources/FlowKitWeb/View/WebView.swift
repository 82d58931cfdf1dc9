/// What a page shows of a screen: a title, and elements below it.
///
/// It is a value without markup: whatever a text contains, the page shows it as text.
///
/// ```swift
/// WebView("Basket", [
///   .text("3 items"),
///   .field("Voucher", text: voucher) { self.voucher = $0 },
///   .button("Order", isMain: true) { self.onOrder() },
/// ])
/// ```
public struct WebView {
  /// The title; the back button of the next screen has it, too.
  public var title: String
  /// The elements, from top to bottom.
  public var elements: [WebElement]

  /// Makes a view.
  public init(_ title: String, _ elements: [WebElement] = []) {
    self.title = title
    self.elements = elements
  }
}

/// An element of a ``WebView``.
public struct WebElement {
  let kind: Kind

  enum Kind {
    case text(String)
    case button(String, id: String, isMain: Bool, press: @MainActor () -> Void)
    case field(String, id: String, text: String, change: @MainActor (String) -> Void)
    case section(String, [WebElement])
  }

  /// A paragraph.
  public static func text(_ text: String) -> WebElement { WebElement(kind: .text(text)) }

  /// A button.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - id: Tells buttons with the same label apart, such as those of a list's rows. A click that was on its way when
  ///     the rows changed then never presses another row's button.
  ///   - isMain: Whether it is what most users want, and looks like it.
  ///   - press: What it does.
  /// - Returns: The button.
  public static func button(
    _ label: String, id: String = "", isMain: Bool = false, press: @escaping @MainActor () -> Void
  ) -> WebElement {
    WebElement(kind: .button(label, id: id, isMain: isMain, press: press))
  }

  /// A line of text that the user may change.
  ///
  /// - Parameters:
  ///   - label: What it is for.
  ///   - id: Tells fields with the same label apart.
  ///   - text: Its content.
  ///   - change: Called with each new content.
  /// - Returns: The field.
  public static func field(
    _ label: String, id: String = "", text: String, change: @escaping @MainActor (String) -> Void
  ) -> WebElement {
    WebElement(kind: .field(label, id: id, text: text, change: change))
  }

  /// Elements that belong together, with a title.
  public static func section(_ title: String, _ elements: [WebElement]) -> WebElement {
    WebElement(kind: .section(title, elements))
  }
}
