// A stand-in for apps and their scenes: what an app declares compiles, and nothing runs it.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
extension App {
  /// What `@main` starts: here nothing runs an app.
  public static func main() {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public nonisolated struct WindowGroup<Content: View>: Scene {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { preconditionFailure("a window group has no body") }
}
