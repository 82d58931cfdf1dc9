import Observation

/// A place in the tree of what is shown: a view with what is kept for it, as long as it is the same view there.
@MainActor
public final class ViewNode {
  let key: AnyHashable
  private(set) var view: any View
  private(set) var environment: EnvironmentValues
  private(set) weak var parent: ViewNode?
  unowned let runtime: ViewRuntime
  let depth: Int
  private(set) var children: [ViewNode] = []
  private(set) var isMounted = true
  private var states: [Int: StateLocation] = [:]
  private var evaluation = 0
  /// In what it is to be brought up to date, where that was asked for by what it has read.
  private(set) var cause: Transaction.Values?
  /// What a container or a modal keeps of itself.
  var element: (any Element)?
  /// What a modifier has said about its content.
  var trait: Any?
  var button: (role: ButtonRole?, action: () -> Void)?
  /// What is written in a field here.
  var field: Binding<String>?
  /// What hears of appearing here.
  var leaf: AppearanceLeaf?

  init(
    _ view: any View, _ key: AnyHashable, _ environment: EnvironmentValues, in parent: ViewNode?, _ runtime: ViewRuntime
  ) {
    self.view = view
    self.key = key
    self.environment = environment
    self.parent = parent
    self.runtime = runtime
    depth = (parent?.depth ?? 0) + 1
  }

  func location(_ index: Int, _ initial: () -> Any) -> StateLocation {
    if let known = states[index] { return known }
    let location = StateLocation(initial())
    states[index] = location
    return location
  }

  /// What was read has changed.
  private func readChanged(_ number: Int) {
    guard isMounted, number == evaluation else { return }
    cause = Transaction.Values.current
    runtime.invalidate(self)
  }

  /// Brings it up to date, and what is below it.
  func evaluate() {
    evaluation += 1
    if let primitive = view as? any Primitive {
      primitive.update(self)
    } else if let representable = view as? any ControllerHolder {
      linkProperties(of: view)
      representable.updateLeaf(self)
    } else {
      linkProperties(of: (view as? any HoldsProperties)?.holder ?? view as Any)
      runtime.countBody(of: view)
      let next = track { Self.body(of: view) }
      setChildren([("body", next)])
    }
    cause = nil
  }

  /// Reads what this is to be brought up to date for, when it changes. No other node may be evaluated in it.
  func track<Value>(_ read: () -> Value) -> Value {
    let number = evaluation
    return withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.readChanged(number) }
    }
  }

  private static func body<V: View>(of view: V) -> any View { view.body }

  private func linkProperties(of view: Any) {
    var index = 0
    for child in Mirror(reflecting: view).children {
      (child.value as? any DynamicLink)?.link(to: self, index)
      index += 1
    }
  }

  /// The same place with a view of the same type.
  func replace(_ view: any View, _ environment: EnvironmentValues) {
    let isSame = environment.storage === self.environment.storage && ViewNode.areSame(self.view, view)
    if isSame, !runtime.isInvalid(self) { return }
    self.view = view
    self.environment = environment
    if cause == nil { cause = parent?.cause }
    runtime.validate(self)
    evaluate()
  }

  func setChildren(_ parts: [(key: AnyHashable, view: any View)], _ environment: EnvironmentValues? = nil) {
    let environment = environment ?? self.environment
    var known: [AnyHashable: ViewNode] = [:]
    for child in children { known[child.key] = child }
    let before = children
    var kept: Set<ObjectIdentifier> = [], created: [ViewNode] = [], next: [ViewNode] = []
    for (key, view) in parts {
      if let child = known[key], type(of: child.view) == type(of: view), !kept.contains(ObjectIdentifier(child)) {
        kept.insert(ObjectIdentifier(child))
        next.append(child)
      } else {
        let child = ViewNode(view, key, environment, in: self, runtime)
        created.append(child)
        next.append(child)
      }
    }
    children = next
    for child in before where !kept.contains(ObjectIdentifier(child)) { child.unmount() }
    for (child, part) in zip(next, parts) {
      if kept.contains(ObjectIdentifier(child)) { child.replace(part.view, environment) } else { child.evaluate() }
    }
  }

  /// Puts a view at a place of its own beside the children that there are: of a container that keeps them.
  func child(_ key: AnyHashable, _ view: any View, _ environment: EnvironmentValues? = nil) -> ViewNode {
    let environment = environment ?? self.environment
    if let child = children.first(where: { $0.key == key }) {
      if type(of: child.view) == type(of: view) {
        child.replace(view, environment)
        return child
      }
      remove(child)
    }
    let child = ViewNode(view, key, environment, in: self, runtime)
    children.append(child)
    child.evaluate()
    return child
  }

  func remove(_ child: ViewNode) {
    children.removeAll { $0 === child }
    if runtime.assumptions.dismantlesInUpdates {
      runtime.update { child.unmount() }
    } else {
      child.unmount()
    }
  }

  func unmount() {
    guard isMounted else { return }
    isMounted = false
    element?.unmounted(self)
    for child in children { child.unmount() }
    leaf?.unmounted()
    leaf = nil
    element = nil
    children = []
    states = [:]
  }
}

// Looking for what there is.
extension ViewNode {
  /// How many views it is for what contains it.
  private var partCount: Int {
    if view is any ViewList { return children.reduce(0) { $0 + $1.partCount } }
    let isOne = view is any Primitive && !(view is any ModifiedView) && !(view is AnyView)
    return isOne || view is any ControllerHolder ? 1 : children.first?.partCount ?? 0
  }

  /// SwiftUI applies a modifier to each of the views that a builder or a body lists.
  func complainAboutSeveral(_ what: String) {
    guard let count = children.first(where: { $0.key == AnyHashable("content") })?.partCount, count > 1 else { return }
    runtime.complain("\(what) is added to each of \(count) views.")
  }

  /// What is to be seen inside this: all children, or those that a container shows.
  var seenChildren: [(node: ViewNode, phase: Phase)] {
    element?.seen(in: self) ?? children.map { ($0, .visible) }
  }

  /// Everything in this surface, itself first; what containers and modals show are surfaces of their own.
  func forEachOnSurface(_ body: (ViewNode) -> Void) {
    body(self)
    if let element, element.isSurfaceHolder {
      for child in element.surface(of: self) { child.forEachOnSurface(body) }
    } else {
      for child in children { child.forEachOnSurface(body) }
    }
  }

  func firstOnSurface<Found>(_ find: (ViewNode) -> Found?) -> Found? {
    var found: Found?
    forEachOnSurface { if found == nil { found = find($0) } }
    return found
  }

  /// What was said about it on this surface, by the outermost modifier.
  func trait<Trait>(_: Trait.Type) -> Trait? { firstOnSurface { $0.trait as? Trait } }

  var texts: [String] {
    var texts: [String] = []
    forEachOnSurface { ($0.view as? Text).map { texts.append($0.text) } }
    return texts
  }

  func nearest<Found: Element>(_: Found.Type) -> Found? {
    var next = parent
    while let node = next {
      if let found = node.element as? Found { return found }
      next = node.parent
    }
    return nil
  }
}

/// What a container or a modal keeps of itself.
@MainActor
protocol Element: AnyObject {
  /// The children to be seen, and how.
  func seen(in node: ViewNode) -> [(node: ViewNode, phase: Phase)]?
  /// Whether its children are surfaces of their own.
  var isSurfaceHolder: Bool { get }
  /// The children that are on the surface which it is on itself.
  func surface(of node: ViewNode) -> [ViewNode]
  func unmounted(_ node: ViewNode)
}

extension Element {
  func unmounted(_ node: ViewNode) {}
  func surface(of node: ViewNode) -> [ViewNode] { [] }
}

/// How far what is on a surface has come.
enum Phase: Int {
  case hidden, appearing, visible, disappearing

  /// That of what is inside.
  func inside(_ outer: Phase) -> Phase { outer == .visible ? self : self == .hidden ? .hidden : outer }
}

extension ViewNode {
  /// Whether two views are the same, so that nothing has to be evaluated again.
  static func areSame(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    if one is any DynamicLink { return true }
    if let one = one as? any HasBindingKey, let other = other as? any HasBindingKey {
      return one.bindingKey != nil && one.bindingKey == other.bindingKey
    }
    if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
    if let one = one as? any Equatable { return equal(one, other) }
    let (a, b) = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard let style = a.displayStyle, style == b.displayStyle, a.children.count == b.children.count else {
      return false
    }
    if a.children.isEmpty, style == .enum { return false }
    return zip(a.children, b.children).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
  }

  private static func equal<E: Equatable>(_ one: E, _ other: Any) -> Bool { (other as? E) == one }
}

protocol HasBindingKey {
  var bindingKey: AnyHashable? { get }
}

extension Binding: HasBindingKey {
  var bindingKey: AnyHashable? { key }
}
