#if canImport(SwiftUI)
  public import FlowKit
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
  /// The table is filled again whenever the surrounding view is evaluated, so its closures may use what that view has
  /// read.
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
    private var labels: [FlowID: () -> AnyView] = [:]
    private var badges: [FlowID: () -> String?] = [:]

    init(_ fill: (FlowViews) -> Void) { fill(self) }

    /// Shows all screens of a type as a view.
    ///
    /// - Parameters:
    ///   - type: The screens' class. A subclass without its own line is shown like the first listed class that it
    ///     inherits from.
    ///   - view: Makes the view of a screen. SwiftUI evaluates it again when something it reads changes.
    public func show<Screen: AnyObject>(
      _ type: Screen.Type, @ViewBuilder as view: @escaping @MainActor (Screen) -> some View
    ) {
      views[ObjectIdentifier(type)] = { screen in (screen as? Screen).map { AnyView(view($0)) } }
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
      labels[flow.id] = { AnyView(label()) }
      badges[flow.id] = badge
    }

    /// Sets how a presentation style looks, for your own styles and FlowKit's.
    ///
    /// - Parameters:
    ///   - style: The style. A style without a look is a sheet.
    ///   - look: Its look.
    public func present(_ style: PresentationStyle, as look: ModalLook) { looks[style] = look }
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
      return looks[style] ?? .sheet()
    }

    func label(of flow: FlowID) -> AnyView { labels[flow]?() ?? AnyView(Text(verbatim: flow.name)) }

    func badge(of flow: FlowID) -> String? { badges[flow]?() }
  }
#endif
