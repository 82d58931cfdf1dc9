public import FlowKit
public import FlowKitLinks
public import FlowKitRestoration

/// A guide to making tea, and where its callbacks lead.
///
/// It knows neither the shop nor the movies. The app knows all three, and says what leads there:
///
/// ```swift
/// GuideFlow(
///   film: { topic in .goTo(movies) },
///   equipment: { topic in .goTo(shop.catalogue) })
/// ```
@MainActor
public struct GuideFlow {
  let film: @MainActor (Topic) -> NavigationAction
  let equipment: @MainActor (Topic) -> NavigationAction

  /// Makes the flows of a guide.
  ///
  /// - Parameters:
  ///   - film: Leads to something to watch in the meantime.
  ///   - equipment: Leads to where one gets what a topic is about.
  public init(
    film: @escaping @MainActor (Topic) -> NavigationAction, equipment: @escaping @MainActor (Topic) -> NavigationAction
  ) {
    self.film = film
    self.equipment = equipment
  }

  /// Lists the topics, in a sheet.
  public var guide: Flow<GuideScreen> {
    Flow(with: GuideScreen()) { screen, lets in
      screen.onTopic = lets.push(topic)
      screen.onClose = lets.dismiss()
    }
    .opens(as: .sheet)
  }

  /// One topic; leads out of the guide.
  public func topic(_ topic: Topic) -> Flow<TopicScreen> {
    Flow(with: TopicScreen(topic), id: topic) { screen, lets in
      screen.onFilm = lets.perform(film(topic))
      screen.onEquipment = lets.perform(equipment(topic))
    }
  }
}

// For the app's links, and for what is kept of a scene.
extension GuideFlow {
  /// What can be reached from outside.
  public var links: LinkGroup {
    var links = LinkGroup(schemes: ["playground"])
    links.add("guide") { .goTo(guide) }
    links.add("guide", .raw(Topic.self)) { .batch(.goTo(guide), .goTo(topic($0))) }
    return links
  }

  /// Lists the flows by names that stay.
  public func add(to flows: inout FlowRegistry) {
    flows.add("guide", guide)
    flows.add("guide.topic") { (topic: Topic) in self.topic(topic) }
  }
}
