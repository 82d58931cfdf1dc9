#if canImport(SwiftUI)
  import GuideFlows
  import SwiftUI

  /// Lists what there is to know of tea.
  struct GuideView: View {
    let screen: GuideScreen

    var body: some View {
      List {
        ForEach(screen.topics, id: \.self) { topic in
          Button {
            screen.onTopic(topic)
          } label: {
            Text(verbatim: topic.title)
          }
          .accessibilityIdentifier("GuideScreen.onTopic(\(topic.rawValue))")
        }
        Button("Done") { screen.onClose() }.accessibilityIdentifier("GuideScreen.onClose")
      }
    }
  }

  /// Explains one topic, and leads to where the app says.
  struct TopicView: View {
    let screen: TopicScreen

    var body: some View {
      List {
        Text(verbatim: screen.topic.title)
        Text(verbatim: screen.topic.text)
        Button("Watch a film meanwhile") { screen.onFilm() }.accessibilityIdentifier("TopicScreen.onFilm")
        Button("What you need for it") { screen.onEquipment() }.accessibilityIdentifier("TopicScreen.onEquipment")
      }
    }
  }
#endif
