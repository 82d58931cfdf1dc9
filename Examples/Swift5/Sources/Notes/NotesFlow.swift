import FlowKit

/// A list of notes, the editor of one, and a picker of its color.
@MainActor
struct NotesFlow {
  var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in
      screen.onOpen = lets.push(editor) { $0.open(title:pages:) }
      screen.onDelete = lets.choose { count in
        screen.deleted += count
        return count > 10 ? .present(about, as: .alert) : .stay
      }
    }
  }

  var editor: Flow<EditorScreen> {
    Flow(with: EditorScreen()) { screen, lets in
      screen.onColor = lets.present(colors, as: .popover, until: \.onPick) { screen.color = $0 }
      screen.onAsk = lets.task { lets in screen.color = await lets.present(colors, until: \.onPick) ?? screen.color }
      screen.onDone = lets.pop()
    }
  }

  var colors: Flow<ColorPicker> { Flow(with: ColorPicker()) }

  var about: Flow<AboutScreen> {
    Flow(with: AboutScreen()) { screen, lets in
      let close = lets.dismiss()
      screen.onClose = { close() }
    }
  }
}

@MainActor
final class ListScreen {
  var onOpen: (_ title: String, _ pages: Int) -> Void = { _, _ in }
  var onDelete: (Int) -> Void = { _ in }
  var deleted = 0
}

@MainActor
final class EditorScreen {
  var onColor: () -> Void = {}
  var onAsk: () -> Void = {}
  var onDone: () -> Void = {}
  var color = "white"
  private(set) var title = ""

  func open(title: String, pages: Int) { self.title = "\(title), \(pages) pages" }
}

@MainActor
final class ColorPicker {
  var onPick: ((String) -> Void)?
}

@MainActor
final class AboutScreen {
  var onClose: () -> Void = {}
}
