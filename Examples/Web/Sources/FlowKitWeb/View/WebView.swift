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
  /// What the tabs or pages of a container are called; if it is empty, they have the titles of their first screens.
  public var children: [String]

  /// Makes a view.
  public init(_ title: String, _ elements: [WebElement] = [], children: [String] = []) {
    self.title = title
    self.elements = elements
    self.children = children
  }
}

/// An element of a ``WebView``.
public struct WebElement {
  let kind: Kind

  enum Kind {
    case text(String)
    case button(String, id: String, look: ButtonLook, press: @MainActor () -> Void)
    case field(String, id: String, text: String, change: @MainActor (String) -> Void)
    case section(String, [WebElement])
    case slider(String, id: String, position: Int, last: Int, change: @MainActor (Int) -> Void)
    case code([WebCodeLine])
    case tree([WebNode])
    case notes([WebNote])
  }

  /// How a button looks.
  enum ButtonLook { case main, usual, row }

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
    WebElement(kind: .button(label, id: id, look: isMain ? .main : .usual, press: press))
  }

  /// A row of a list, which leads to more about what it names.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - id: Tells rows with the same label apart, as for a button.
  ///   - press: What it does.
  /// - Returns: The row; rows that follow each other are one list.
  public static func row(_ label: String, id: String = "", press: @escaping @MainActor () -> Void) -> WebElement {
    WebElement(kind: .button(label, id: id, look: .row, press: press))
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

  /// A row of steps, one of which is chosen.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - id: Tells sliders with the same label apart; a label that changes needs one to stay the same slider.
  ///   - position: The chosen step, from 0.
  ///   - last: The last step.
  ///   - change: Called with each step that the user moves to.
  /// - Returns: The slider.
  public static func slider(
    _ label: String, id: String = "", position: Int, last: Int, change: @escaping @MainActor (Int) -> Void
  ) -> WebElement {
    WebElement(kind: .slider(label, id: id, position: position, last: last, change: change))
  }

  /// Lines of Swift, with their numbers and colours.
  public static func code(_ lines: [WebCodeLine]) -> WebElement { WebElement(kind: .code(lines)) }

  /// Boxes in boxes.
  public static func tree(_ nodes: [WebNode]) -> WebElement { WebElement(kind: .tree(nodes)) }

  /// Short remarks, each with a mark.
  public static func notes(_ notes: [WebNote]) -> WebElement { WebElement(kind: .notes(notes)) }
}

/// A line of code.
public struct WebCodeLine: Hashable, Sendable {
  /// Its number in the file.
  public var number: Int
  /// The line, with its indentation.
  public var text: String
  /// Whether it stands out.
  public var isMarked: Bool

  /// Makes a line.
  public init(_ number: Int, _ text: String, isMarked: Bool = false) {
    (self.number, self.text, self.isMarked) = (number, text, isMarked)
  }
}

/// A box of a tree: one with others inside it, or a leaf.
public struct WebNode: Hashable, Sendable {
  /// What it is called.
  public var label: String
  /// More about it, less conspicuous.
  public var detail: String
  /// Whether it is a frame around others, rather than a thing of its own.
  public var isGroup: Bool
  /// Whether it stands out.
  public var isMarked: Bool
  /// What lies inside it.
  public var children: [WebNode]

  /// Makes a node.
  public init(
    _ label: String, detail: String = "", isGroup: Bool = false, isMarked: Bool = false, _ children: [WebNode] = []
  ) {
    (self.label, self.detail, self.isGroup, self.isMarked) = (label, detail, isGroup, isMarked)
    self.children = children
  }
}

/// A short remark.
public struct WebNote: Hashable, Sendable {
  /// What it says at a glance: a character.
  public var mark: String
  /// The remark.
  public var text: String
  /// Whether it is about something that was done, that was not, or neither.
  public var tone: Tone

  /// What a remark is about.
  public enum Tone: String, Sendable {
    case done, problem, other
  }

  /// Makes a remark.
  public init(_ mark: String, _ text: String, _ tone: Tone = .other) {
    (self.mark, self.text, self.tone) = (mark, text, tone)
  }
}
