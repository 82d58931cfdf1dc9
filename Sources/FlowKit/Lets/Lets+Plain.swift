// The plain verbs for callbacks without arguments, which most are. They need one object less, and a constant needs no
// type.
extension Lets {
  /// Pushes a new screen onto the caller's stack.
  public func push(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.push(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Presents a new screen over everything that is visible.
  public func present(
    _ flow: Flow<some AnyObject>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.present(flow.id, as: style), transition, at: SourcePlace(fileID, line))
  }

  /// Replaces the calling screen with a new screen of a flow.
  public func replace(
    with flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.replace(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Goes to the nearest entry of a flow, or pushes a new one if there is none.
  public func goTo(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.goTo(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Goes back to the nearest entry of a flow below the calling screen.
  public func popTo(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.popTo(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Removes the calling screen and everything above it.
  public func pop(
    _ count: Int = 1, transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.pop(count), transition, at: SourcePlace(fileID, line))
  }

  /// Goes back to the root of the caller's stack.
  public func popToRoot(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.popToRoot, transition, at: SourcePlace(fileID, line))
  }

  /// Closes the modal that the screen presented, or else the modal that contains the screen.
  public func dismiss(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.dismiss, transition, at: SourcePlace(fileID, line))
  }

  /// Closes every modal over the app's root stack.
  public func dismissAll(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.dismissAll, transition, at: SourcePlace(fileID, line))
  }

  /// Goes back as the system does.
  public func back(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.back, transition, at: SourcePlace(fileID, line))
  }

  /// Removes everything that the screen has led to.
  public func finish(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.finish(nil, sending: nil), transition, at: SourcePlace(fileID, line))
  }

  /// Selects a child of the nearest container around the calling screen.
  public func select(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.select(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Shows a new screen in a column of the split around the calling screen.
  public func show(
    _ flow: Flow<some AnyObject>, in column: SplitColumn,
    transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.show(flow.id, in: column), transition, at: SourcePlace(fileID, line))
  }

  /// Removes the nearest screen of a flow, and leaves what is above it.
  public func remove(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.remove(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Sets the whole stack of the calling screen.
  public func reset<each Above: AnyObject>(
    to root: Flow<some AnyObject>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    let stack = NavigationAction.NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return binding(.reset(stack), transition, at: SourcePlace(fileID, line))
  }

  /// Sets the whole tree.
  public func resetRoot<each Above: AnyObject>(
    to root: Flow<some AnyObject>, _ above: repeat Flow<each Above>, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    let stack = NavigationAction.NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return binding(.resetRoot(stack), transition, at: SourcePlace(fileID, line))
  }

  /// Sets what is above the root of the caller's stack.
  public func setPath<each Screen: AnyObject>(
    _ flows: repeat Flow<each Screen>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.setPath(FlowID.list(repeat each flows)), transition, at: SourcePlace(fileID, line))
  }

  /// Sets what is above the root of the caller's stack, to any number of screens.
  public func setPath(
    _ flows: [Flow<some AnyObject>], transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.setPath(flows.map { $0.id }), transition, at: SourcePlace(fileID, line))
  }
}
