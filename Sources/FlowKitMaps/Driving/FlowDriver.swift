public import FlowKit

/// Uses an app at random, with real screens and a real navigator, and reports what goes wrong.
///
/// ```swift
/// @Test @MainActor func nobodyBreaksTheShop() async throws {
///   var driver = FlowDriver { Navigator(root: ShopFlow(services: .test).tutorial) }
///   driver.on(LoginScreen.self) { $0.onLogin(ann) }
///   driver.on(CatalogueScreen.self, each: { $0.items.map(\.id) }) { $0.onSelect($1) }
///   driver.on(ItemScreen.self) { $0.onBuy(1) }
///   driver.always(CheckoutScreen.self) { $0.order != nil }
///   try await driver.run(steps: 2_000, seed: 7)
/// }
/// ```
///
/// A step is one of those that the test adds for a visible screen. Or the user goes back, selects a tab or a page, or
/// closes a sheet. After each step, the driver checks the test's rules, and those that every app must keep:
/// - No action is ignored or refused, except for a reason that is ``allowed``.
/// - No screen stays alive after it has left.
/// - No step throws.
/// - No action waits for an answer if nothing has opened that could give it.
///
/// The driver shortens a failure to the fewest steps that lead to it, and prints them as a test. The same seed takes
/// the same steps if the app does the same each time.
///
/// Unlike an ``Exploration``, it runs the app's own code: what it forwards, loads, answers and keeps. If that code
/// traps, the process ends before the driver can shorten the steps.
@MainActor
public struct FlowDriver {
  /// The reasons for which an action may be ignored or refused.
  ///
  /// By default, these are the reasons that come from guards, and from actions that took the place of others.
  ///
  /// Add `.leaked` to let screens stay alive after they have left. Add `.waiting` to let an action wait for an answer
  /// that a later step gives.
  public var allowed: Set<NavigationReason> = [
    .guardRefused, .leavingRefused, .redirectEnded, .superseded, .cancelled,
  ]

  let makeNavigator: @MainActor () throws -> Navigator
  let place: CallPlace
  private(set) var moves: [Move] = []
  private(set) var rules: [Rule] = []

  /// Creates a driver without steps.
  ///
  /// - Parameters:
  ///   - filePath: The file that contains the closure, for the printed test.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - makeNavigator: Begins the app again, with fresh test services. The driver calls it often.
  public init(
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ makeNavigator: @escaping @MainActor () throws -> Navigator
  ) {
    self.makeNavigator = makeNavigator
    place = CallPlace(filePath, line, column)
  }
}

// What a user does.
extension FlowDriver {
  /// Adds a step that the driver can take whenever a screen of a type is visible.
  ///
  /// ```swift
  /// driver.on(LoginScreen.self, when: { !$0.isBusy }) { $0.onLogin(ann) }
  /// driver.on(ReceiptScreen.self, then: { $0.tree.modals.isEmpty }) { $0.onDone() }
  /// driver.on(ItemScreen.self, allowing: [.covered]) { for _ in 1...2 { $0.onBuy(1) } }   // a double tap
  /// ```
  ///
  /// The printed test contains the closure's text, which the driver reads from your file while the tests run. If it
  /// can't read the file, a placeholder names the place.
  ///
  /// - Parameters:
  ///   - type: The type of the screens. Superclasses and protocols match, too.
  ///   - isPossible: Returns whether the step can be taken now.
  ///   - reasons: The reasons for which this step's actions may be ignored or refused, besides those in ``allowed``.
  ///   - isRight: Returns whether the app is as it must be after this step.
  ///   - filePath: The file that contains the closure.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - step: Does what the user does.
  public mutating func on<Screen>(
    _ type: Screen.Type, when isPossible: @escaping @MainActor (Screen) -> Bool = { _ in true },
    allowing reasons: Set<NavigationReason> = [], then isRight: (@MainActor (Navigator) -> Bool)? = nil,
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ step: @escaping @MainActor (Screen) throws -> Void
  ) {
    let end = Move.End(allowed: reasons, isRight: isRight)
    add(type, CallPlace(filePath, line, column), end) { screen in
      isPossible(screen) ? [Move.Option(sample: nil) { try step(screen) }] : []
    }
  }

  /// Adds a step that the driver can take with different values, which may depend on the screen.
  ///
  /// ```swift
  /// driver.on(CatalogueScreen.self, each: { $0.items.map(\.id) }) { $0.onSelect($1) }
  /// driver.on(ItemScreen.self, each: { _ in [0, 1, 99] }) { $0.onBuy($1) }
  /// ```
  ///
  /// The printed test contains the values whose source is known: numbers, texts, cases of enums without values, URLs,
  /// optionals, tuples and arrays of these, such as `2`, `"tea"` and `Size.large`. For another value, it contains a
  /// placeholder with the value's description, and doesn't compile until you fill it in.
  ///
  /// - Parameters:
  ///   - type: The type of the screens. Superclasses and protocols match, too.
  ///   - values: The values that the user can choose from now. If there are none, the step can't be taken.
  ///   - reasons: The reasons for which this step's actions may be ignored or refused, besides those in ``allowed``.
  ///   - isRight: Returns whether the app is as it must be after this step.
  ///   - filePath: The file that contains the closure.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - step: Does what the user does with one of the values.
  public mutating func on<Screen, Value>(
    _ type: Screen.Type, each values: @escaping @MainActor (Screen) -> [Value],
    allowing reasons: Set<NavigationReason> = [], then isRight: (@MainActor (Navigator) -> Bool)? = nil,
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ step: @escaping @MainActor (Screen, Value) throws -> Void
  ) {
    let end = Move.End(allowed: reasons, isRight: isRight)
    add(type, CallPlace(filePath, line, column), end) { screen in
      values(screen).map { value in Move.Option(sample: value) { try step(screen, value) } }
    }
  }

  /// Adds a step that the driver can take anywhere in the app: a link opens, a notification arrives, the network fails.
  ///
  /// ```swift
  /// driver.anywhere { try $0.open(offer) }   // a URL
  /// ```
  ///
  /// - Parameters:
  ///   - reasons: The reasons for which this step's actions may be ignored or refused, besides those in ``allowed``.
  ///   - isRight: Returns whether the app is as it must be after this step.
  ///   - filePath: The file that contains the closure.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - step: Does what happens.
  public mutating func anywhere(
    allowing reasons: Set<NavigationReason> = [], then isRight: (@MainActor (Navigator) -> Bool)? = nil,
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ step: @escaping @MainActor (Navigator) throws -> Void
  ) {
    let end = Move.End(allowed: reasons, isRight: isRight)
    add(nil, CallPlace(filePath, line, column), end) { (navigator: Navigator) in
      [Move.Option(sample: nil) { try step(navigator) }]
    }
  }

  /// Adds a step that the driver can take anywhere in the app, with different values.
  ///
  /// ```swift
  /// driver.anywhere(each: { _ in offers }) { try $0.open($1) }   // URLs
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values to choose from now. If there are none, the step can't be taken.
  ///   - reasons: The reasons for which this step's actions may be ignored or refused, besides those in ``allowed``.
  ///   - isRight: Returns whether the app is as it must be after this step.
  ///   - filePath: The file that contains the closure.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - step: Does what happens with one of the values.
  public mutating func anywhere<Value>(
    each values: @escaping @MainActor (Navigator) -> [Value],
    allowing reasons: Set<NavigationReason> = [], then isRight: (@MainActor (Navigator) -> Bool)? = nil,
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ step: @escaping @MainActor (Navigator, Value) throws -> Void
  ) {
    let end = Move.End(allowed: reasons, isRight: isRight)
    add(nil, CallPlace(filePath, line, column), end) { (navigator: Navigator) in
      values(navigator).map { value in Move.Option(sample: value) { try step(navigator, value) } }
    }
  }

  private mutating func add<Subject>(
    _ type: Any.Type?, _ place: CallPlace, _ end: Move.End,
    _ options: @escaping @MainActor (Subject) -> [Move.Option]
  ) {
    moves.append(
      Move(screenType: type, place: place, end: end, fits: { $0 is Subject }) { object in
        (object as? Subject).map(options)
      })
  }
}

// What must hold.
extension FlowDriver {
  /// Adds a rule that must hold for each visible screen of a type.
  ///
  /// ```swift
  /// driver.always(CheckoutScreen.self) { $0.order != nil }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the screens. Superclasses and protocols match, too.
  ///   - filePath: The file that contains the closure.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - isRight: Returns whether a screen is as it must be.
  public mutating func always<Screen>(
    _ type: Screen.Type, filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ isRight: @escaping @MainActor (Screen) -> Bool
  ) {
    rules.append(
      Rule(kind: .screens(type), place: CallPlace(filePath, line, column)) { object in
        (object as? Screen).map(isRight)
      })
  }

  /// Adds a rule that must hold in all places.
  ///
  /// - Parameters:
  ///   - filePath: The file that contains the closure.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - isRight: Returns whether a place is as it must be.
  public mutating func always(
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ isRight: @escaping @MainActor (Navigator) -> Bool
  ) {
    rules.append(
      Rule(kind: .always, place: CallPlace(filePath, line, column)) { object in
        (object as? Navigator).map(isRight)
      })
  }

  /// Adds a rule that must not hold in any place.
  ///
  /// ```swift
  /// driver.never { $0.tree.contains(shop.checkout) && !$0.tree.contains(shop.login) }
  /// ```
  ///
  /// - Parameters:
  ///   - filePath: The file that contains the closure.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - isWrong: Returns whether a place is one that must not be reached.
  public mutating func never(
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ isWrong: @escaping @MainActor (Navigator) -> Bool
  ) {
    rules.append(
      Rule(kind: .never, place: CallPlace(filePath, line, column)) { object in
        (object as? Navigator).map { !isWrong($0) }
      })
  }
}

extension FlowDriver {
  /// A step that the test has added.
  @MainActor
  struct Move {
    /// The type of its screens; nil if it can be taken anywhere.
    let screenType: Any.Type?
    let place: CallPlace
    let end: End
    let fits: @MainActor (AnyObject) -> Bool
    /// What can be done now with a screen or the navigator; nil if the step isn't for that object.
    let options: @MainActor (AnyObject) -> [Option]?

    /// What may and must be after it.
    struct End {
      let allowed: Set<NavigationReason>
      let isRight: (@MainActor (Navigator) -> Bool)?
    }

    struct Option {
      /// The value that the step is taken with.
      let sample: Any?
      let take: @MainActor () throws -> Void

      /// The value's text.
      var text: String? { sample.map { String(reflecting: $0) } }
    }
  }

  /// A rule that must hold.
  struct Rule {
    let kind: Kind
    let place: CallPlace
    /// Whether it holds for a screen or the navigator; nil if the rule isn't about that object.
    let holds: @MainActor (AnyObject) -> Bool?

    enum Kind {
      case screens(Any.Type)
      case always, never
    }
  }
}
