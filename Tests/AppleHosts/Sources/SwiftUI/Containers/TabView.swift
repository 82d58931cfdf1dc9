@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
  let content: Content
  private let read: () -> AnyHashable?
  private let write: (AnyHashable) -> Void

  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    read = { (selection?.wrappedValue).map { AnyHashable($0) } }
    write = { ($0.base as? SelectionValue).map { selection?.wrappedValue = $0 } }
  }

  @MainActor public func update(_ node: ViewNode) {
    let element = node.element as? TabElement ?? TabElement(node)
    node.element = element
    (element.read, element.write) = (read, write)
    element.update(content)
  }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modified(EnvironmentEffect(value: style is PageTabViewStyle) { $0[StyleKey.self] = style is PageTabViewStyle })
  }
}

public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

@available(iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private struct StyleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Tabs or pages: which is shown, and those that were made.
@MainActor
final class TabElement: Element {
  private(set) weak var node: ViewNode?
  var read: () -> AnyHashable? = { nil }
  var write: (AnyHashable) -> Void = { _ in }
  private(set) var tabs: [Tab] = []
  private(set) var shown: AnyHashable?
  private(set) var isPages = false
  private var move: Move?
  private var base: EnvironmentValues.Storage?
  private var environment = EnvironmentValues()

  struct Tab {
    let tag: AnyHashable
    let title: [String]
    let badge: String?
    var role: String?
    var section: String?
    let key: [AnyHashable]
    let view: any View
    var node: ViewNode?
  }

  final class Move {
    let to: AnyHashable
    var isFinger = true
    init(_ to: AnyHashable) { self.to = to }
  }

  init(_ node: ViewNode) { self.node = node }

  var isSurfaceHolder: Bool { true }

  func seen(in _: ViewNode) -> [(node: ViewNode, phase: Phase)]? {
    tabs.compactMap { tab in
      guard let node = tab.node else { return nil }
      guard let move, move.to != shown else { return (node, tab.tag == shown ? .visible : .hidden) }
      return (node, tab.tag == shown ? .disappearing : tab.tag == move.to ? .appearing : .hidden)
    }
  }

  /// The environment of the tabs: the same one, as long as the surroundings are the same.
  private func inside(_ node: ViewNode) -> EnvironmentValues {
    guard base !== node.environment.storage else { return environment }
    base = node.environment.storage
    environment = node.environment
    environment[StyleKey.self] = false
    return environment
  }

  func update(_ content: any View) {
    guard let node else { return }
    isPages = node.environment[StyleKey.self]
    let environment = inside(node)
    let wanted = node.track(read)
    if wanted != shown { move = nil }
    shown = wanted
    if let content = content as? any HoldsTabs {
      tabs = node.track { content.parts }.map { part in
        let key = ["tab", AnyHashable(part.key)] as [AnyHashable]
        let isMade = node.children.contains { $0.key == AnyHashable(key) }
        let child = part.tag == wanted || isMade ? node.child(key, part.content, environment) : nil
        return Tab(
          tag: part.tag, title: Self.texts(part.label), badge: part.badge, role: part.role?.name, section: part.section,
          key: key, view: part.content, node: child)
      }
      return finish(wanted)
    }
    let parts = node.track { Self.flat(content, []) }
    tabs = parts.enumerated().map { index, part in
      var tag = AnyHashable(index), title: [String] = [], badge: String?, view = part.view
      while let modified = view as? any ModifiedView {
        if let effect = modified.effect as? Tag { tag = effect.value }
        if let effect = modified.effect as? TabItem { title = Self.texts(effect.label) }
        if let effect = modified.effect as? Badge { badge = effect.text }
        view = modified.inner
      }
      let key = ["tab", AnyHashable(part.key)] as [AnyHashable]
      let isMade = node.children.contains { $0.key == AnyHashable(key) }
      let child = tag == wanted || isMade ? node.child(key, part.view, environment) : nil
      return Tab(tag: tag, title: title, badge: badge, key: key, view: part.view, node: child)
    }
    finish(wanted)
  }

  private func finish(_ wanted: AnyHashable?) {
    guard let node else { return }
    let made = Set(tabs.compactMap { $0.node.map(ObjectIdentifier.init) })
    for child in node.children where !made.contains(ObjectIdentifier(child)) { node.remove(child) }
    if !tabs.contains(where: { $0.tag == wanted }), !tabs.isEmpty {
      node.runtime.complain(
        "The selection \(String(describing: wanted)) is invalid and does not have an associated tag.")
    }
  }

  private func make(_ tag: AnyHashable) {
    guard let node, let index = tabs.firstIndex(where: { $0.tag == tag }), tabs[index].node == nil else { return }
    let tab = tabs[index], environment = inside(node)
    node.runtime.update { tabs[index].node = node.child(tab.key, tab.view, environment) }
  }

  private static func flat(_ view: any View, _ key: [AnyHashable]) -> [(key: [AnyHashable], view: any View)] {
    guard let list = view as? any ViewList else { return [(key, view)] }
    return list.parts.flatMap { part in
      part.view is any ViewList
        ? flat(part.view, key + [part.key]) : [([tagged(part.view) ?? AnyHashable(key + [part.key])], part.view)]
    }
  }

  /// The tag that a view has, in ForEach its identity as well.
  private static func tagged(_ view: any View) -> AnyHashable? {
    var view = view
    while let modified = view as? any ModifiedView {
      if let effect = modified.effect as? Tag { return effect.value }
      view = modified.inner
    }
    return nil
  }

  private static func texts(_ view: any View) -> [String] {
    if let text = view as? Text { return [text.text] }
    if let erased = view as? AnyView { return texts(erased.view) }
    if let label = view as? Label<Text, Image> { return [label.title.text] }
    if let list = view as? any ViewList { return list.parts.flatMap { texts($0.view) } }
    return []
  }
}

// The user.
extension TabElement {
  var isFingerDown: Bool { move?.isFinger == true }
  var shownIndex: Int? { tabs.firstIndex { $0.tag == shown } }

  /// Writes the tapped tab, also the one that is shown.
  func tap(_ index: Int) -> Bool {
    guard let node, !isPages, tabs.indices.contains(index), node.isSeen else { return false }
    let tag = tabs[index].tag
    write(tag)
    if read() == tag || node.runtime.either() {
      shown = tag
      make(tag)
    }
    node.runtime.needFrame()
    return true
  }

  func beginSwipe(to index: Int) -> Bool {
    guard let node, isPages, tabs.indices.contains(index), move == nil, node.isSeen,
      let now = tabs.firstIndex(where: { $0.tag == shown }), abs(now - index) == 1
    else { return false }
    make(tabs[index].tag)
    move = Move(tabs[index].tag)
    node.runtime.updateAppearance()
    return true
  }

  func lift(finishes: Bool) {
    guard let node, let move, move.isFinger else { return }
    move.isFinger = false
    if finishes, node.runtime.either() { write(move.to) }  // past half
    node.runtime.animate(for: .milliseconds(200)) { [weak self] in
      guard let self, self.move === move else { return }
      self.move = nil
      if finishes {
        self.shown = move.to
        if self.read() != move.to { self.write(move.to) }
      }
      node.runtime.needFrame()
    }
  }
}
