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
    let tours = ["Movies", "News", "Rooms", "Safe", "Shop"].map { ($0, $0) }
    for (module, tour) in tours + [("Playground", "Terminal/Lessons")] {
      let place = folder.appendingPathComponent(tour).path
      for name in try FileManager.default.contentsOfDirectory(atPath: place) where name.contains("Flow") {
        onDisk["\(module)/\(name)"] = try String(contentsOfFile: "\(place)/\(name)", encoding: .utf8)
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

  private func marked(_ excerpt: Excerpt?) -> [String] {
    excerpt?.numbered.filter(\.isMarked).map { $0.text.filter { !"▸ 0123456789".contains($0) } } ?? []
  }

  @Test func codeShowsTheFlowOfTheScreenBeforeAPress() throws {
    let code = session.code, lines = code.lines, flow = try #require(code.flow)
    #expect(lines.map(\.kind) == [.heading] + flow.lines.map { _ in .code })
    #expect(lines[0].text == "This screen comes from Shop/ShopFlow.swift:")
    #expect(flow.lines.contains { $0.contains("Flow<TutorialScreen>") })
    #expect(marked(flow) == [] && code.pressed == nil)
  }

  @Test func pressedCallbackIsMarkedAboveTheFlowItLedTo() async throws {
    let mode = LineMode(session)
    _ = await mode.answer(to: "continue")
    let answer = try #require(await mode.answer(to: "code")), code = session.code
    #expect(marked(code.pressed) == ["screen.onContinue=lets.push(login)"])
    #expect(code.flow?.lines.contains { $0.contains("Flow<LoginScreen>") } == true)
    #expect(answer == "\(code)" && answer.contains("▸"))
    #expect(answer.hasPrefix("The latest action, in Shop/ShopFlow.swift:\n"))
    #expect(answer.contains("\n\nThis screen comes from Shop/ShopFlow.swift:\n"))
  }

  @Test func markStaysInTheFlowIfTheScreenStays() throws {
    let session = try #require(Tour.named("safe")).makeSession()
    session.run("report")
    #expect(session.code.pressed == nil)
    #expect(marked(session.code.flow) == ["screen.onReport=lets.push(report)"])
  }

  @Test func guardThatRefusedIsShownBelow() throws {
    let session = try #require(Tour.named("safe")).makeSession()
    session.run("account")
    #expect(
      session.code.lines.filter { $0.kind == .heading }.map(\.text) == [
        "The latest action, in Safe/SafeFlow.swift:", "This screen comes from Safe/SafeFlow.swift:",
        "The guard that was asked, in Safe/SafeFlow.swift:",
      ])
    #expect(session.code.guarded?.lines.contains { $0.contains(".redirect(to: key)") } == true)
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
    #expect(window.lines(with: "      screen.onContinue = lets.push(login)").count == 1)
    window.type(.escape)
    #expect(window.lines(with: "╔ Code").count == 0)
    #expect(session.navigator.tree.summary == "TutorialScreen")
  }

  @Test func wideWindowsShowItAtOnce() {
    let window = Window(Size(width: Scene.widthForCode, height: 30))
    window.type(.enter)
    #expect(window.lines(with: "      screen.onContinue = lets.push(login)").count == 1)
    #expect(Window(Size(width: Scene.widthForCode - 1, height: 30)).lines(with: "screen.onContinue").count == 0)
  }
}
