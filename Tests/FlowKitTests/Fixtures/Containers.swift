import FlowKit

/// Flows of containers, named after what is special about them.
enum Containers {
  static var tabs: Flow<Page> { Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, Pages.d)).named("Tabs") }
  static var eager: Flow<Page> {
    Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, Pages.d, isEager: true)).named("Eager")
  }
  /// Tabs whose back goes to the first one.
  static var first: Flow<Page> {
    Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, Pages.d, back: .firstTab)).named("First")
  }
  /// Tabs whose back goes to the previously selected ones, each once.
  static var past: Flow<Page> {
    Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, Pages.d, back: .previousTabs)).named("Past")
  }
  /// Tabs whose back goes to all previously selected ones.
  static var all: Flow<Page> {
    Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, Pages.d, back: .allPreviousTabs)).named("All")
  }
  /// Pages whose back goes to the page before.
  static var order: Flow<Page> {
    Flow(with: Page(), containing: .pages(Pages.b, Pages.c, Pages.d, back: .inOrder)).named("Order")
  }
  /// Tabs that start in the middle, and whose back goes there.
  static var middle: Flow<Page> {
    Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, Pages.d, selected: 1, back: .initialTab)).named("Middle")
  }
  /// Tabs that pop to their root when reselected.
  static var home: Flow<Page> {
    Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, reselection: .popsToRoot)).named("Home")
  }
  static var book: Flow<Page> { Flow(with: Page(), containing: .pages(Pages.b, Pages.c, Pages.d)).named("Book") }
  /// Pages without ends.
  static var loop: Flow<Page> {
    Flow(with: Page(), containing: .pages(Pages.b, Pages.c, Pages.d, loops: true)).named("Loop")
  }
  static var split: Flow<Page> { Flow(with: Page(), containing: .split(Pages.b, Pages.d)).named("Split") }
  static var columns: Flow<Page> {
    Flow(with: Page(), containing: .split(Pages.b, supplementary: Pages.c, detail: Pages.d)).named("Columns")
  }
  /// A split in a column.
  static var nest: Flow<Page> { Flow(with: Page(), containing: .split(split, Pages.c)).named("Nest") }
  static var frame: Flow<Page> { Flow(with: Page(), containing: .embedded(Pages.b, Pages.c)).named("Frame") }
  /// A screen that can embed others, without children.
  static var blank: Flow<Page> { Flow(with: Page(), containing: .embedded()).named("Blank") }
  /// Tabs of containers.
  static var outer: Flow<Page> { Flow(with: Page(), containing: .tabs(tabs, split, book)).named("Outer") }
  /// Tabs in tabs, each with a rule for back.
  static var deep: Flow<Page> {
    Flow(with: Page(), containing: .tabs(past, first, back: .previousTabs)).named("Deep")
  }
  /// Tabs that can be replaced while they are covered.
  static var tough: Flow<Page> {
    Flow(with: Page(), containing: .tabs(Pages.p, frame)).named("Tough").actsWhileCovered()
  }

  private static var every: [Flow<Page>] {
    [
      tabs, eager, first, past, all, order, middle, home, book, loop, split, columns, nest, frame, blank, outer, deep,
      tough,
    ]
  }
  static let names = every.map(\.id.name)

  static func flow(_ name: String) -> Flow<Page>? { every.first { $0.id.name == name } }

  /// The container or page with a name: M moves to the front, and U is used again on top of its stack.
  static func any(_ name: String) -> Flow<Page> {
    switch name {
    case "M": Flow(with: Page()).named("M").movesToFront()
    case "U": Flow(with: Page()).named("U").singleTop()
    default: Pages.flow(name[...]) ?? flow(name) ?? Pages.x
    }
  }
}
