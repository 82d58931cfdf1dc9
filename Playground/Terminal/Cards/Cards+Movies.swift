import Movies

extension AboutScreen: CardScreen {
  var card: Card {
    Card(
      title: "About", texts: ["Columns have stacks of their own."],
      buttons: [Card.Button("Thanks", press: onThanks)])
  }
}

extension AccountScreen: CardScreen {
  var card: Card {
    Card(
      title: "Account", texts: ["You are \(name)."], buttons: [Card.Button("Sign out", press: onSignOut)])
  }
}

extension CastMemberScreen: CardScreen {
  var card: Card {
    Card(
      title: person?.name ?? "Unknown", texts: [person?.text ?? "Nobody knows them."],
      buttons: movies.map { movie in
        Card.Button(movie.title) { self.onMovie(movie.id) }
      } + [Card.Button("Back", press: onBack)])
  }
}

extension HomeScreen: CardScreen {
  var card: Card {
    Card(
      title: "Home",
      buttons: tabs.enumerated().map { index, title in
        Card.Button(title) { self.onTab(index) }
      })
  }
}

extension MovieListScreen: CardScreen {
  var card: Card {
    Card(
      title: shelf == .wishlist ? "Wishlist" : "Watched", texts: [text],
      buttons: movies.map { movie in
        Card.Button("\(movie.title) · \(movie.year)") { self.pick(movie.id) }
      })
  }

  private var text: String {
    switch shelf {
    case .wishlist: movies.isEmpty ? "All is seen." : "To be watched some day:"
    case .watched: movies.isEmpty ? "Nothing was watched yet." : "Watched already:"
    }
  }
}

extension MovieScreen: CardScreen {
  var card: Card {
    guard let movie else {
      return Card(title: "Lost", texts: ["Nobody knows this movie."], buttons: [back])
    }
    return Card(
      title: movie.title, texts: ["\(movie.year). \(movie.text)"],
      buttons: cast.map { person in
        Card.Button("With \(person.name)") { self.onCastMember(person.id) }
      } + [
        Card.Button(isWatched ? "Watch it again" : "I have watched it", press: changeShelf),
        Card.Button("Trailer", press: playTrailer), back,
      ])
  }

  private var back: Card.Button { Card.Button("Back", press: onBack) }
}

extension NameScreen: CardScreen {
  var card: Card {
    Card(
      title: "Sign in", texts: [message],
      fields: [Card.Field("Name", text: name) { self.name = $0 }],
      buttons: [Card.Button("Go on", press: goOn), Card.Button("Back", press: onBack)])
  }
}

extension NewMovieListScreen: CardScreen {
  var card: Card {
    Card(
      title: "New", texts: ["This tab comes with a setting."],
      buttons: movies.map { movie in
        Card.Button("\(movie.title) · \(movie.year)") { self.pick(movie.id) }
      } + [Card.Button("No more of this", press: switchOff)])
  }
}

extension NewsSettingScreen: CardScreen {
  var card: Card {
    Card(
      title: "News", texts: ["What we tell you of."],
      buttons: [Card.Button("New movies: \(isOn ? "yes" : "no")", press: change)])
  }
}

extension OnboardingScreen: CardScreen {
  var card: Card { Card(title: "Before you start") }
}

extension PermissionScreen: CardScreen {
  var card: Card {
    guard let name else {
      return Card(
        title: "Almost there", texts: ["Who are you?"], buttons: [Card.Button("Tell my name", press: onNameless)])
    }
    return Card(
      title: "Almost there", texts: ["Shall we tell you of new movies, \(name)?"],
      buttons: [Card.Button("Yes, please") { self.answer(true) }, Card.Button("No, thanks") { self.answer(false) }])
  }
}

extension PreferenceListScreen: CardScreen {
  var card: Card {
    Card(
      title: "Settings",
      buttons: [
        Card.Button("Account", press: onAccount), Card.Button("News", press: onNews),
        Card.Button("About", press: onAbout),
      ])
  }
}

extension PreferencesScreen: CardScreen {
  var card: Card { Card(title: "Columns") }
}

extension SignOutScreen: CardScreen {
  var card: Card {
    Card(
      title: "Sign out", texts: ["Leave your lists behind?"],
      buttons: [Card.Button("Yes, sign out", press: onConfirm), Card.Button("No, stay", press: onCancel)])
  }
}

extension ThanksScreen: CardScreen {
  var card: Card {
    Card(
      title: "Thanks", texts: ["To all who never made these movies."], buttons: [Card.Button("Back", press: onBack)])
  }
}

extension TrailerScreen: CardScreen {
  var card: Card {
    Card(
      title: "Trailer", texts: [movie.map { "\($0.title), in two minutes." } ?? "Nothing to play.", state],
      buttons: [Card.Button("Close", press: onClose)])
  }

  private var state: String { wasReady ? "It was loaded before you asked for it." : "It had to be loaded first." }
}

extension WelcomeScreen: CardScreen {
  var card: Card {
    Card(
      title: "Movies that were never made",
      texts: [
        "Keep a list of those that you want to see, and one of those that you have seen.",
        "This is the first of three pages; they are flows in a flow.",
      ],
      buttons: [Card.Button("Continue", press: onContinue)])
  }
}
