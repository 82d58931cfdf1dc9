import FlowKit
import Observation

// hide
extension OwnScreens {
  final class QuestionScreen {
    var question = ""
    var onAnswer: (Bool) -> Void = { _ in }
  }

  var question: Flow<QuestionScreen> { Flow(with: QuestionScreen()) { _, _ in } }

  /// Stands for what an app stores.
  final class Store: Sendable {
    struct Full: Error {}

    func save(_ text: String) async throws { if text == "too long" { throw Full() } }
    func add(_ text: String) throws { if text == "too long" { throw Full() } }
  }

  var store: Store { Store() }

  // show
  final class EditorScreen {
    var onDiscard: () async -> Bool = { true }
    var onSave: (String) async throws -> Void = { _ in }
  }

  var editor: Flow<EditorScreen> {
    Flow(with: EditorScreen()) { screen, lets in
      screen.onDiscard = {
        await lets.present(question, as: .alert, until: \.onAnswer) ?? false
      }
      screen.onSave = { text in
        try await store.save(text)
        await lets.performAndWait(.pop())
      }
    }
  }
  // hide
}

extension OwnScreens {
  final class ResultsScreen {
    var text = ""
    func search(_ text: String) { self.text = text }
  }

  var results: Flow<ResultsScreen> { Flow(with: ResultsScreen()) { _, _ in } }

  // show
  final class SearchScreen {
    var canSubmit: (String) -> Bool = { _ in true }
    var onReturn: (String) -> Bool = { _ in true }
    var onImport: (String) throws -> Void = { _ in }
    var onCancel: () throws -> Void = {}
  }

  var search: Flow<SearchScreen> {
    Flow(with: SearchScreen()) { screen, lets in
      let submit: (String) -> Void = lets.push(results) { $0.search }
      screen.canSubmit = { text in !text.isEmpty }
      screen.onReturn = { text in
        guard !text.isEmpty else { return false }
        submit(text)
        return true
      }
      // hide
      // show
      screen.onImport = { text in
        try store.add(text)
        submit(text)
      }
      screen.onCancel = lets.pop()
    }
  }
  // hide
}

extension OwnScreens {
  // show
  final class UploadScreen {
    var onUploaded: @Sendable (String) -> Void = { _ in }
    var onFailed: @Sendable () -> Void = {}
  }

  var upload: Flow<UploadScreen> {
    Flow(with: UploadScreen()) { screen, lets in
      let open: @MainActor (String) -> Void = lets.push(product) { $0.show }
      let leave = lets.pop()
      screen.onUploaded = { code in Task { await open(code) } }
      screen.onFailed = { Task { await leave() } }
    }
  }
  // hide
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension OwnScreens {
  // show
  @MainActor @Observable
  final class ProfileModel {
    var name = ""
    @ObservationIgnored var onSave: (String) -> Void = { _ in }

    func save() { onSave(name) }
  }

  final class ProfileScreen {
    let model: ProfileModel
    init(model: ProfileModel) { self.model = model }
  }

  var profile: Flow<ProfileScreen> {
    Flow(with: ProfileScreen(model: ProfileModel())) { screen, lets in
      screen.model.onSave = lets.push(summary) { $0.show }
    }
  }
  // hide
}

// hide
#if compiler(>=6.2)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension OwnScreens {
    enum SessionMessage: Sendable, Equatable { case name(String) }

    func observedProfile(_ model: ProfileModel) -> Flow<ProfileScreen> {
      Flow(with: ProfileScreen(model: model)) { screen, lets in
        let model = screen.model
        // show
        lets.follow(Observations { model.name }) { SessionMessage.name($0) }
        // hide
      }
    }
  }
#endif

extension OwnScreens {
  /// Stands for the container of any library.
  @MainActor
  struct Container {
    func detailModel(_ id: Int) -> DetailModel { DetailModel(id: id) }
  }

  @MainActor
  final class DetailModel {
    let id: Int
    var onClose: () -> Void = {}
    init(id: Int) { self.id = id }
  }

  @MainActor
  final class DetailScreen {
    let model: DetailModel
    init(model: DetailModel) { self.model = model }
  }

  // show
  @MainActor
  struct DetailFlow {
    let container: Container

    func detail(_ id: Int) -> Flow<DetailScreen> {
      Flow(with: DetailScreen(model: container.detailModel(id)), id: id) { screen, lets in
        screen.model.onClose = lets.pop()
      }
    }
  }
  // hide
}
