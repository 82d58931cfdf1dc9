import FlowKit
import FlowKitMaps

/// An app with all that a page can show: tabs, pages, a split, sheets, alerts, guards, messages, answers, links.
@MainActor
struct Sample {
  /// What the screens below the tabs send.
  enum Step: Sendable { case read(Int) }

  final class Welcome { var onContinue: () -> Void = {}, onTour: () -> Void = {} }
  final class Login { var onLogin: () -> Void = {}, onBack: () -> Void = {} }
  final class Home { var onTab: () -> Void = {} }
  final class Shelf { var onSelect: (Int) -> Void = { _ in }, onVault: () -> Void = {}, onCellar: () -> Void = {} }
  final class Search { var onFound: () -> Void = {}, onColour: () -> Void = {} }
  final class Settings {}
  final class Topics { var onAccount: () -> Void = {}, onAbout: () -> Void = {} }
  final class Account { var onLogOut: () -> Void = {} }
  final class About { var onTerms: () -> Void = {} }
  final class Terms { var onClose: () -> Void = {} }
  final class LogOut { var onConfirm: () -> Void = {}, onCancel: () -> Void = {} }
  final class Vault { var onBack: () -> Void = {} }
  final class Cellar {}
  final class Key { var onOpen: () -> Void = {} }
  final class Colours { var onPick: (String) -> Void = { _ in } }
  final class Tour { var onDone: () -> Void = {} }
  final class PageOne { var onNext: () -> Void = {} }
  final class PageTwo { var onPrevious: () -> Void = {}, onStart: () -> Void = {} }
  final class Book {
    var onNext: () -> Void = {}
    var onBack: () -> Void = {}
    var onRead: () -> Void = {}
    /// Decided when it is called, so that no map follows it.
    var onShare: (any Error) -> Void = { _ in }
  }
}

extension Sample {
  var welcome: Flow<Welcome> {
    Flow(with: Welcome()) { screen, lets in
      screen.onContinue = lets.push(login)
      screen.onTour = lets.present(tour, as: .fullScreen)
    }
  }
  var login: Flow<Login> {
    Flow(with: Login()) { screen, lets in
      screen.onLogin = lets.push(home)
      screen.onBack = lets.pop()
    }
  }
  var home: Flow<Home> {
    Flow(with: Home(), containing: .tabs(shelf, search, settings, back: .previousTabs, reselection: .popsToRoot)) {
      screen, lets in screen.onTab = lets.select(1)
    }
    .handling(Step.self) { _ in .select(1) }
  }
  var shelf: Flow<Shelf> {
    Flow(with: Shelf()) { screen, lets in
      screen.onSelect = lets.push(book)
      screen.onVault = lets.push(vault)
      screen.onCellar = lets.push(cellar)
    }
  }
  var search: Flow<Search> {
    Flow(with: Search()) { screen, lets in
      screen.onFound = lets.goTo(book(2))
      screen.onColour = lets.present(colours, until: \.onPick) { _ in }
    }
  }
  var settings: Flow<Settings> { Flow(with: Settings(), containing: .split(topics, account)) }
  var topics: Flow<Topics> {
    Flow(with: Topics()) { screen, lets in
      screen.onAccount = lets.show(account, in: .detail)
      screen.onAbout = lets.show(about, in: .detail)
    }
  }
  var account: Flow<Account> { Flow(with: Account()) { screen, lets in screen.onLogOut = lets.open(logOut) } }
  var about: Flow<About> { Flow(with: About()) { screen, lets in screen.onTerms = lets.present(terms) } }
  var terms: Flow<Terms> {
    Flow(with: Terms()) { screen, lets in
      screen.onClose = lets.pop()
      screen.onClose = lets.dismiss()  // a mistake, for the page to show
    }
  }
  var logOut: Flow<LogOut> {
    Flow(with: LogOut()) { screen, lets in
      screen.onConfirm = lets.popTo(login)
      screen.onCancel = lets.dismiss()
    }
    .opens(as: .alert)
  }
  var vault: Flow<Vault> {
    Flow(with: Vault()) { screen, lets in screen.onBack = lets.pop() }.guarded(orElse: .redirect(.present(key))) {
      false
    }
  }
  var cellar: Flow<Cellar> { Flow(with: Cellar()).guarded(orElse: .instead(.push(vault))) { false } }
  var key: Flow<Key> { Flow(with: Key()) { screen, lets in screen.onOpen = lets.dismiss() } }
  var colours: Flow<Colours> { Flow(with: Colours()) }
  var tour: Flow<Tour> {
    Flow(with: Tour(), containing: .pages(pageOne, pageTwo, back: .inOrder)) { screen, lets in
      screen.onDone = lets.dismiss()
    }
  }
  var pageOne: Flow<PageOne> { Flow(with: PageOne()) { screen, lets in screen.onNext = lets.perform(.next()) } }
  var pageTwo: Flow<PageTwo> {
    Flow(with: PageTwo()) { screen, lets in
      screen.onPrevious = lets.perform(.previous())
      screen.onStart = lets.reset(to: welcome, login)
    }
  }
  func book(_ number: Int) -> Flow<Book> {
    Flow(with: Book(), id: number) { screen, lets in
      screen.onNext = lets.push(book(2))
      screen.onBack = number == 1 ? lets.pop() : lets.popTo(book(1))
      screen.onRead = lets.send(Step.read(1))
      screen.onShare = lets.choose { (_: any Error) in .pop() }
    }
  }
}

/// An app whose root, and one of whose callbacks, depend on whether somebody has signed in.
@MainActor
final class DoorWithStates {
  private var isOpen = false
  private var home: Flow<Sample.Login> {
    Flow(with: Sample.Login()) { screen, lets in
      screen.onLogin = lets.choose { [self] in isOpen ? .push(account) : .present(key) }
    }
    .named("Home")
  }
  private let account = Flow(with: Sample.Colours()).named("Account")
  private let key = Flow(with: Sample.Colours()).named("Key")

  var map: FlowMap {
    FlowMap(
      of: Navigator { [self] in isOpen ? .root(home) : .root(key) },
      states: [.init("signed out") { self.isOpen = false }, .init("signed in") { self.isOpen = true }])
  }
}

/// Flows whose names would be markup, if they were not written as names.
@MainActor
struct Hostile {
  static let names = [
    "</script><script>window.bad=1</script>", "<!--<script>", "<img src=x onerror=window.bad=1>",
    "\"quoted\" & 'single'", "]]>&lt;b&gt;", "line\nbreak\ttab", "\u{2028}\u{2029}", "\u{202E}right to left\u{200B}",
    "${window.bad=1}`\\u003c\\", "👩‍👩‍👧‍👦 très long \(String(repeating: "name ", count: 40))", "__proto__", "{{data}}",
  ]

  func flow(_ number: Int) -> Flow<Sample.Login> {
    Flow(with: Sample.Login(), id: Self.names[number]) { screen, lets in
      screen.onLogin = lets.push(flow((number + 1) % Self.names.count))
      screen.onBack = lets.present(flow((number + 3) % Self.names.count), as: PresentationStyle(Self.names[number]))
    }
    .named(Self.names[number])
  }
}
