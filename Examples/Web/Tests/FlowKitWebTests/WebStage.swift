import FlowKit
import FlowKitHostTesting
import Hummingbird

@testable import FlowKitWeb

/// The page in a real Chromium, for the suite of all hosts.
@MainActor
final class WebStage: HostStage {
  let browser: Browser
  private(set) var host: WebHost?
  private var isOpen = false
  private var port = 0
  private var server: Task<Void, any Error>?
  private var complaints: [String] = []
  /// What the browser's next window is like, in Playwright's words.
  var options: [String: any Sendable] = [:]
  var address: String { "http://127.0.0.1:\(port)/" }
  let gestures: Set<HostGesture.Kind> = [
    .tapBack, .chooseBack, .tapOutside, .tapTab, .swipePage, .resize, .pressEscape,
  ]

  /// Starts a server and a browser.
  init(_ command: String) async throws {
    browser = try Browser(command)
    var settings = WebSettings()
    settings.port = 0
    let app = WebApp("Test") { [weak self] in
      guard let host = self?.host else { preconditionFailure("A page was opened before there was a navigator.") }
      return host
    }
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let webServer = WebServer(app, settings)
    server = Task { try await webServer.run { continuation.yield($0) } }
    for await port in ports {
      self.port = port
      break
    }
  }

  /// Ends both.
  func close() {
    browser.quit()
    server?.cancel()
  }

  func show(_ navigator: Navigator) {
    host = WebHost(navigator) { $0.show(TrialScreen.self) { WebView($0.name) } }
    isOpen = false
  }

  /// Opens the page of the latest host.
  private func open() async {
    guard !isOpen else { return }
    isOpen = true
    await act("open", ["url": address].merging(options) { $1 })
  }

  @discardableResult
  func act(_ name: String, _ arguments: [String: any Sendable] = [:]) async -> Bool {
    do {
      if name != "open" { await open() }
      return try await browser.act(name, arguments)
    } catch {
      complaints.append("\(error)")
      return false
    }
  }

  var picture: HostPicture? {
    get async {
      await open()
      do {
        return HostPicture(try await browser.ask("picture", as: [[Screen]].self).map { $0.map(\.picture) })
      } catch {
        complaints.append("\(error)")
        return nil
      }
    }
  }

  private struct Screen: Decodable {
    let name: String
    let children: [[Screen]?]
    let shown: [Int]

    var picture: HostPicture.Screen {
      HostPicture.Screen(name, children: children.map { $0?.map(\.picture) }, shown: Set(shown))
    }
  }

  func waitAMoment() async { await act("moment") }

  func settle() async {
    await open()
    guard let host else { return }
    while complaints.isEmpty {
      do {
        let applied = try await browser.ask("settle", ["stamp": host.sentStamp], as: Int.self)
        if let seen = host.seenStamp, applied >= seen { return }
      } catch {
        complaints.append("\(error)")
      }
    }
  }

  func make(_ gesture: HostGesture) async -> Bool {
    switch gesture {
    case .tapBack(let name): await act("back_button", ["name": name])
    case .chooseBack(let name, _): await act("choose_back", ["name": name])
    case .tapOutside(let name): await act("outside", ["name": name])
    case .tapTab(let index, let name): await act("tab", ["name": name, "index": index])
    case .beginSwipe(let index, let name): await act("swipe", ["name": name, "index": index])
    case .lift(let finishes): await act("lift", ["finishes": finishes])
    case .resize(let isNarrow): await act("resize", ["isNarrow": isNarrow])
    case .pressEscape: await act("escape")
    case .beginSwipeBack, .beginPullDown: false
    }
  }

  func takeComplaints() async -> [String] {
    defer { complaints = [] }
    guard isOpen, complaints.isEmpty else { return complaints }
    do {
      return try await browser.ask("take", as: [String].self)
    } catch {
      return ["\(error)"]
    }
  }
}
