/// What is visible instead of a screen that is looked for.
///
/// ```swift
/// try navigator.screen(ofType: LoginScreen.self).onLogin(ann)
/// // ShopTests/ShopTests.swift:12: No visible screen is a LoginScreen. Visible is HelpScreen, in HomeScreen > HelpScreen.
/// ```
public struct ScreenNotFound: Error, CustomStringConvertible {
  /// The whole sentence, with the place of the search.
  public let description: String
}

extension Navigator {
  /// The front visible screen of a type, or one behind it.
  ///
  /// ```swift
  /// try navigator.screen(ofType: CatalogueScreen.self).onSelect(2)
  /// try navigator.screen(ofType: PaneScreen.self, behind: 1).onClose()   // two columns show panes
  /// ```
  ///
  /// Covered screens don't count, because no user reaches them; `navigator.screen(of: flow)` finds them, too.
  ///
  /// - Parameters:
  ///   - type: The type of the screen. Superclasses and protocols match, too.
  ///   - count: How many visible screens of the type are in front of it.
  ///   - fileID: The file to name if there is none.
  ///   - line: The line to name if there is none.
  /// - Returns: The screen.
  /// - Throws: ``ScreenNotFound`` with what is visible.
  public func screen<Screen>(
    ofType type: Screen.Type, behind count: Int = 0, fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(ScreenNotFound) -> Screen {
    try shown(type, count, SourcePlace(fileID: fileID, line: line)).screen
  }

  /// The front visible entry of a type of screens, or one behind it, and its screen.
  package func shown<Screen>(
    _ type: Screen.Type, _ count: Int, _ place: SourcePlace
  ) throws(ScreenNotFound) -> (entry: NavigationTree.Entry, screen: Screen) {
    let found = tree.shown.compactMap { entry in (screen(of: entry.id) as? Screen).map { (entry, $0) } }
    guard let last = found.dropLast(count).last else {
      let missing =
        found.isEmpty
        ? "No visible screen is a \(type)."
        : "Only \(found.count) visible \(found.count == 1 ? "screen is" : "screens are") of the type \(type)."
      let visible = tree.shown.map { "\($0.flow)" }.joined(separator: " and ")
      throw ScreenNotFound(description: "\(place): \(missing) Visible is \(visible), in \(tree.summary).")
    }
    return last
  }
}
