import FlowKit

/// A list of notes, the editor of one, and a picker of its color.
@MainActor
public struct NotesFlow {
  public init() {}

  public var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in
      screen.onOpen = lets.push(editor) { $0.open(title:pages:) }
      screen.onDelete = lets.choose { count in
        screen.deleted += count
        return count > 10 ? .present(about, as: .alert) : .none
      }
    }
  }

  public var editor: Flow<EditorScreen> {
    Flow(with: EditorScreen()) { screen, lets in
      screen.onColor = lets.present(colors, as: .popover, until: \.onPick) { screen.color = $0 }
      screen.onAsk = lets.task { lets in screen.color = await lets.present(colors, until: \.onPick) ?? screen.color }
      screen.onDone = lets.pop()
    }
  }

  public var colors: Flow<ColorPicker> { Flow(with: ColorPicker()) }

  public var about: Flow<AboutScreen> {
    Flow(with: AboutScreen()) { screen, lets in
      let close = lets.dismiss()
      screen.onClose = { close() }
    }
  }
}

@MainActor
public final class ListScreen {
  public var onOpen: (_ title: String, _ pages: Int) -> Void = { _, _ in }
  public var onDelete: (Int) -> Void = { _ in }
  public internal(set) var deleted = 0
}

@MainActor
public final class EditorScreen {
  public var onColor: () -> Void = {}
  public var onAsk: () -> Void = {}
  public var onDone: () -> Void = {}
  public internal(set) var color = "white"
  public private(set) var title = ""

  func open(title: String, pages: Int) { self.title = "\(title), \(pages) pages" }
}

@MainActor
public final class ColorPicker {
  public var onPick: ((String) -> Void)?
}

@MainActor
public final class AboutScreen {
  public var onClose: () -> Void = {}
}
