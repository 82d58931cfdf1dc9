import FlowKit
import FlowKitMaps
import Testing

/// A map as text, for a code review.
@MainActor
struct MapTextTests {
  private let map = FlowMap(of: Museum().hall, samples: [Int.self: [1]], states: [.current])

  @Test func textShowsWhatFlowsDo() {
    #expect(
      map.description == """
        Hall (root)
          onTicket → push(RoomsScreen)
          onShop → present(ShopScreen, as: .sheet)
          onRestart → reset(to: Hall)

        RoomsScreen
          contains tabs: RoomScreen(1), RoomScreen(2)
          guards entering: allows
          handles News
          onRoom(0) → select(0)
          onRoom(1) → select(1)
          on News.liked → select(RoomScreen(1))

        ShopScreen
          onClose → dismiss()

        RoomScreen(1)
          onPicture(1) → push(PictureScreen(1))
          onOut → popTo(Hall)
          onBack → pop()

        RoomScreen(2)
          onPicture(1) → push(PictureScreen(1))
          onOut → popTo(Hall)
          onBack → pop()

        PictureScreen(1)
          onLiked → send(News.liked)

        Not followed:
          Hall.onTrack: a closure of your own, which is not called; say where it leads: lets.closure(leadsTo: ...)
        """)
  }

  @Test func guardsShowTheirCurrentDecision() {
    let map = FlowMap(of: Museum(isOpen: false).rooms, samples: [Int.self: [1]], states: [.current])
    #expect(map.description.contains("\n  guards entering: refuses\n"))
    let unasked = FlowMap(of: Museum(isOpen: false).rooms, samples: [Int.self: [1]])
    #expect(unasked.description.contains("\n  guards entering: not asked\n"))
  }

  @Test func nothingIsPrintedTwice() {
    let samples: MapSamples = [Int.self: [1, 1]]
    #expect(FlowMap(of: Museum().hall, samples: samples, states: [.current]).description == map.description)
  }
}
