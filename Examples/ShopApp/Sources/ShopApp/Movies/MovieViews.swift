#if canImport(SwiftUI)
  import MovieFlows
  import SwiftUI

  /// Lists movies.
  struct MovieListView: View {
    let movies: () -> [Movie]
    let pick: (Movie.ID) -> Void
    @State private var listed: [Movie] = []

    var body: some View {
      List {
        ForEach(listed) { movie in
          Button {
            pick(movie.id)
          } label: {
            Text(verbatim: "\(movie.title) (\(movie.year))")
          }
        }
      }
      .onAppear { listed = movies() }
    }
  }

  /// Shows one movie.
  struct MovieView: View {
    let screen: MovieScreen

    var body: some View {
      List {
        Text(verbatim: screen.movie?.text ?? "Nobody knows this movie.")
        ForEach(screen.cast) { person in
          Button {
            screen.onCastMember(person.id)
          } label: {
            Text(verbatim: person.name)
          }
        }
        Button("Trailer") { screen.playTrailer() }
        Button(screen.isWatched ? "Watch again some day" : "Watched") { screen.changeShelf() }
      }
      .navigationTitle(screen.movie?.title ?? "")
    }
  }

  /// Plays the trailer of a movie.
  struct TrailerView: View {
    let screen: TrailerScreen

    var body: some View {
      VStack(spacing: 16) {
        Text(verbatim: "▶︎ \(screen.movie?.title ?? "")")
        Button("Close") { screen.onClose() }
      }
    }
  }

  /// Shows somebody who plays in movies.
  struct CastMemberView: View {
    let screen: CastMemberScreen

    var body: some View {
      List {
        Text(verbatim: screen.person?.text ?? "Nobody knows them.")
        ForEach(screen.movies) { movie in
          Button {
            screen.onMovie(movie.id)
          } label: {
            Text(verbatim: movie.title)
          }
        }
      }
      .navigationTitle(screen.person?.name ?? "")
    }
  }
#endif
