public import FlowKit

/// Uses an app as an impatient user does: real screens of a real navigator, step by step at random, and says what goes wrong.
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
/// A step is one of these, of a screen that is visible; or the user goes back, selects a tab or a page, or closes a sheet. After each
/// one the rules are looked at: those of the test, and those that every app has to keep:
/// - nothing is ignored or refused but for a reason that is ``allowed``;
/// - no screen lives on after it has left;
/// - no step throws;
/// - no action waits for an answer while nothing has opened that could give it.
///
/// A failure is shortened to the fewest steps that lead to it, and printed as a test. The same seed takes the same steps, if
/// only the app does the same each time.
///
/// Unlike an ``Exploration``, it runs the app's own code: what is forwarded, loaded, answered and kept. What that code traps at ends
/// the process, before anything can be shortened.
@MainActor
public struct FlowDriver {
  /// For which reasons an action may be ignored or refused: at first those that come of guards, and of actions that took
  /// another one's place.
  ///
  /// With `.leaked`, screens may live on after they have left; with `.waiting`, an action may wait for an answer that a
  /// later step gives.
  public var allowed: Set<NavigationReason> = [
    .guardRefused, .leavingRefused, .redirectEnded, .superseded, .cancelled,
  ]

  let makeNavigator: @MainActor () throws -> Navigator
  let place: CallPlace
  private(set) var moves: [Move] = []
  private(set) var rules: [Rule] = []

  /// Makes a driver that knows no steps yet.
  ///
  /// - Parameters:
  ///   - filePath: The file to read the closure from, for the test that is printed.
  ///   - line: The line to find it at.
  ///   - column: The column to find it at.
  ///   - makeNavigator: Begins the app anew, with test services of its own: it is called often.
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
  /// Adds a step that can be taken wherever a screen of a type is visible.
  ///
  /// ```swift
  /// driver.on(LoginScreen.self, when: { !$0.isBusy }) { $0.onLogin(ann) }
  /// ```
  ///
  /// The printed test contains the closure as it is written here. It is read from this file while the tests run: where that
  /// cannot be done, a placeholder names its place.
  ///
  /// - Parameters:
  ///   - type: The type of the screens; superclasses and protocols fit, too.
  ///   - isPossible: Whether the step can be taken now.
  ///   - filePath: The file to read the closure from.
  ///   - line: The line to find it at.
  ///   - column: The column to find it at.
  ///   - step: What the user does.
  public mutating func on<Screen>(
    _ type: Screen.Type, when isPossible: @escaping @MainActor (Screen) -> Bool = { _ in true },
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ step: @escaping @MainActor (Screen) throws -> Void
  ) {
    let options: @MainActor (Screen) -> [Move.Option] = { screen in
      isPossible(screen) ? [Move.Option(sample: nil) { try step(screen) }] : []
    }
    add(type, CallPlace(filePath, line, column), options)
  }

  /// Adds a step that can be taken with different values, which a screen may decide on.
  ///
  /// ```swift
  /// driver.on(CatalogueScreen.self, each: { $0.items.map(\.id) }) { $0.onSelect($1) }
  /// driver.on(ItemScreen.self, each: { _ in [0, 1, 99] }) { $0.onBuy($1) }
  /// ```
  ///
  /// In the printed test values stand as they describe themselves, such as `2`, `"tea"` and `Item(id: 2)`.
  ///
  /// - Parameters:
  ///   - type: The type of the screens; superclasses and protocols fit, too.
  ///   - values: The values that a user can choose from now; where there are none, the step cannot be taken.
  ///   - filePath: The file to read the closure from.
  ///   - line: The line to find it at.
  ///   - column: The column to find it at.
  ///   - step: What the user does, with one of them.
  public mutating func on<Screen, Value>(
    _ type: Screen.Type, each values: @escaping @MainActor (Screen) -> [Value],
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ step: @escaping @MainActor (Screen, Value) throws -> Void
  ) {
    add(type, CallPlace(filePath, line, column)) { screen in
      values(screen).map { value in Move.Option(sample: value) { try step(screen, value) } }
    }
  }

  /// Adds a step that can be taken wherever the app is: a link is opened, a notification comes, the network goes.
  ///
  /// ```swift
  /// driver.anywhere { try $0.open("shop/offer") }
  /// ```
  ///
  /// - Parameters:
  ///   - filePath: The file to read the closure from.
  ///   - line: The line to find it at.
  ///   - column: The column to find it at.
  ///   - step: What happens.
  public mutating func anywhere(
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ step: @escaping @MainActor (Navigator) throws -> Void
  ) {
    moves.append(
      Move(screenType: nil, place: CallPlace(filePath, line, column), fits: { $0 is Navigator }) { object in
        (object as? Navigator).map { navigator in [Move.Option(sample: nil) { try step(navigator) }] }
      })
  }

  private mutating func add<Screen>(
    _ type: Screen.Type, _ place: CallPlace, _ options: @escaping @MainActor (Screen) -> [Move.Option]
  ) {
    moves.append(
      Move(screenType: type, place: place, fits: { $0 is Screen }) { object in (object as? Screen).map(options) })
  }
}

// What must hold.
extension FlowDriver {
  /// Adds a rule for the screens of a type, wherever one is visible.
  ///
  /// ```swift
  /// driver.always(CheckoutScreen.self) { $0.order != nil }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the screens; superclasses and protocols fit, too.
  ///   - filePath: The file to read the closure from.
  ///   - line: The line to find it at.
  ///   - column: The column to find it at.
  ///   - isRight: Whether a screen is as it must be.
  public mutating func always<Screen>(
    _ type: Screen.Type, filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ isRight: @escaping @MainActor (Screen) -> Bool
  ) {
    rules.append(
      Rule(kind: .screens(type), place: CallPlace(filePath, line, column)) { object in
        (object as? Screen).map(isRight)
      })
  }

  /// Adds a rule for all places.
  ///
  /// - Parameters:
  ///   - filePath: The file to read the closure from.
  ///   - line: The line to find it at.
  ///   - column: The column to find it at.
  ///   - isRight: Whether a place is as it must be.
  public mutating func always(
    filePath: StaticString = #filePath, line: UInt32 = #line, column: UInt32 = #column,
    _ isRight: @escaping @MainActor (Navigator) -> Bool
  ) {
    rules.append(
      Rule(kind: .always, place: CallPlace(filePath, line, column)) { object in
        (object as? Navigator).map(isRight)
      })
  }

  /// Adds a rule for all places.
  ///
  /// ```swift
  /// driver.never { $0.tree.contains(shop.checkout) && !$0.tree.contains(shop.login) }
  /// ```
  ///
  /// - Parameters:
  ///   - filePath: The file to read the closure from.
  ///   - line: The line to find it at.
  ///   - column: The column to find it at.
  ///   - isWrong: Whether a place must not be.
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
  /// Something that a user does, as the test has written it.
  @MainActor
  struct Move {
    /// Of which screens; nil where it is of none.
    let screenType: Any.Type?
    let place: CallPlace
    let fits: @MainActor (AnyObject) -> Bool
    /// What can be done now with a screen, or with the navigator; nil where it is another one's.
    let options: @MainActor (AnyObject) -> [Option]?

    struct Option {
      /// The value that it is done with.
      let sample: Any?
      let take: @MainActor () throws -> Void

      /// The value as it is written.
      var text: String? { sample.map { String(reflecting: $0) } }
    }
  }

  /// Something that must hold.
  struct Rule {
    let kind: Kind
    let place: CallPlace
    /// Whether it holds for a screen, or for the navigator; nil where it is not about that.
    let holds: @MainActor (AnyObject) -> Bool?

    enum Kind {
      case screens(Any.Type)
      case always, never
    }
  }
}
