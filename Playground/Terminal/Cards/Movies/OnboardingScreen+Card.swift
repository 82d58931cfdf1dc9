import Movies

extension OnboardingScreen: CardScreen {
  var card: Card { Card(title: "Before you start") }
}
