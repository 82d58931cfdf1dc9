// Asynchronous callbacks.
extension Lets {
  /// Starts a task each time the callback is called; the task is cancelled when the screen leaves.
  ///
  /// ```swift
  /// screen.onColor = lets.task { lets in
  ///   guard let color = await lets.present(colorPicker, until: \.onPick) else { return }
  ///   screen.color = color
  /// }
  /// ```
  ///
  /// The navigator keeps the closure until the screen leaves, so the closure may use the screen without causing a leak.
  /// A task also runs while the screen is covered, and each tap starts one; the actions that it performs follow the
  /// usual rules. An error ends the task, and observers are notified: ``NavigationReason/taskFailed``. A
  /// `CancellationError` is not reported.
  ///
  /// A map of flows doesn't run tasks. If it should know where one leads, say so. If a flow that it opens leaves one
  /// callback unbound, maps take that for the answer that the task waits for:
  ///
  /// ```swift
  /// screen.onPay = lets.task(leadsTo: .push(receipt), .present(declined, as: .alert)) { lets in
  ///   await lets.performAndWait(await bank.pays() ? .push(receipt) : .present(declined, as: .alert))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - actions: What maps and explorers take it to perform: one of these actions. It changes nothing of the task.
  ///   - fileID: The file to report as the task's origin.
  ///   - line: The line to report as the task's origin.
  ///   - body: The work to do, on the main actor.
  /// - Returns: The closure to assign to a callback of any shape; the arguments are discarded.
  public func task<each Argument>(
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (_ lets: Lets) async throws -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    let place = SourcePlace(fileID, line)
    let body = keptClosure(body, of: .task, at: place)
    let lets = forClosures
    let closure: @MainActor (repeat each Argument) -> Void = { (_: repeat each Argument) in
      guard let call = body.content?.body else { return lets.life.refuse(.task, at: place) }
      lets.start(at: place) { try await call(lets) }
    }
    recorder?.bound(.task, at: place, declaring: actions, calling: closure)
    return closure
  }

  /// Starts a task with the callback's arguments each time the callback is called.
  ///
  /// ```swift
  /// screen.onDelete = lets.task { lets, item in
  ///   if await lets.present(deletion, as: .alert, until: \.onConfirm) { try await items.delete(item) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - actions: What maps and explorers take it to perform: one of these actions. It changes nothing of the task.
  ///   - fileID: The file to report as the task's origin.
  ///   - line: The line to report as the task's origin.
  ///   - body: The work to do, on the main actor; takes the callback's arguments.
  /// - Returns: The closure to assign to a callback of these arguments.
  public func task<each Argument>(
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (_ lets: Lets, repeat each Argument) async throws -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    startingTask(actions, at: SourcePlace(fileID, line), body)
  }

  func startingTask<each Argument>(
    _ actions: [NavigationAction], at place: SourcePlace,
    _ body: @escaping @MainActor (_ lets: Lets, repeat each Argument) async throws -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    // The arguments as one value: before macOS 14, a class can't store a function of any number of arguments.
    let takingOne: @MainActor (Lets, Any) async throws -> Void = { lets, values in
      guard let argument = values as? (repeat each Argument) else { return }
      try await body(lets, repeat each argument)
    }
    let body = keptClosure(takingOne, of: .task, at: place)
    let lets = forClosures
    let closure: @MainActor (repeat each Argument) -> Void = { (argument: repeat each Argument) in
      guard let call = body.content?.body else { return lets.life.refuse(.task, at: place) }
      let values = (repeat each argument)
      lets.start(at: place) { try await call(lets, values) }
    }
    recorder?.bound(.task, at: place, declaring: actions, calling: closure)
    return closure
  }

  /// Says where a closure of your own leads, and returns it.
  ///
  /// For a closure that no verb makes: it returns something, or it asks another screen.
  ///
  /// ```swift
  /// screen.asksToDiscard = lets.closure(leadsTo: .present(discard, as: .alert)) {
  ///   await lets.present(discard, as: .alert, until: \.onAnswer) ?? false
  /// }
  /// ```
  ///
  /// Like every closure of your own, it belongs to the callback: capture its screen weakly.
  ///
  /// - Parameters:
  ///   - actions: What maps and explorers take it to perform: one of these actions, or nothing if there are none. It
  ///     changes nothing of the closure.
  ///   - fileID: The file to report as its origin.
  ///   - line: The line to report as its origin.
  ///   - body: The closure.
  /// - Returns: The same closure.
  public func closure<each Argument, Result>(
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (repeat each Argument) -> Result
  ) -> @MainActor (repeat each Argument) -> Result {
    recorder?.boundOwn(at: SourcePlace(fileID, line), declaring: actions)
    return body
  }

  /// Says where an asynchronous closure of your own leads, and returns it.
  public func closure<each Argument, Result>(
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (repeat each Argument) async -> Result
  ) -> @MainActor (repeat each Argument) async -> Result {
    recorder?.boundOwn(at: SourcePlace(fileID, line), declaring: actions)
    return body
  }

  /// Says where an asynchronous closure of your own leads that may throw, and returns it.
  public func closure<each Argument, Result>(
    leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ body: @escaping @MainActor (repeat each Argument) async throws -> Result
  ) -> @MainActor (repeat each Argument) async throws -> Result {
    recorder?.boundOwn(at: SourcePlace(fileID, line), declaring: actions)
    return body
  }

  private func start(at place: SourcePlace, _ body: @escaping @MainActor () async throws -> Void) {
    guard life.mayAct(.task, at: place) else { return }
    if life.performer.holdsBack { return life.refuse(.task, at: place) }
    guard life.isThere, let tasks = life.attachment(ScreenTasks.self) else { return life.refuse(.task, at: place) }
    tasks.start(at: place) { [life] in
      do {
        try await body()
      } catch {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        let failure = NavigationAction.Failure(kind: .task, reason: .taskFailed, error: error)
        life.perform(NavigationAction(.failure(failure), at: place))
      }
    }
  }
}
