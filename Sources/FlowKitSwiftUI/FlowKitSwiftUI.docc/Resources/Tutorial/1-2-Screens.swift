final class TeaListScreen {
  let teas = ["Assam", "Sencha", "Rooibos"]
  var onTea: (String) -> Void = { _ in }
}

final class TeaScreen {
  let name: String
  var onOrder: (String, Int) -> Void = { _, _ in }
  var onBack: () -> Void = {}

  init(name: String) { self.name = name }
}

final class OrderScreen {
  private(set) var text = ""
  var onDone: () -> Void = {}

  func prepare(tea: String, count: Int) { text = "\(count) × \(tea)" }
}
