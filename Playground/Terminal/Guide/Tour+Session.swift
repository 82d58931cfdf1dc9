import FlowKit

extension Tour {
  /// The two screens of the lesson in which a line is written; in no menu.
  static let drawer = Tour("drawer", "Drawer", "a line to be written") {
    let flow = DrawerFlow()
    return App(Navigator(root: flow.desk), nil, flow.add)
  }

  @MainActor
  func makeSession(about: String? = nil) -> Session {
    let app = makeApp()
    return Session(app.navigator, about: about ?? description, tour: name, flows: app.flows)
  }

  /// The tour with this name; `nil` if there is none.
  static func named(_ name: String) -> Tour? { (all + [drawer]).first { $0.name == name.lowercased() } }

  /// All names with their descriptions, for the help.
  static var overview: String {
    all.map { "  \($0.name.padding(to: 9))\($0.title): \($0.description)\n" }.joined()
  }
}

extension String {
  /// The text with spaces at its end, up to a length.
  fileprivate func padding(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
