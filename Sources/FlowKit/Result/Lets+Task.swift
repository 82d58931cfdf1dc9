// Callbacks that take time.
extension Lets {
  /// Starts a task of the screen each time that the callback is called; it is cancelled when the screen leaves.
  ///
  /// ```swift
  /// screen.onColor = lets.task { lets in
  ///   guard let color = await lets.present(colorPicker, until: \.onPick) else { return }
  ///   screen.color = color
  /// }
  /// ```
  ///
  /// The navigator keeps the closure until the screen leaves: it may use the screen, which leaks nothing. The task also
  /// runs while the screen is covered, and once for each tap: what it performs follows the rules for that. An error
  /// ends it, and observers hear of that: ``NavigationReason/taskFailed``; not of a `CancellationError`.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the place of the task.
  ///   - line: The line to name as the place of the task.
  ///   - body: What is to be done, on the main actor.
  /// - Returns: The closure to assign to a callback of any shape, whose arguments are dropped.
  public func task<each Argument>(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (_ lets: Lets) async throws -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let body = keep(KeptClosure(body))
    let place = SourcePlace(fileID, line)
    recorder?.bound(NavigationAction(.runTask, at: place))
    let lets = self
    return { [weak body] (_: repeat each Argument) in
      guard let call = body?.body else { return lets.startNothing(at: place) }
      lets.start(at: place) { try await call(lets) }
    }
  }

  /// Starts a task of the screen with the callback's arguments each time that it is called.
  ///
  /// ```swift
  /// screen.onDelete = lets.task { lets, item in
  ///   if await lets.present(deletion, as: .alert, until: \.onConfirm) { try await items.delete(item) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the place of the task.
  ///   - line: The line to name as the place of the task.
  ///   - body: What is to be done, on the main actor; gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of these arguments.
  public func task<each Argument>(
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (_ lets: Lets, repeat each Argument) async throws -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    // The arguments as one value: a class cannot keep a function of any number of arguments before macOS 14.
    let takingOne: @MainActor (Lets, Any) async throws -> Void = { lets, values in
      guard let argument = values as? (repeat each Argument) else { return }
      try await body(lets, repeat each argument)
    }
    let body = keep(KeptClosure(takingOne))
    let place = SourcePlace(fileID, line)
    recorder?.bound(NavigationAction(.runTask, at: place))
    let lets = self
    return { [weak body] (argument: repeat each Argument) in
      guard let call = body?.body else { return lets.startNothing(at: place) }
      let values = (repeat each argument)
      lets.start(at: place) { try await call(lets, values) }
    }
  }

  /// The closure is gone, as the screen is: an action that cannot be done says so.
  private func startNothing(at place: SourcePlace) {
    performer.perform(NavigationAction(.runTask, at: place), for: caller)
  }

  private func start(at place: SourcePlace, _ body: @escaping @MainActor () async throws -> Void) {
    guard mayAct(.runTask, at: place) else { return }
    let performer = performer
    let caller = caller
    let isStarted = performer.belonging(ScreenTasks.self, of: caller)?.start {
      do {
        try await body()
      } catch {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        let failure = NavigationAction.Options.carrying(payload: TaskFailure(error: error))
        performer.perform(NavigationAction(.runTask, nil, failure, at: place), for: caller)
      }
    }
    if isStarted != true { startNothing(at: place) }
  }
}

/// Why a task has ended.
struct TaskFailure: ActionPayload {
  let error: (any Error)?

  var description: String { "" }

  func isSame(as other: any ActionPayload) -> Bool { false }
}

extension NavigationAction.Kind {
  /// Runs a task of a screen; heard of when the task fails, or its screen has left.
  public static let task = NavigationAction.Kind(verb: .runTask)
}
