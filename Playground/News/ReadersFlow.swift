public import FlowKit

/// Who reads the news.
@MainActor
public struct ReadersFlow {
  let services: Services

  /// Leads to each reader, by its model.
  public var list: Flow<ReaderListScreen> {
    Flow<ReaderListScreen> { lets in
      ReaderListScreen(model: ReaderListModel(readers: services.readers, go: lets.send()))
    }
  }

  /// One reader: another flow for each number.
  public func reader(_ id: Reader.ID) -> Flow<ReaderScreen> {
    Flow(with: ReaderScreen(reader: services.reader(id), colours: services.colours), id: id) { screen, lets in
      screen.onColour = lets.push(colour) { $0.fill }
      screen.onGreet = lets.present(greeting, as: .alert) { $0.greet }
      screen.onBack = lets.pop()
    }
  }

  /// Nothing but a colour.
  public var colour: Flow<ColourScreen> {
    Flow(with: ColourScreen()) { screen, lets in
      screen.onBack = lets.pop()
      screen.onNews = lets.send(HomeRoute.news)
    }
  }

  /// Says hello.
  public var greeting: Flow<GreetingScreen> {
    Flow(with: GreetingScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
    }
  }
}
