import FlowKit
import FlowKitTesting
import Observation
@testable import SwiftUI

/// The modals of a random session that FlowKit has not presented: the app's own, and UIKit's.
@MainActor @Observable
final class Foreigners {
  /// The screen whose own sheet is open, and so on.
  fileprivate var sheet: String?
  fileprivate var cover: String?
  fileprivate var alert: String?
  /// How often each has come.
  @ObservationIgnored private(set) var counts = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, 0) })

  enum Kind: CaseIterable { case sheet, cover, alert, menu, picker }

  /// Opens one on the screen on top, if nothing moves.
  func open(_ kind: Kind, on screen: String?, in runtime: ViewRuntime) {
    guard isGone(in: runtime), let screen, !runtime.presentations.contains(where: \.isMoving) else { return }
    counts[kind, default: 0] += 1
    switch kind {
    case .sheet: sheet = screen
    case .cover: cover = screen
    case .alert: alert = screen
    case .menu: runtime.cover(with: .small)
    case .picker: runtime.cover(with: .full)
    }
  }

  func close(in runtime: ViewRuntime) {
    (sheet, cover, alert) = (nil, nil, nil)
    runtime.cover(with: nil)
  }

  func isGone(in runtime: ViewRuntime) -> Bool {
    sheet == nil && cover == nil && alert == nil && runtime.cover == nil
  }

  fileprivate func item(_ path: ReferenceWritableKeyPath<Foreigners, String?>, on screen: String) -> Binding<Own?> {
    Binding {
      self[keyPath: path] == screen ? Own() : nil
    } set: {
      if $0 == nil, self[keyPath: path] == screen { self[keyPath: path] = nil }
    }
  }

  fileprivate struct Own: Identifiable {
    let id = "own"
  }
}

/// What an app presents itself on a screen.
struct OwnModals: ViewModifier {
  let foreigners: Foreigners
  let screen: String

  func body(content: Content) -> some View {
    content
      .background { Color.clear.sheet(item: foreigners.item(\.sheet, on: screen)) { _ in Color.clear } }
      .background { Color.clear.fullScreenCover(item: foreigners.item(\.cover, on: screen)) { _ in Color.clear } }
      .background {
        let item = foreigners.item(\.alert, on: screen)
        let isOpen = Binding {
          item.wrappedValue != nil
        } set: {
          if !$0 { item.wrappedValue = nil }
        }
        Color.clear.alert(Text(verbatim: ""), isPresented: isOpen, presenting: 1) { _ in
          Button("own") {}
        } message: { _ in
          Text(verbatim: "")
        }
      }
  }
}
