import SwiftUI

struct TeaListView: View {
  let screen: TeaListScreen

  var body: some View {
    List {
      ForEach(screen.teas, id: \.self) { tea in
        Button(tea) { screen.onTea(tea) }
      }
    }
    .navigationTitle("Teas")
  }
}

struct TeaView: View {
  let screen: TeaScreen

  var body: some View {
    Button("Order two") { screen.onOrder(screen.name, 2) }
      .navigationTitle(screen.name)
  }
}

struct OrderView: View {
  let screen: OrderScreen

  var body: some View {
    VStack {
      Text(screen.text)
      Button("Done") { screen.onDone() }
    }
  }
}
