extension Navigator {
  /// What a screen has begun and waits for; nil of one that has left.
  func agenda(of caller: Caller) -> ScreenAgenda? {
    guard turns.isPerforming || state.screens[caller.id] != nil else { return nil }
    let work = work ?? ScreenWork()
    self.work = work
    return work.agenda(of: caller.id)
  }
}

extension ScreenWork {
  /// What a screen has begun and waits for.
  func agenda(of screen: ScreenID) -> ScreenAgenda {
    if let agenda = agendas[screen] { return agenda }
    let agenda = ScreenAgenda()
    agendas[screen] = agenda
    return agenda
  }

  /// Ends the agendas of these screens, which are about to be made anew.
  func endAgendas(of screens: [ScreenID]) {
    for id in screens { agendas.removeValue(forKey: id)?.end() }
  }

  /// Ends the agendas of screens that have left, and what the others wait for from such.
  func endAgendas(whoLeft screens: ScreenTable) {
    guard !agendas.isEmpty else { return }
    for id in Array(agendas.keys) {
      agendas[id]?.update(screens)
      if screens[id] == nil { agendas.removeValue(forKey: id)?.end() }
      if agendas[id]?.isEmpty == true { agendas[id] = nil }
    }
  }
}
