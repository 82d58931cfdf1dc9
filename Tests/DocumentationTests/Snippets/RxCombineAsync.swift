import Dispatch
import FlowKit

// hide
#if canImport(Combine)
  import Combine
#endif

/// The code of the article, in its order.
@MainActor
enum WithCombine {
  struct Photo: Sendable, Equatable {
    var name: String
  }

  final class PhotoScreen {
    var photo: Photo?
    func show(_ photo: Photo) { self.photo = photo }
  }

  final class ProblemScreen {
    var problem = ""
    func show(_ error: any Error) { problem = "\(error)" }
  }

  static var photo: Flow<PhotoScreen> { Flow(with: PhotoScreen()) { _, _ in } }
  static var problem: Flow<ProblemScreen> { Flow(with: ProblemScreen()) { _, _ in } }

  // show
  final class GalleryModel {
    let picked = PassthroughSubject<Photo, Never>()
    let closed = PassthroughSubject<Void, Never>()
  }

  final class GalleryScreen {
    let model: GalleryModel
    init(model: GalleryModel) { self.model = model }
  }

  static var gallery: Flow<GalleryScreen> {
    Flow(with: GalleryScreen(model: GalleryModel())) { screen, lets in
      lets.keep(screen.model.picked.sink(receiveValue: lets.push(photo) { $0.show }))
      lets.keep(
        screen.model.closed.receive(on: DispatchQueue.main).sink(receiveValue: lets.pop()))
    }
  }
  // hide

  static func several(_ model: GalleryModel) -> Flow<GalleryScreen> {
    Flow(with: GalleryScreen(model: model)) { screen, lets in
      // show
      var subscriptions = Set<AnyCancellable>()
      screen.model.picked
        .sink(receiveValue: lets.push(photo) { $0.show })
        .store(in: &subscriptions)
      screen.model.closed.sink(receiveValue: lets.pop()).store(in: &subscriptions)
      lets.keep(subscriptions)
      // hide
    }
  }

  struct Offline: Error, Equatable {}

  final class UploadScreen {
    let uploads = PassthroughSubject<Photo, Offline>()
  }

  static var upload: Flow<UploadScreen> {
    Flow(with: UploadScreen()) { screen, lets in
      // show
      lets.keep(
        screen.uploads.sink(
          receiveCompletion: lets.choose { end in
            switch end {
            case .finished: .pop()
            case .failure(let error): .present(problem, as: .alert) { $0.show(error) }
            }
          },
          receiveValue: lets.push(photo) { $0.show }))
      // hide
    }
  }

  enum GalleryStep: Sendable, Equatable {
    case picked(Photo)
  }

  static func followed(_ model: GalleryModel) -> Flow<GalleryScreen> {
    Flow(with: GalleryScreen(model: model)) { screen, lets in
      // show
      lets.follow(screen.model.picked.values) { GalleryStep.picked($0) }
      // hide
    }
  }

  static func followed(_ screen: UploadScreen) -> Flow<UploadScreen> {
    Flow(with: screen) { screen, lets in
      lets.follow(screen.uploads.values) { GalleryStep.picked($0) }
    }
  }
}

@MainActor
extension WithRx {
  typealias Photo = WithCombine.Photo
  private static var photo: Flow<WithCombine.PhotoScreen> { WithCombine.photo }
  private static var problem: Flow<WithCombine.ProblemScreen> { WithCombine.problem }

  final class AlbumScreen {
    let picked = PublishSubject<Photo>()
    let closed = PublishSubject<Void>()
  }

  // show
  static var album: Flow<AlbumScreen> {
    Flow(with: AlbumScreen()) { screen, lets in
      let bag = lets.keep(DisposeBag())
      screen.picked
        .observe(on: MainScheduler.instance)
        .subscribe(
          onNext: lets.push(photo) { $0.show },
          onError: lets.present(problem, as: .alert) { $0.show }
        )
        .disposed(by: bag)
      screen.closed.subscribe(onNext: lets.pop()).disposed(by: bag)
    }
  }
  // hide

  enum AlbumStep: Sendable, Equatable {
    case picked(Photo)
  }

  static func followed(_ screen: AlbumScreen) -> Flow<AlbumScreen> {
    Flow(with: screen) { screen, lets in
      // show
      lets.follow(screen.picked.values) { AlbumStep.picked($0) }
      // hide
    }
  }

  final class MovieScreen {}

  static func movie(_ id: Int) -> Flow<MovieScreen> { Flow(with: MovieScreen(), id: id) { _, _ in } }

  final class MovieListScreen {
    let model: MovieListModel
    init(model: MovieListModel) { self.model = model }
  }

  // show
  enum MovieStep: Step, Sendable {
    case picked(id: Int)
    case done
  }

  final class MovieListModel: Stepper {
    let steps = PublishRelay<any Step>()

    func pick(_ id: Int) { steps.accept(MovieStep.picked(id: id)) }
  }

  static var list: Flow<MovieListScreen> {
    Flow(with: MovieListScreen(model: MovieListModel())) { screen, lets in
      screen.model.steps
        .compactMap { $0 as? MovieStep }
        .subscribe(onNext: lets.send())
        .disposed(by: lets.keep(DisposeBag()))
    }
    .handling(MovieStep.self) { step in  // this was navigate(to:)
      switch step {
      case .picked(let id): .push(movie(id))
      case .done: .popToRoot()
      }
    }
  }
  // hide
}
