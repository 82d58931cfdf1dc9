import Safe

extension NoteScreen: CardScreen {
  var card: Card {
    Card(
      title: "Note", texts: [hasChanges ? "Not saved." : "Saved."] + diary.status,
      fields: [Card.Field("Text", text: text) { self.text = $0 }],
      buttons: [Card.Button("Save", press: save), Card.Button("Close", press: onClose)])
  }
}
