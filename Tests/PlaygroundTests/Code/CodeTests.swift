import FlowKit
import FlowKitMaps
import FlowKitTesting
import Foundation
import Shop
import Testing

@testable import Playground

/// The code beside the screens.
@MainActor
struct CodeTests {
  private let session = Session(root: ShopFlow().tutorial)

  private var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Playground")
  }

  /// A new file of flows has to be linked, and listed in `SourceFile`.
  ///
  ///     cd Playground/Terminal/Code/Sources && ln -s ../../../Shop/NewFlow.swift NewFlow.txt
  @Test func programContainsAllFilesOfFlows() throws {
    var onDisk: [String: String] = [:]
    for tour in ["Movies", "News", "Rooms", "Safe", "Shop"] {
      let place = folder.appendingPathComponent(tour).path
      for name in try FileManager.default.contentsOfDirectory(atPath: place) where name.contains("Flow") {
        onDisk["\(tour)/\(name)"] = try String(contentsOfFile: "\(place)/\(name)", encoding: .utf8)
      }
    }
    #expect(SourceFile.all.map(\.fileID).sorted() == onDisk.keys.sorted())
    for file in SourceFile.all { #expect(file.lines.joined(separator: "\n") == onDisk[file.fileID]) }
  }

  @Test(arguments: Tour.all.map(\.name)) func everyFlowAndEveryCallbackOfATourCanBeRead(tour: String) throws {
    let map = try #require(Tour.named(tour)).makeMap()
    for node in map.nodes where !node.isApp {
      let excerpt = try #require(Excerpt(of: node.flow.place), "\(node.flow.place)")
      #expect(excerpt.lines.contains { $0.contains("Flow<") }, "\(node.flow.place)")
    }
    for place in map.arrows.compactMap(\.place) where SourceFile.named("\(place.fileID)") != nil {
      let marked = try #require(Excerpt(of: place, isMarked: true), "\(place)").numbered.filter(\.isMarked)
      #expect(marked.count == 1, "\(place)")
    }
  }

  @Test func codeShowsTheFlowOfTheScreenBeforeAPress() {
    #expect(
      "\(session.code)" == """
        This screen comes from Shop/ShopFlow.swift:
           17  /// The app's root.
           18  public var tutorial: Flow<TutorialScreen> {
           19    Flow(with: TutorialScreen()) { screen, lets in
           20      screen.onContinue = lets.push(login)
           21    }
           22  }

        """)
  }

  @Test func pressedCallbackIsMarkedAboveTheFlowItLedTo() async {
    let mode = LineMode(session)
    _ = await mode.answer(to: "continue")
    #expect(
      await mode.answer(to: "code") == """
        The latest action, in Shop/ShopFlow.swift:
           17  /// The app's root.
           18  public var tutorial: Flow<TutorialScreen> {
           19    Flow(with: TutorialScreen()) { screen, lets in
        ▸  20      screen.onContinue = lets.push(login)
           21    }
           22  }

        This screen comes from Shop/ShopFlow.swift:
           24  /// Leads to the dashboard, with the user.
           25  public var login: Flow<LoginScreen> {
           26    Flow(with: LoginScreen()) { screen, lets in
           27      screen.onLogin = lets.push(dashboard) { $0.prepare }
           28      screen.onBack = lets.pop()
           29    }
           30  }

        """)
  }

  @Test func markStaysInTheFlowIfTheScreenStays() throws {
    let session = try #require(Tour.named("safe")).makeSession()
    session.run("report")
    #expect(session.code.pressed == nil)
    #expect(
      session.code.flow?.numbered.filter(\.isMarked).map(\.text) == ["▸  37      screen.onReport = lets.push(report)"])
  }

  @Test func guardThatRefusedIsShownBelow() throws {
    let session = try #require(Tour.named("safe")).makeSession()
    session.run("account")
    #expect(
      session.code.lines.filter { $0.kind == .heading }.map(\.text) == [
        "The latest action, in Safe/SafeFlow.swift:", "This screen comes from Safe/SafeFlow.swift:",
        "The guard that was asked, in Safe/SafeFlow.swift:",
      ])
    #expect(session.code.guarded?.lines.contains { $0.contains(".redirect(.present(key))") } == true)
    session.run("type number 4711")
    session.run("open")
    #expect(session.code.guarded == nil)
    #expect(session.code.flow?.lines.contains { $0.contains("guarded(") } == true)
  }

  @Test func actionsWithoutACallbackMarkNothing() {
    session.run("continue")
    session.back()
    #expect(session.code.pressed == nil)
    #expect(session.code.flow?.marked == nil)
  }

  @Test func codeOfALinkIsShown() throws {
    let session = try #require(Tour.named("shop")).makeSession()
    session.open("playground://shop/login")
    #expect(session.code.pressed?.fileID == "Shop/ShopFlow+Links.swift")
  }

  @Test func screensOfTheMenuHaveNoCode() {
    #expect("\(TourGuide().session.code)" == "This screen's code is not in the program.\n")
  }

  @Test func aKeyShowsItAndAnyOtherKeyClosesIt() {
    let window = Window()
    window.type(.character("c"))
    #expect(window.lines(with: "╔ Code").count == 1)
    #expect(window.lines(with: "20      screen.onContinue = lets.push(login)").count == 1)
    window.type(.escape)
    #expect(window.lines(with: "╔ Code").count == 0)
    #expect(session.navigator.tree.summary == "TutorialScreen")
  }

  @Test func wideWindowsShowItAtOnce() {
    let window = Window(Size(width: Scene.widthForCode, height: 30))
    window.type(.enter)
    #expect(window.lines(with: "▸  20      screen.onContinue = lets.push(login)").count == 1)
    #expect(Window(Size(width: Scene.widthForCode - 1, height: 30)).lines(with: "screen.onContinue").count == 0)
  }
}
