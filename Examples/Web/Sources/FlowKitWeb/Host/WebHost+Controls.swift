package import FlowKit

/// What a user can touch on a page now: a button, a field, a back button, a tab, or the button that closes a modal.
package struct WebControl: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Hashable, Sendable {
    case button, field, back, choice, close
  }

  package let kind: Kind
  package let label: String
  /// The content of a field; empty for the others.
  package let text: String
  /// The entry whose screen it belongs to.
  package let entry: ScreenID
  /// The number of the element, the entry, or the modal.
  let number: Int
  /// Which of the tabs or pages it is.
  package var index = 0

  /// Where the page has it, as a selector of CSS.
  package var selector: String {
    switch kind {
    case .button, .field: "[data-element='\(number)']"
    case .back: "[data-entry='\(number)'] > .bar > .back"
    case .choice: "[data-entry='\(number)'] > .container > .choices > .choice:nth-child(\(index + 1))"
    case .close: "dialog[data-modal='\(number)'] > .close"
    }
  }
}

extension WebHost {
  /// What the user can touch now, in the order of the page: only the topmost modal, and the visible screens in it.
  package var controls: [WebControl] {
    guard let layer = state()?.layers.last else { return [] }
    let inside = controls(of: layer.stack)
    guard layer.isClosable, let root = layer.stack.first else { return inside }
    return inside
      + [WebControl(kind: .close, label: "Close", text: "", entry: ScreenID(root.id), number: layer.id)]
  }

  /// All that is visible, as a text that is another one after any change.
  package var visibleContent: String { state().map { "\($0.layers) \($0.visible)" } ?? "" }

  /// Presses a control, as the user does on the page.
  package func press(_ control: WebControl) {
    let kind: PageEvent.Kind =
      switch control.kind {
      case .button: .press
      case .field: .change
      case .back: .back
      case .choice: .select
      case .close: .close
      }
    _ = take(PageEvent(kind: kind, window: "", id: control.number, index: control.index, text: control.text))
  }

  /// Types a text into a field.
  package func fill(_ field: WebControl, with text: String) {
    _ = take(PageEvent(kind: .change, window: "", id: field.number, text: text))
  }

  /// Lays the app out as a narrow window does, or as a wide one.
  package func resize(isNarrow: Bool) {
    _ = take(PageEvent(kind: .resize, window: "", isNarrow: isNarrow))
  }

  private func controls(of stack: [PageState.Entry]) -> [WebControl] {
    guard let entry = stack.last else { return [] }
    let id = ScreenID(entry.id)
    var controls: [WebControl] = []
    if let back = entry.back {
      controls.append(WebControl(kind: .back, label: "‹ \(back)", text: "", entry: id, number: entry.id))
    }
    controls += Self.controls(of: entry.elements ?? [], in: id)
    guard let container = entry.container else { return controls }
    for child in container.children where child.isShown { controls += self.controls(of: child.stack ?? []) }
    guard ["tabs", "pages"].contains(container.kind) else { return controls }
    return controls
      + container.children.enumerated().map { index, child in
        WebControl(kind: .choice, label: child.title, text: "", entry: id, number: entry.id, index: index)
      }
  }

  private static func controls(of elements: [PageState.Element], in entry: ScreenID) -> [WebControl] {
    elements.flatMap { element -> [WebControl] in
      switch (element.kind, element.id) {
      case ("button", let id?): [WebControl(kind: .button, label: element.text, text: "", entry: entry, number: id)]
      case ("field", let id?):
        [WebControl(kind: .field, label: element.text, text: element.value ?? "", entry: entry, number: id)]
      default: controls(of: element.elements ?? [], in: entry)
      }
    }
  }
}
