import FlowKit

// What a screen's own properties don't show.
extension MapMaker {
  /// Lists the callbacks that nothing is bound to, and notes where the flow's `lets` is kept.
  mutating func noteUnseen(_ flow: Blueprint, _ recorder: ScreenRecorder, at index: Int) {
    let mine = recorder.names?.objects ?? []
    var shared: Set<ObjectIdentifier> = []
    let keepers = NoNavigator.keepers(of: flow, id: ScreenID(index + 1)) { [unnamed] other in
      // A view model is made for each screen, and a service is the same for all.
      if !mine.isEmpty { shared = mine.intersection(CallbackNames(of: other, unread: unnamed).objects) }
    }
    map.unbound += recorder.unbound(besides: shared).map { FlowMap.Callback(flow: flow.id, name: $0) }
    let unclear = recorder.unclear + [recorder.unclearAtEnd(besides: shared)].compactMap(\.self)
    for (names, verbs) in unclear {
      noteOpen(
        flow.id,
        because:
          "\(names.joined(separator: ", ")) are set with only \(verbs == 1 ? "one verb" : "\(verbs) verbs") written"
          + " here; say where the others lead: lets.closure(leadsTo: ...)")
    }
    for name in recorder.names?.namesOfLets ?? [] {
      noteOpen(
        flow.id, name, because: "keeps the flow's lets, and may do anything with it; bind verbs to callbacks instead")
    }
    guard recorder.boundByHand.isEmpty, unclear.isEmpty else { return }
    // What is kept may be a closure that says where it leads.
    let isDeclared = recorder.bindings.contains(where: \.binding.isOwn)
    if asksNow, let place = keepers.ofScreen {
      noteOpen(
        flow.id, at: place ?? flow.place,
        because:
          "what chooses an action here may decide by its screen's values; say what it chooses from:"
          + " lets.choose(.push(flow), orElse: .stay) { ... }",
        kind: .choice)
    }
    if let place = keepers.ofLets, place != nil || !isDeclared {
      noteOpen(
        flow.id, at: place ?? flow.place,
        because:
          "what is given to a verb here has the flow's lets, and may do anything with it; let it return the action, or"
          + " say where it leads (leadsTo:)")
    }
    guard keepers.isSomethingElse else { return }
    noteOpen(
      flow.id, at: flow.place,
      because:
        "something outside of the screen keeps the flow's lets, or a closure that has it, and may do anything with it;"
        + " bind verbs to callbacks of the screen, or of an object that it has")
  }
}
