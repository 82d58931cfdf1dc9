#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  /// A navigation stack of entries.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct StackView: View {
    @Bindable var stack: ShownStack

    private struct Identity: Hashable {
      let stack: ObjectIdentifier
      let generation: Int
    }

    var body: some View {
      NavigationStack(path: $stack.path) {
        StackRootView(stack: stack)
      }
      .id(Identity(stack: ObjectIdentifier(stack), generation: stack.generation))
    }
  }

  /// The root of the stack, with the destinations above it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private struct StackRootView: View {
    let stack: ShownStack

    var body: some View {
      if let host = stack.host {
        let root = host.entry(stack.root, on: stack)
        EntryView(entry: root, host: WeakHost(host), isRoot: true)
          .id(stack.root)
          .navigationDestination(for: ShownID.self) { [weak host, weak stack] id in
            if let host, let stack {
              EntryView(entry: host.entry(id, on: stack), host: WeakHost(host), isRoot: false)
            }
          }
      }
    }
  }

  /// A weak reference to the host, for views.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct WeakHost: Equatable {
    weak var host: SwiftUIHost?

    init(_ host: SwiftUIHost?) { self.host = host }

    static func == (left: WeakHost, right: WeakHost) -> Bool { left.host === right.host }
  }
#endif
