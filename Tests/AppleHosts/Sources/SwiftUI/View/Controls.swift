// Views of the app that a test reads or touches.
public import Foundation

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}

public nonisolated struct Text: Primitive, Equatable {
  let text: String

  public nonisolated init(verbatim content: String) { text = content }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) { text = String(content) }
  public nonisolated init(_ key: LocalizedStringKey) { text = key.text }

  @MainActor public func update(_ node: ViewNode) { node.setChildren([]) }
}

public nonisolated struct Image: Primitive, Equatable {
  let name: String

  public nonisolated init(systemName: String) { name = systemName }
  public nonisolated init(_ name: String) { self.name = name }

  @MainActor public func update(_ node: ViewNode) { node.setChildren([]) }
}

public nonisolated struct Color: Primitive, Equatable, Sendable {
  let name: String
  public static let clear = Color(name: "clear")
  public static let secondary = Color(name: "secondary")
  public static let indigo = Color(name: "indigo")

  @MainActor public func update(_ node: ViewNode) { node.setChildren([]) }
}

public nonisolated struct Label<Title: View, Icon: View>: Primitive {
  let title: Title
  let icon: Icon

  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public func update(_ node: ViewNode) { node.setChildren([("title", title), ("icon", icon)]) }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
}

public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public nonisolated struct Button<Label: View>: Primitive {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  @preconcurrency public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = { MainActor.assumeIsolated(action) }
    self.label = label()
  }

  @MainActor public func update(_ node: ViewNode) {
    node.button = (role, action)
    node.setChildren([("label", label)])
  }
}

extension Button where Label == Text {
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let center = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

public nonisolated struct VStack<Content: View>: Primitive {
  let content: Content

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public func update(_ node: ViewNode) { node.setChildren([("content", content)]) }
}

public nonisolated struct HStack<Content: View>: Primitive {
  let content: Content

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public func update(_ node: ViewNode) { node.setChildren([("content", content)]) }
}

public nonisolated struct ZStack<Content: View>: Primitive {
  let content: Content

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func update(_ node: ViewNode) { node.setChildren([("content", content)]) }
}

public nonisolated struct List<SelectionValue: Hashable, Content: View>: Primitive {
  let content: Content

  @MainActor public func update(_ node: ViewNode) { node.setChildren([("content", content)]) }
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public nonisolated struct TextField<Label: View>: Primitive {
  let label: Label
  let text: Binding<String>

  @MainActor public func update(_ node: ViewNode) {
    node.field = text
    node.setChildren([("label", label)])
  }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }
}
