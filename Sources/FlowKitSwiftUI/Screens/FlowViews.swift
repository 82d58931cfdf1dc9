#if canImport(SwiftUI)
  public import FlowKit
  public import SwiftUI

  /// What the screens of an app look like: a table of views that ``FlowView`` fills.
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
  /// It is filled again whenever the view around is evaluated, so its closures may use what that has read.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  public final class FlowViews {
    private var views: [ObjectIdentifier: (AnyObject) -> AnyView?] = [:]
    /// In the order in which they were added.
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
    ///   - type: The screens' class. A subclass without a line of its own is shown like the first class that it is of.
    ///   - view: Makes the view of a screen. It is evaluated when something has changed that it reads.
    public func show<Screen: AnyObject>(
      _ type: Screen.Type, @ViewBuilder as view: @escaping @MainActor (Screen) -> some View
    ) {
      views[ObjectIdentifier(type)] = { screen in (screen as? Screen).map { AnyView(view($0)) } }
      types.append(ObjectIdentifier(type))
    }

    /// Shows a screen as an alert, whatever style it is presented in.
    ///
    /// - Parameters:
    ///   - type: The screens' class.
    ///   - title: The question.
    ///   - message: What there is to say besides.
    ///   - actions: The buttons. When the action of one has not closed the alert, that is done after it.
    public func showAlert<Screen: AnyObject>(
      _ type: Screen.Type, title: @escaping @MainActor (Screen) -> String,
      message: @escaping @MainActor (Screen) -> String = { _ in "" },
      @ViewBuilder actions: @escaping @MainActor (Screen) -> some View
    ) {
      ask(type, .alert, title, message, actions)
    }

    /// Shows a screen as a confirmation dialog, whatever style it is presented in.
    ///
    /// - Parameters:
    ///   - type: The screens' class.
    ///   - title: The question.
    ///   - message: What there is to say besides.
    ///   - actions: The buttons. When the action of one has not closed the dialog, that is done after it.
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

    /// Names the tab that a flow is, in any container; without this, a tab has the flow's name.
    ///
    /// - Parameters:
    ///   - flow: The flow of the tab's root.
    ///   - badge: What stands at the tab; evaluated again when something has changed that it reads.
    ///   - label: The title and the image.
    public func tab(
      _ flow: Flow<some AnyObject>, badge: (@MainActor () -> String?)? = nil,
      @ViewBuilder label: @escaping @MainActor () -> some View
    ) {
      labels[flow.id] = { AnyView(label()) }
      badges[flow.id] = badge
    }

    /// Says how a style of presentation looks: one of your own, or one of FlowKit's.
    ///
    /// - Parameters:
    ///   - style: The style. One that nothing is said about is a sheet.
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
