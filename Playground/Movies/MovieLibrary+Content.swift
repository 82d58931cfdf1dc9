extension MovieLibrary {
  /// Movies that were never made.
  public nonisolated static let someMovies = [
    Movie(
      id: 1, title: "The Long Kettle", year: 1987, text: "A village waits for the water to boil.", cast: [1, 2]),
    Movie(id: 2, title: "Steam over Lisbon", year: 1999, text: "Two stokers, one tram, no brakes.", cast: [2, 3]),
    Movie(id: 3, title: "A Map of Rain", year: 2004, text: "She draws every shower of a summer.", cast: [1]),
    Movie(id: 4, title: "Night Ferry", year: 2011, text: "Nobody aboard has bought a ticket.", cast: [3, 4]),
    Movie(id: 5, title: "The Quiet Clock", year: 2018, text: "It stops, and everybody has time.", cast: [4, 1]),
  ]

  /// Who would have played in them.
  public nonisolated static let somePeople = [
    CastMember(id: 1, name: "Ines Valdor", text: "Plays those who wait."),
    CastMember(id: 2, name: "Tomas Brekke", text: "Does all his falls himself."),
    CastMember(id: 3, name: "Yuki Arden", text: "Began as a voice on the radio."),
    CastMember(id: 4, name: "Sam Okoro", text: "Is never seen without a hat."),
  ]
}
