// What an app with UIKit does there and back, by hand and with FlowKit.
extension Row {
  static var hosts: [Row] {
    Scene.allCases.flatMap { scene in
      [
        Row("UIKit by hand, \(scene)", times: 200) {
          let hand = HandBound(1)
          return { hand.play(scene) }
        },
        Row("UIKit with FlowKit, \(scene)", times: 200) {
          let flows = FlowBound(1)
          return { flows.play(scene) }
        },
      ]
    }
  }
}
