/// What a tab view of iOS 18 shows: tabs, and sections of them.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  /// The tabs in order.
  var parts: [TabPart] { get }
}

/// One tab.
public struct TabPart {
  var key: [AnyHashable]
  let tag: AnyHashable
  let label: any View
  let content: any View
  let role: TabRole?
  var badge: String?
  var section: String?
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public nonisolated struct Content<C: TabContent>: Primitive {
    let tabs: C
    @MainActor public func update(_ node: ViewNode) { node.setChildren([]) }
  }

  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }
  public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }
  public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(first: T) -> _ConditionalContent<
    T, F
  > {
    _ConditionalContent(content: .first(first))
  }
  public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(
    second: F
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(content: .second(second))
  }
}

/// Tabs that can be read from a view.
@MainActor
protocol HoldsTabs {
  var parts: [TabPart] { get }
}

extension TabContentBuilder.Content: HoldsTabs {
  @MainActor var parts: [TabPart] { tabs.parts }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public nonisolated struct Tab<Value, Content, Label> {
  let value: Value
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  @MainActor public var parts: [TabPart] {
    [TabPart(key: [AnyHashable(value)], tag: AnyHashable(value), label: label, content: content, role: role)]
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
  let title: String
  let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue

  @MainActor public var parts: [TabPart] {
    content.parts.map { part in
      var part = part
      part.section = title
      return part
    }
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(title: String(title), content: content())
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor public var parts: [TabPart] {
    data.flatMap { element in
      content(element).parts.map { part in
        var part = part
        part.key = [AnyHashable(element[keyPath: id])] + part.key
        return part
      }
    }
  }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: \.id)
  }
}

extension _ConditionalContent: TabContent
where First: TabContent, Second: TabContent, First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue

  @MainActor public var parts: [TabPart] {
    switch content {
    case .first(let tabs): tabs.parts
    case .second(let tabs): tabs.parts
    }
  }
}

private nonisolated struct BadgedTabs<Tabs: TabContent>: TabContent {
  typealias TabValue = Tabs.TabValue
  let tabs: Tabs
  let badge: Text?

  @MainActor var parts: [TabPart] {
    tabs.parts.map { part in
      var part = part
      part.badge = badge?.text
      return part
    }
  }
}

extension TabContent {
  @available(iOS 18, macOS 15, visionOS 2, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    BadgedTabs(tabs: self, badge: label)
  }
}

extension TabView {
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where SelectionValue == C.TabValue, Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(tabs: content()) }
  }
}
