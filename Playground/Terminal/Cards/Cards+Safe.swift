import Safe

extension BalanceScreen: CardScreen {
  var card: Card {
    Card(
      title: "Account", texts: ["You own seven coins."], remarks: diary.status,
      buttons: [Card.Button("Lock the safe", press: onLock)])
  }
}

extension BoxScreen: CardScreen {
  var card: Card {
    Card(
      title: "In the \(name)", texts: things, remarks: diary.status,
      buttons: inner + outer + [Card.Button("Search", press: onSearch)])
  }

  private var inner: [Card.Button] {
    boxes.map { name in Card.Button("Open the \(name)") { self.onOpen(name) } }
  }

  private var outer: [Card.Button] {
    outerBoxes.map { name in Card.Button("Out to the \(name)") { self.goOut(to: name) } }
  }
}

extension DiaryScreen: CardScreen {
  var card: Card {
    Card(
      title: "Diary", texts: diary.lines.filter { !$0.isEmpty }, buttons: [Card.Button("Close", press: onClose)])
  }
}

extension DiscardScreen: CardScreen {
  var card: Card {
    Card(
      title: "Discard changes?", remarks: diary.status,
      buttons: [
        Card.Button("Discard") { self.onAnswer(true) }, Card.Button("Keep writing") { self.onAnswer(false) },
      ])
  }
}

extension KeyScreen: CardScreen {
  var card: Card {
    Card(
      title: "The safe is closed", texts: [message], remarks: diary.status,
      fields: [Card.Field("Number", text: number) { self.number = $0 }],
      buttons: [Card.Button("Open", press: open), Card.Button("Give up", press: onCancel)])
  }
}

extension LobbyScreen: CardScreen {
  var card: Card {
    Card(
      title: "A safe", texts: texts, remarks: diary.status,
      buttons: [
        Card.Button("Account", press: onAccount), Card.Button("Report", press: onReport),
        Card.Button("Note", press: onNote), Card.Button("Colour", press: onColour),
        Card.Button("Search", press: onSearch), Card.Button("Hen or egg", press: onRiddle),
        Card.Button("Diary", press: onDiary),
      ] + (keeper.isAsked ? answers : [])
        + [Card.Button(alarm.rings ? "Stop the alarm" : "Ring the alarm", press: alarm.ring)])
  }

  private var texts: [String] {
    ["The lobby is \(colour.rawValue)."] + (note.map { ["The note says: \($0)"] } ?? [])
      + (alarm.rings ? ["Nothing can be opened."] : [])
  }

  private var answers: [Card.Button] {
    [
      Card.Button("Let the keeper allow it") { self.keeper.answer(true) },
      Card.Button("Let the keeper refuse it") { self.keeper.answer(false) },
    ]
  }
}

extension NoteScreen: CardScreen {
  var card: Card {
    Card(
      title: "Note", texts: [hasChanges ? "Not saved." : "Saved."], remarks: diary.status,
      fields: [Card.Field("Text", text: text) { self.text = $0 }],
      buttons: [Card.Button("Save", press: save), Card.Button("Close", press: onClose)])
  }
}

extension PaintScreen: CardScreen {
  var card: Card {
    Card(
      title: "Which colour?", remarks: diary.status,
      buttons: Paint.allCases.map { paint in Card.Button(paint.rawValue) { self.onPick(paint) } })
  }
}

extension ReportScreen: CardScreen {
  var card: Card {
    Card(
      title: "Report", texts: ["All is well."], remarks: diary.status, buttons: [Card.Button("Back", press: onBack)])
  }
}

extension SearchScreen: CardScreen {
  var card: Card {
    Card(
      title: "Search", texts: [matches.isEmpty ? "Nothing." : "Which one?"], remarks: diary.status,
      fields: [Card.Field("Text", text: text) { self.text = $0 }],
      buttons: matches.map { thing in
        Card.Button(thing) { self.take(thing) }
      } + [Card.Button("Close", press: onClose)])
  }
}
