import FlowKit
import FlowKitTesting
import Foundation
import XCTest

/// Callbacks that old code calls on another thread than that of the UI: Swift 5 mode lets it, and nobody navigates there.
@MainActor
final class OtherThreadTests: XCTestCase {
  func testPushDoesNothingAndIsTold() async {
    await expectNothing("push(DetailScreen)") { $0.onNext() }
  }

  func testForwardedArgumentsStayWhereTheyAre() async {
    await expectNothing("push(DetailScreen)") { $0.onText("from elsewhere") }
  }

  func testChoiceIsNotAskedFor() async {
    await expectNothing("nil") { $0.onChoose(1) }
    XCTAssertEqual(Choices.count, 0)
  }

  func testFlowIsNotAskedFor() async {
    await expectNothing("push()") { $0.onItem(1) }
    XCTAssertEqual(Choices.count, 0)
  }

  func testMessageIsNotSent() async {
    await expectNothing("send(5)") { $0.onSend() }
  }

  func testResultIsNotAskedFor() async {
    await expectNothing("present(PickerScreen, as: .sheet)") { $0.onPick() }
  }

  func testTaskIsNotStarted() async {
    await expectNothing("task()") { $0.onTask() }
    XCTAssertEqual(Choices.count, 0)
  }

  func testCallbacksOfTheMainActorGoOn() async {
    let (navigator, host) = (Navigator(root: ThreadFlow().start), QueueHost())
    navigator.attach(host)
    navigator.screen(of: ThreadFlow().start)?.onNext()
    XCTAssertEqual(navigator.tree.summary, "StartScreen > DetailScreen")
  }

  func testWithoutAHostNobodyKnows() async {
    let (navigator, host) = (Navigator(root: ThreadFlow().start), QueueHost())
    navigator.attach(host)
    navigator.detachHost()
    navigator.screen(of: ThreadFlow().start)?.onNext()
    XCTAssertEqual(navigator.tree.summary, "StartScreen > DetailScreen")
  }

  private func expectNothing(
    _ action: String, file: StaticString = #filePath, line: UInt = #line, _ call: @escaping (StartScreen) -> Void
  ) async {
    let flow = ThreadFlow(), navigator = Navigator(root: flow.start), host = QueueHost(), issues = IssueSpy(navigator)
    navigator.attach(host)
    guard let screen = navigator.screen(of: flow.start) else { return XCTFail("no screen", file: file, line: line) }
    let told = expectation(description: "told")
    let observation = navigator.observe { if $0.kind == .ignored { told.fulfill() } }
    DispatchQueue.global().async { call(screen) }
    await fulfillment(of: [told], timeout: 60)
    observation.cancel()
    XCTAssertEqual(navigator.tree.summary, "StartScreen", file: file, line: line)
    XCTAssertEqual(issues.issues.map(\.reason), [.wrongThread], file: file, line: line)
    let message = issues.issues.first?.message ?? ""
    XCTAssertTrue(message.hasPrefix("\(action) at ThreadTests/ThreadFlow.swift:"), message, file: file, line: line)
    XCTAssertTrue(message.contains("StartScreen #1"), message, file: file, line: line)
  }
}

/// A host that knows the main queue, as hosts on Apple's platforms know the main thread.
@MainActor
private final class QueueHost: NavigationHost {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private let key = QueueHost.key

  nonisolated var isOnUIThread: (@Sendable () -> Bool)? { { [key] in DispatchQueue.getSpecific(key: key) == true } }

  func show(_: NavigationUpdate, in _: HostContext, finished: @escaping @MainActor () -> Void) { finished() }
}
