public import FlowKit

extension Navigator {
  /// Its place is taken by `settled(within:)`.
  @available(
    *, unavailable, message: "write 'try await navigator.settled()', which throws if something takes too long"
  )
  public func rest() async {}
}
