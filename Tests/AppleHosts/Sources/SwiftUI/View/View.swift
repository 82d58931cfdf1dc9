// A stand-in for SwiftUI's views: Apple's declarations as far as the host and its tests use them, on a small runtime.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("never") }
}

/// A view that the runtime knows how to show: it has no body.
@MainActor
public protocol Primitive: View where Body == Never {
  func update(_ node: ViewNode)
}

extension Primitive {
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// A view that stands for several.
@MainActor
protocol ViewList {
  @MainActor var parts: [(key: AnyHashable, view: any View)] { get }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var parts: [any View] = []
    for one in repeat each content { parts.append(one) }
    return TupleView((repeat each content), parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: .first(first))
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: .second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public nonisolated struct EmptyView: Primitive {
  public nonisolated init() {}
  @MainActor public func update(_ node: ViewNode) { node.setChildren([]) }
}

public nonisolated struct TupleView<T>: Primitive, ViewList {
  public var value: T
  private let views: [any View]

  nonisolated init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  @MainActor var parts: [(key: AnyHashable, view: any View)] { views.enumerated().map { ($0.offset, $0.element) } }
  @MainActor public func update(_ node: ViewNode) { node.setChildren(parts) }
}

public nonisolated struct _ConditionalContent<First, Second> {
  enum Content {
    case first(First)
    case second(Second)
  }
  let content: Content
}

extension _ConditionalContent: View where First: View, Second: View {
  public typealias Body = Never
}

extension _ConditionalContent: Primitive, ViewList where First: View, Second: View {
  @MainActor var parts: [(key: AnyHashable, view: any View)] {
    switch content {
    case .first(let view): [("first", view)]
    case .second(let view): [("second", view)]
    }
  }
  @MainActor public func update(_ node: ViewNode) { node.setChildren(parts) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive, ViewList where Wrapped: View {
  @MainActor var parts: [(key: AnyHashable, view: any View)] { map { [("some", $0)] } ?? [] }
  @MainActor public func update(_ node: ViewNode) { node.setChildren(parts) }
}

public nonisolated struct AnyView: Primitive {
  let view: any View

  public nonisolated init<V: View>(_ view: V) { self.view = view }
  public nonisolated init<V: View>(erasing view: V) { self.view = view }

  @MainActor public func update(_ node: ViewNode) { node.setChildren([("any", view)]) }
}

public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: Primitive, ViewList where Content: View {
  @MainActor var parts: [(key: AnyHashable, view: any View)] { [("group", content)] }
  @MainActor public func update(_ node: ViewNode) { node.setChildren(parts) }
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach: Primitive, ViewList where Content: View {
  @MainActor var parts: [(key: AnyHashable, view: any View)] {
    data.map { (AnyHashable($0[keyPath: id]), content($0)) }
  }
  @MainActor public func update(_ node: ViewNode) { node.setChildren(node.track { parts }) }
}
