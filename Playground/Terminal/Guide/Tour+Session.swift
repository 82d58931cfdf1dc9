extension Tour {
  @MainActor
  func makeSession(about: String? = nil) -> Session {
    let app = makeApp()
    return Session(app.navigator, about: about ?? description, tour: name, flows: app.flows)
  }
}
