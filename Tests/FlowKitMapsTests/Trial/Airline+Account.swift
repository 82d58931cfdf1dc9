import FlowKit

/// The other tabs.
extension Airline {
  final class TripsScreen {
    var onTrip: (FlightID) -> Void = { _ in }
    var onAdd: () -> Void = {}
  }

  var trips: Flow<TripsScreen> {
    Flow(with: TripsScreen()) { screen, lets in
      screen.onTrip = lets.goTo(trip)
      screen.onAdd = lets.present(addTrip, as: .sheet)
    }
  }

  final class TripScreen {
    let id: FlightID
    var onPass: () -> Void = {}
    var onSeat: () -> Void = {}

    init(_ id: FlightID) { self.id = id }
  }

  func trip(_ id: FlightID) -> Flow<TripScreen> {
    let bind: @MainActor (TripScreen, Lets) -> Void = { screen, lets in
      screen.onPass = lets.present(pass, as: .fullScreen)
      screen.onSeat = lets.push(changeSeat)
      if mistake == .leak { session.listeners.append { _ = screen.id } }
    }
    return mistake == .keyMissingInScreens ? Flow(with: TripScreen(id), bind) : Flow(with: TripScreen(id), id: id, bind)
  }

  final class PassScreen {
    var onShare: () -> Void = {}
    var onClose: () -> Void = {}
  }

  /// It needs to be unlocked first.
  var pass: Flow<PassScreen> {
    let pass = Flow(with: PassScreen()) { screen, lets in
      screen.onShare = lets.present(notice, as: .alert)
      if mistake != .cannotLeave { screen.onClose = lets.dismiss() }
    }
    return mistake == .guardNeverAnswers
      ? pass.guarded(orElse: .refuse("no answer")) {
        for await _ in AsyncStream<Void>.makeStream().stream {}  // ends when it is cancelled
        return true
      }
      : pass.guarded(orElse: .redirect(.present(unlock, as: .sheet))) { session.isUnlocked }
  }

  final class UnlockScreen {
    var onUnlock: () -> Void = {}
    var onCancel: () -> Void = {}
  }

  var unlock: Flow<UnlockScreen> {
    let unlock = Flow(with: UnlockScreen()) { screen, lets in
      screen.onUnlock = lets.choose(.dismiss(), orElse: .stay) {
        session.isUnlocked = true
        return true
      }
      screen.onCancel = lets.dismiss()
    }
    return mistake == .guardLoop ? unlock.guarded(orElse: .redirect(.present(pass))) { session.isUnlocked } : unlock
  }

  final class ChangeSeatScreen { var onDone: () -> Void = {} }

  var changeSeat: Flow<ChangeSeatScreen> {
    Flow(with: ChangeSeatScreen()) { screen, lets in
      screen.onDone = mistake == .popToNeverBelow ? lets.popTo(history) : lets.popTo(trips)
    }
  }

  final class AddTripScreen {
    var onAdded: () -> Void = {}
    var onHelp: () -> Void = {}
  }

  var addTrip: Flow<AddTripScreen> {
    Flow(with: AddTripScreen()) { screen, lets in
      screen.onAdded = lets.dismiss()
      screen.onHelp = lets.present(addHelp, as: .sheet)
    }
  }

  final class AddHelpScreen { var onDone: () -> Void = {} }

  /// It closes what it explains, too.
  var addHelp: Flow<AddHelpScreen> {
    Flow(with: AddHelpScreen()) { screen, lets in
      screen.onDone = mistake == .dismissTooLittle ? lets.dismiss() : lets.dismissAll()
    }
  }

  final class MilesScreen {
    var onHistory: () -> Void = {}
    var onRedeem: () -> Void = {}
  }

  /// Needs the network.
  var miles: Flow<MilesScreen> {
    Flow(with: MilesScreen()) { screen, lets in
      screen.onHistory = lets.push(history)
      screen.onRedeem = lets.push(redeem)
    }
    .guardingActions(orElse: .refuse("offline")) {
      $0.entering.isEmpty || !$0.leaving.isEmpty || session.isOnline
    }
  }

  final class HistoryScreen { var onBack: () -> Void = {} }

  var history: Flow<HistoryScreen> {
    Flow(with: HistoryScreen()) { screen, lets in
      screen.onBack = mistake == .showWithoutSplit ? lets.show(redeem, in: .detail) : lets.pop()
    }
  }

  final class RedeemScreen { var onDone: () -> Void = {} }

  /// For members only.
  var redeem: Flow<RedeemScreen> {
    Flow(with: RedeemScreen()) { screen, lets in screen.onDone = lets.popTo(miles) }
      .guarded(orElse: .instead(.present(join))) { session.isMember }
  }

  final class JoinScreen { var onClose: () -> Void = {} }

  var join: Flow<JoinScreen> {
    Flow(with: JoinScreen()) { screen, lets in
      screen.onClose = mistake == .endlessModals ? lets.present(self.join) : lets.dismiss()
    }
  }

  final class InboxScreen {}

  var inbox: Flow<InboxScreen> { Flow(with: InboxScreen(), containing: .split(mails, noMail)) }

  final class MailsScreen { var onMail: (MailID) -> Void = { _ in } }

  var mails: Flow<MailsScreen> {
    Flow(with: MailsScreen()) { screen, lets in
      screen.onMail = lets.choose { (id: MailID) in .show(mail(id), in: .detail) }
    }
  }

  final class NoMailScreen {}

  var noMail: Flow<NoMailScreen> { Flow(with: NoMailScreen()) }

  final class MailScreen { var onReply: () -> Void = {} }

  func mail(_ id: MailID) -> Flow<MailScreen> {
    Flow(with: MailScreen(), id: id) { screen, lets in screen.onReply = lets.present(reply, as: .sheet) }
  }

  final class ReplyScreen { var onSent: () -> Void = {} }

  var reply: Flow<ReplyScreen> {
    Flow(with: ReplyScreen()) { screen, lets in screen.onSent = lets.dismiss() }.confirmsLeaving { _ in true }
  }
}
