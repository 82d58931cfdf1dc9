import Foundation

extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(Presenting(.sheet, item, onDismiss, content))
  }

  @available(iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(Presenting(.cover, item, onDismiss, content))
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified(Presenting(.popover, item, nil, content))
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modified(Presenting(.alert, title, isPresented, data.map { (actions($0), message($0)) }))
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modified(Presenting(.dialog, title, isPresented, data.map { (actions($0), message($0)) }))
  }
}

/// A modal that a view presents when what it is bound to says so.
struct Presenting: ViewEffect {
  enum Kind: String {
    case sheet, cover, popover, alert, dialog
    var isQuestion: Bool { self == .alert || self == .dialog }
  }

  let kind: Kind
  let wanted: () -> (id: AnyHashable, view: () -> any View)?
  let clear: () -> Void
  let onDismiss: (() -> Void)?

  init<Item: Identifiable>(
    _ kind: Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> some View
  ) {
    self.kind = kind
    self.onDismiss = onDismiss
    wanted = { item.wrappedValue.map { item in (AnyHashable(item.id), { content(item) }) } }
    clear = { item.wrappedValue = nil }
  }

  init(_ kind: Kind, _ title: Text, _ isPresented: Binding<Bool>, _ parts: (actions: some View, message: some View)?) {
    self.kind = kind
    onDismiss = nil
    wanted = {
      guard isPresented.wrappedValue, let parts else { return nil }
      return (kind.rawValue, { TupleView((), [title, parts.message, parts.actions]) })
    }
    clear = { isPresented.wrappedValue = false }
  }

  @MainActor func apply(to node: ViewNode, _ content: any View) {
    if kind == .sheet, ((content as? any ModifiedView)?.effect as? Presenting)?.kind == .sheet {
      node.runtime.complain("Two sheets on one view: only one of them is shown.")
    }
    let element = node.element as? PresentationElement ?? PresentationElement(node, kind)
    node.element = element
    (element.clear, element.onDismiss) = (clear, onDismiss)
    element.base = node.child("content", content)
    element.wants(node.track(wanted))
  }
}

/// What a modifier presents: whether it is shown, and what moves.
@MainActor
final class PresentationElement: Element {
  private(set) weak var node: ViewNode?
  let kind: Presenting.Kind
  var clear: () -> Void = {}
  var onDismiss: (() -> Void)?
  var base: ViewNode?
  private(set) var content: ViewNode?
  private var id: AnyHashable?
  private var wanted: (id: AnyHashable, view: () -> any View)?
  private(set) var state = State.none
  private var isAsked = false
  /// Whether it waits for the sheet that is there.
  private var isWaiting = false
  private let closable = ClosableEnvironment()
  private var isFinger = false
  /// What runs when it has gone.
  private var afterEnd: (() -> Void)?

  enum State { case none, presenting, shown, dismissing }

  init(_ node: ViewNode, _ kind: Presenting.Kind) { (self.node, self.kind) = (node, kind) }

  var isSurfaceHolder: Bool { true }
  func surface(of node: ViewNode) -> [ViewNode] { base.map { [$0] } ?? [] }

  func seen(in node: ViewNode) -> [(node: ViewNode, phase: Phase)]? {
    let below: Phase =
      if kind != .cover { .visible } else {
        switch state {
        case .none: .visible
        case .presenting: .disappearing
        case .shown: .hidden
        case .dismissing: .appearing
        }
      }
    let over: Phase =
      switch state {
      case .none: .hidden
      case .presenting: .appearing
      case .shown: .visible
      case .dismissing: .disappearing
      }
    return (base.map { [($0, below)] } ?? []) + (content.map { [($0, over)] } ?? [])
  }

  func wants(_ next: (id: AnyHashable, view: () -> any View)?) {
    wanted = next
    if let next, next.id == id, state != .none, !kind.isQuestion {
      let view = node?.track(next.view) ?? next.view()
      content?.replace(view, environment)
    }
    guard next?.id != id, let node else { return }
    isAsked = true
    if !node.runtime.presentations.contains(where: { $0 === self }), next != nil {
      node.runtime.waitingPresentations.append(self)
    }
  }

  /// Whether the view that presents it is on what lies on top.
  private var isOnTop: Bool {
    guard let node, node.runtime.cover == nil else { return false }
    return node.runtime.presentations.last === node.presenter
  }

  /// Whether it comes when the sheet that is there has gone.
  private var isQueued: Bool {
    guard let runtime = node?.runtime, runtime.assumptions.secondSheetsAreQueued, runtime.cover == nil,
      kind == .sheet, !isOnTop, let other = runtime.presentations.last
    else { return false }
    return other.kind == .sheet && (isWaiting || !other.isMoving)
  }

  /// Begins what has been asked for, at the end of a frame.
  func catchUp() {
    guard isAsked, let node, node.isMounted else { return }
    let runtime = node.runtime
    if state == .none {
      isAsked = false
      guard let wanted else { return id = nil }
      isWaiting = isQueued
      if isWaiting {
        isAsked = true
        return runtime.waitingPresentations.append(self)
      }
      id = wanted.id
      if runtime.presentations.contains(where: { $0.isMoving }) || runtime.hasJustDismissed {
        return runtime.complain("Attempt to present a \(kind) while a presentation is in progress.")
      }
      guard isOnTop else {
        return runtime.complain("Attempt to present a \(kind) on a view which is already presenting.")
      }
      return present(wanted)
    }
    if state == .dismissing { return }  // later
    isAsked = false
    if runtime.hasJustDismissed, runtime.assumptions.dismissesOneModalAnUpdate { return }
    dismiss(isAnimated: node.cause.map { !$0.disablesAnimations } ?? true, byUser: false)
  }

  var isMoving: Bool { state == .presenting || state == .dismissing }

  private var environment: EnvironmentValues {
    guard let node else { return EnvironmentValues() }
    return closable.values(in: node) { [weak self] in self?.clear() }
  }

  private func present(_ wanted: (id: AnyHashable, view: () -> any View)) {
    guard let node else { return }
    node.runtime.note("present \(kind) \(wanted.id)")
    content = node.child(["modal", wanted.id] as [AnyHashable], node.track(wanted.view), environment)
    node.runtime.presentations.append(self)
    checkSize()
    state = .presenting
    node.runtime.animate(for: .milliseconds(kind.isQuestion ? 250 : 400)) { [weak self] in
      guard let self, self.state == .presenting else { return }
      self.state = .shown
      self.node?.runtime.needFrame()
    }
  }

  /// A navigation stack by itself needs hardly any room.
  private func checkSize() {
    guard let node, let content,
      kind == .popover || kind == .sheet && node.runtime.assumptions.sheetsTakeTheSizeOfTheirContent,
      content.firstOnSurface({ $0.element is StackElement ? true : nil }) == true,
      content.trait(FlexibleFrame.self)?.idealHeight == nil
    else { return }
    node.runtime.complain("A \(kind) with a navigation stack that asks for no size is as large as its bar.")
  }

  /// Goes, with all that lies over it.
  private func dismiss(isAnimated: Bool, byUser: Bool) {
    guard let node, let index = node.runtime.presentations.firstIndex(where: { $0 === self }) else { return }
    let going = Array(node.runtime.presentations[index...])
    node.runtime.note("dismiss \(kind) \(String(describing: id)) and \(going.count - 1)")
    node.runtime.hasJustDismissed = true
    for element in going { element.state = .dismissing }
    let end: () -> Void = { [weak runtime = node.runtime] in
      for element in going.reversed() { element.ended(byUser: byUser || element !== going[0]) }
      runtime?.updateAppearance()
    }
    node.runtime.animate(for: isAnimated ? .milliseconds(400) : .milliseconds(20), end)
  }

  private func ended(byUser: Bool) {
    guard state == .dismissing, let node else { return }
    state = .none
    id = nil
    node.runtime.presentations.removeAll { $0 === self }
    content.map(node.remove)
    content = nil
    let stale = clear
    // Those that lie over one that was closed are told, or not.
    if byUser, wanted != nil, isFinger || kind.isQuestion || node.runtime.either() { clear() }
    isFinger = false
    isAsked = true
    wanted = nil
    onDismiss?()
    afterEnd?()
    afterEnd = nil
    if node.runtime.profile == .iOS17 {
      node.runtime.clock.schedule(after: .milliseconds(80), stale)  // FS#64: nil twice
    }
    node.runtime.invalidate(node)
  }

  func unmounted(_ node: ViewNode) {
    node.runtime.presentations.removeAll { $0 === self }
    node.runtime.waitingPresentations.removeAll { $0 === self }
    state = .none
    content = nil
  }
}

// The user.
extension PresentationElement {
  private var isOnTopOfAll: Bool { node?.runtime.presentations.last === self && state == .shown }

  /// Whether the content lets itself be swiped away.
  var isDismissible: Bool {
    guard isOnTopOfAll, let content else { return false }
    return content.seenPreference(DismissDisabled.self) != true
  }

  func beginPullDown() -> Bool {
    guard kind == .sheet, isDismissible, !isFinger else { return false }
    isFinger = true
    state = .dismissing
    node?.runtime.updateAppearance()
    return true
  }

  var isFingerDown: Bool { isFinger }

  func lift(finishes: Bool) {
    guard let node, isFinger else { return }
    state = .shown
    if finishes {
      dismiss(isAnimated: true, byUser: true)
    } else {
      isFinger = false
      node.runtime.updateAppearance()
    }
  }

  func tapOutside() -> Bool {
    guard kind == .popover || kind == .dialog, isDismissible else { return false }
    isFinger = true
    if node?.runtime.either() == true { clear() } else { dismiss(isAnimated: true, byUser: true) }
    node?.runtime.updateAppearance()
    return true
  }

  /// The titles of the buttons of an alert or a dialog.
  var buttons: [String] { buttonNodes.map { $0.texts.joined(separator: " ") } }

  private var buttonNodes: [ViewNode] {
    var nodes: [ViewNode] = []
    content?.forEachOnSurface { if $0.button != nil { nodes.append($0) } }
    return nodes
  }

  /// The question goes, before or after the action runs.
  func tap(_ title: String) -> Bool {
    guard isOnTopOfAll, kind.isQuestion, let button = buttonNodes.first(where: { $0.texts == [title] })?.button else {
      return false
    }
    switch node?.runtime.assumptions.buttonsOfAlerts {
    case .whenClosed:
      afterEnd = button.action
      dismiss(isAnimated: true, byUser: true)
    case .afterBinding:
      clear()
      button.action()
    default:
      button.action()
      if state == .shown { dismiss(isAnimated: true, byUser: true) }
    }
    node?.runtime.updateAppearance()
    return true
  }
}

// The keyboard, and VoiceOver.
extension ViewRuntime {
  /// Presses Escape: it is the system's for a sheet or a popover that lets itself be swiped away, and any button's that asks
  /// for it, wherever it is. Which of them is first is not documented.
  public func pressEscape() -> Bool {
    guard !presentations.contains(where: \.isMoving), let front = presentations.last else { return false }
    let cancel = front.content?.firstOnSurface { $0.button?.role == .cancel ? $0.texts.joined(separator: " ") : nil }
    if front.kind.isQuestion { return cancel.map(front.tap) ?? false }
    let own = root?.firstSeen { node in
      (node.trait as? Shortcut)?.shortcut == .cancelAction ? node.firstOnSurface(\.button) : nil
    }
    if front.kind != .cover, front.isDismissible, own == nil || either() { return front.dismissByEscape() }
    own?.action()
    return own != nil
  }

  /// Makes VoiceOver's gesture for leaving what lies on top.
  public func makeEscapeGesture() -> Bool {
    let action = presentations.last?.content?.firstSeen { $0.trait as? AccessibilityAction }
    guard let action, action.kind == .escape else { return false }
    action.handler()
    return true
  }
}

extension PresentationElement {
  fileprivate func dismissByEscape() -> Bool {
    isFinger = true
    dismiss(isAnimated: true, byUser: true)
    node?.runtime.updateAppearance()
    return true
  }
}

extension ViewNode {
  /// The modal whose content this is in.
  var presenter: PresentationElement? {
    var below = self, next = parent
    while let node = next {
      if let element = node.element as? PresentationElement, element.content === below { return element }
      (below, next) = (node, node.parent)
    }
    return nil
  }

  /// The first one inside that is to be seen, modals last.
  func firstSeen<Found>(_ find: (ViewNode) -> Found?) -> Found? {
    if let found = find(self) { return found }
    for (child, phase) in seenChildren where phase != .hidden {
      if let found = child.firstSeen(find) { return found }
    }
    return nil
  }

  /// What was said about what is to be seen inside, by the outermost modifier.
  func seenTrait<Trait>(_: Trait.Type) -> Trait? {
    if let found = trait as? Trait { return found }
    if let element = element as? PresentationElement { return element.base?.seenTrait(Trait.self) }
    for (child, phase) in seenChildren where phase != .hidden {
      if let found = child.seenTrait(Trait.self) { return found }
    }
    return nil
  }
}
