import FlowKit

/// The flows that are measured; each binds two callbacks, as the yardstick does.
@MainActor
struct Flows {
  let services: Services

  /// Pushes another of its kind, and pops.
  var plain: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(self.plain)
      screen.onBack = lets.pop()
    }
  }

  /// As ``plain``, with a guard that answers at once.
  var guarded: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(self.guarded)
      screen.onBack = lets.pop()
    }
    .guarded { .allow }
  }

  /// As ``plain``, and asked before it leaves.
  var careful: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(self.careful)
      screen.onBack = lets.pop()
    }
    .confirmsLeaving { _ in true }
  }

  /// As ``plain``, and asked about the actions of the screens above it.
  var grouped: Flow<PlainScreen> { plain.guardingActions { _ in .allow } }

  /// Pushes another of its kind with two arguments, and pops.
  var receiving: Flow<ReceivingScreen> {
    Flow(with: ReceivingScreen(services)) { screen, lets in
      screen.onNext = lets.push(self.receiving) { $0.prepare }
      screen.onBack = lets.pop()
    }
  }

  /// Pushes another of its kind, which its two arguments determine, and pops.
  func item(_ number: Int, _ services: Services) -> Flow<ReceivingScreen> {
    Flow(with: ReceivingScreen(services), id: number) { screen, lets in
      screen.onNext = lets.push(self.item)
      screen.onBack = lets.pop()
    }
  }

  /// Presents ``modal``.
  var presenting: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.present(modal, as: .sheet)
      screen.onBack = lets.pop()
    }
  }

  /// Dismisses itself.
  var modal: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(plain)
      screen.onBack = lets.dismiss()
    }
  }

  /// Replaces itself with another of its kind.
  var replacing: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.replace(with: self.replacing)
      screen.onBack = lets.pop()
    }
  }

  /// Goes to where it is already.
  var staying: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.goTo(self.staying)
      screen.onBack = lets.pop()
    }
  }

  /// Goes back to the root.
  var leavingToRoot: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(plain)
      screen.onBack = lets.popToRoot()
    }
  }

  /// Goes back to ``home``.
  var leavingToHome: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(plain)
      screen.onBack = lets.popTo(home)
    }
  }

  /// As ``plain``, but a flow of its own, to go back to.
  var home: Flow<PlainScreen> {
    Flow(with: PlainScreen(services)) { screen, lets in
      screen.onNext = lets.push(plain)
      screen.onBack = lets.pop()
    }
  }
}
