#if canImport(SwiftUI)
  public import FlowKit
  public import Foundation
  public import SwiftUI

  /// The table of views for an app's screens, which ``FlowView`` fills.
  ///
  /// ```swift
  /// FlowView(navigator) { views in
  ///   views.show(LoginScreen.self) { LoginView(screen: $0) }
  ///   views.showAlert(LogOutQuestion.self, title: { _ in "Log out?" }, message: { $0.text }) { question in
  ///     Button("Log out", role: .destructive) { question.onLogOut() }
  ///   }
  ///   views.tab(shop.wishes) { Label("Wishes", systemImage: "heart") }
  ///   views.present(.drawer, as: .sheet([.medium]))
  /// }
  /// ```
  ///
  /// With a closure, as above, the table is filled again whenever the surrounding view is evaluated, so its closures may use
  /// what that view has read. A table that is made once spares SwiftUI from asking it again:
  ///
  /// ```swift
  /// @MainActor let shopViews = FlowViews { views in
  ///   views.show(LoginScreen.self) { LoginView(screen: $0) }
  /// }
  /// ```
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  public final class FlowViews {
    private var views: [ObjectIdentifier: (AnyObject) -> AnyView?] = [:]
    /// In the order they were added.
    private var types: [ObjectIdentifier] = []
    private var questions: [ObjectIdentifier: (AnyObject) -> (ModalLook.Kind, AskedQuestion)?] = [:]
    private var looks: [PresentationStyle: ModalLook] = [
      .sheet: .sheet(), .fullScreen: .fullScreen, .popover: .popover, .alert: .sheet([.medium]),
    ]
    private var looksOfScreens: [ObjectIdentifier: (AnyObject) -> ModalLook?] = [:]
    private var tabs: [FlowID: TabEntry] = [:]
    /// The titles of sections, by the flows of their tabs.
    private var sections: [FlowID: String] = [:]
    private var widths: [FlowID: ColumnWidth] = [:]

    private struct TabEntry {
      let label: () -> AnyView
      let badge: (@MainActor () -> String?)?
      /// A `TabRole`, which older systems don't have.
      var role: (any Sendable)?
    }

    /// Makes a table.
    ///
    /// - Parameter fill: Fills it.
    public init(_ fill: @MainActor (_ views: FlowViews) -> Void) { fill(self) }

    /// Shows all screens of a type as a view.
    ///
    /// - Parameters:
    ///   - type: The screens' class. A subclass without its own line is shown like the first listed class that it
    ///     inherits from.
    ///   - view: Makes the view of a screen. SwiftUI evaluates it again when something it reads changes. Several views are
    ///     placed below each other.
    public func show<Screen: AnyObject>(
      _ type: Screen.Type, @ViewBuilder as view: @escaping @MainActor (Screen) -> some View
    ) {
      // A stack of views is one view, so that nothing is added to each of several.
      views[ObjectIdentifier(type)] = { screen in (screen as? Screen).map { one in AnyView(VStack { view(one) }) } }
      types.append(ObjectIdentifier(type))
    }

    /// Shows a screen as an alert, whatever its presentation style.
    ///
    /// - Parameters:
    ///   - type: The screens' class.
    ///   - title: The question.
    ///   - message: The text below it.
    ///   - actions: The buttons. If a button's action doesn't close the alert, it is dismissed afterwards.
    public func showAlert<Screen: AnyObject>(
      _ type: Screen.Type, title: @escaping @MainActor (Screen) -> String,
      message: @escaping @MainActor (Screen) -> String = { _ in "" },
      @ViewBuilder actions: @escaping @MainActor (Screen) -> some View
    ) {
      ask(type, .alert, title, message, actions)
    }

    /// Shows a screen as a confirmation dialog, whatever its presentation style.
    ///
    /// - Parameters:
    ///   - type: The screens' class.
    ///   - title: The question.
    ///   - message: The text below it.
    ///   - actions: The buttons. If a button's action doesn't close the dialog, it is dismissed afterwards.
    public func showDialog<Screen: AnyObject>(
      _ type: Screen.Type, title: @escaping @MainActor (Screen) -> String,
      message: @escaping @MainActor (Screen) -> String = { _ in "" },
      @ViewBuilder actions: @escaping @MainActor (Screen) -> some View
    ) {
      ask(type, .dialog, title, message, actions)
    }

    private func ask<Screen: AnyObject>(
      _ type: Screen.Type, _ kind: ModalLook.Kind, _ title: @escaping @MainActor (Screen) -> String,
      _ message: @escaping @MainActor (Screen) -> String, _ actions: @escaping @MainActor (Screen) -> some View
    ) {
      questions[ObjectIdentifier(type)] = { screen in
        (screen as? Screen).map { screen in
          let (title, message) = (Text(verbatim: title(screen)), Text(verbatim: message(screen)))
          return (kind, AskedQuestion(title: title, message: message, actions: AnyView(actions(screen))))
        }
      }
    }

    /// Sets the label and badge of a flow's tab in any container; without a label, a tab has the flow's name.
    ///
    /// - Parameters:
    ///   - flow: The flow of the tab's root.
    ///   - badge: The badge of the tab; evaluated again when something it reads changes.
    ///   - label: The title and the image.
    public func tab(
      _ flow: Flow<some AnyObject>, badge: (@MainActor () -> String?)? = nil,
      @ViewBuilder label: @escaping @MainActor () -> some View
    ) {
      tabs[flow.id] = TabEntry(label: { AnyView(label()) }, badge: badge)
    }

    /// Sets the label, the badge, and the role of a flow's tab.
    ///
    /// ```swift
    /// if #available(iOS 18, *) {
    ///   views.tab(shop.search, role: .search) { Label("Search", systemImage: "magnifyingglass") }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - flow: The flow of the tab's root.
    ///   - role: What the tab is for.
    ///   - badge: The badge of the tab; evaluated again when something it reads changes.
    ///   - label: The title and the image.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public func tab(
      _ flow: Flow<some AnyObject>, role: TabRole, badge: (@MainActor () -> String?)? = nil,
      @ViewBuilder label: @escaping @MainActor () -> some View
    ) {
      tabs[flow.id] = TabEntry(label: { AnyView(label()) }, badge: badge, role: role)
    }

    /// Puts tabs that follow each other into a section, which a sidebar shows; before iOS 18 there are none.
    ///
    /// - Parameters:
    ///   - title: The section's title, which no other section has.
    ///   - flows: The flows of the tabs' roots.
    public func tabSection<each Screen: AnyObject>(_ title: String, _ flows: repeat Flow<each Screen>) {
      for flow in repeat each flows { sections[flow.id] = title }
    }

    /// Sets the width of a column.
    ///
    /// - Parameters:
    ///   - flow: The flow of the column's root.
    ///   - min: The smallest width in points, to which the user can drag it; the system's if nil.
    ///   - ideal: The usual width.
    ///   - max: The largest width; the system's if nil.
    public func column(_ flow: Flow<some AnyObject>, min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) {
      widths[flow.id] = ColumnWidth(min: min, ideal: ideal, max: max)
    }

    /// Sets how a presentation style looks, for your own styles and FlowKit's.
    ///
    /// - Parameters:
    ///   - style: The style. A style without a look is a sheet.
    ///   - look: Its look.
    public func present(_ style: PresentationStyle, as look: ModalLook) { looks[style] = look }

    /// Sets how the screens of a type look as modals, whatever their presentation style.
    ///
    /// ```swift
    /// views.present(PlayerScreen.self) { player in
    ///   .sheet([.height(80), .large]).modified { $0.modifier(PlayerSheet(player: player)) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The screens' class.
    ///   - look: The look of a screen; read once, when the modal comes.
    public func present<Screen: AnyObject>(
      _ type: Screen.Type, as look: @escaping @MainActor (Screen) -> ModalLook
    ) {
      looksOfScreens[ObjectIdentifier(type)] = { screen in (screen as? Screen).map(look) }
    }
  }

  /// The width of a column in points.
  struct ColumnWidth {
    let min: CGFloat?
    let ideal: CGFloat
    let max: CGFloat?
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension FlowViews {
    func view(of screen: AnyObject) -> AnyView? {
      if let own = views[ObjectIdentifier(type(of: screen))] { return own(screen) }
      return types.lazy.compactMap { self.views[$0]?(screen) }.first
    }

    func look(_ style: PresentationStyle, of screen: AnyObject?) -> ModalLook {
      if let screen, let (kind, asked) = questions[ObjectIdentifier(type(of: screen))]?(screen) {
        return ModalLook(kind: kind, question: asked)
      }
      let own = screen.flatMap { screen in looksOfScreens[ObjectIdentifier(type(of: screen))]?(screen) }
      return own ?? looks[style] ?? .sheet()
    }

    func label(of flow: FlowID) -> AnyView { tabs[flow]?.label() ?? AnyView(Text(verbatim: flow.name)) }

    func badge(of flow: FlowID) -> String? { tabs[flow]?.badge?() }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func role(of flow: FlowID) -> TabRole? { tabs[flow]?.role as? TabRole }

    func section(of flow: FlowID) -> String? { sections[flow] }

    func width(of flow: FlowID) -> ColumnWidth? { widths[flow] }
  }
#endif
