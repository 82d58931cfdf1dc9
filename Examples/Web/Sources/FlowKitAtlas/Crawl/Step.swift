import FlowKit
import FlowKitWeb

/// Something to do in a window, which finds its control in any other window that is at the same place.
struct Step {
  let key: Key
  /// What the control says.
  let label: String
  /// What is typed into a field.
  var text = ""

  /// Which control it is, whatever a back button and a tab say at the moment.
  struct Key: Hashable {
    let kind: WebControl.Kind
    /// The flow whose screen has the control.
    let flow: FlowID
    let label: String
    /// The index of a tab, or of a button among those with its label.
    let index: Int
  }

  /// What is done, in words.
  var words: String { key.kind == .field ? "\(label) = \(text)" : label }
}

extension WebHost {
  /// What can be done now, each with its control.
  var steps: [(step: Step, control: WebControl)] {
    var counts: [Step.Key: Int] = [:]
    return controls.compactMap { control in
      guard let entry = navigator.tree[control.entry] else { return nil }
      let isNamed = control.kind == .button || control.kind == .field, label = isNamed ? control.label : ""
      let first = Step.Key(kind: control.kind, flow: entry.flow, label: label, index: control.index)
      let count = counts[first, default: 0]
      counts[first] = count + 1
      let key = Step.Key(kind: control.kind, flow: entry.flow, label: label, index: control.index + count)
      return (Step(key: key, label: control.label), control)
    }
  }

  /// The control that a step is about; nil if it is not there.
  func control(for step: Step) -> WebControl? { steps.first { $0.step.key == step.key }?.control }

  /// Does it; returns whether it is possible.
  func take(_ step: Step) -> Bool {
    guard let control = control(for: step) else { return false }
    if step.key.kind == .field { fill(control, with: step.text) } else { press(control) }
    return true
  }

  /// The fields to type into: those with a text of their own, by `Label` or `Screen.Label`, and those that are empty.
  func fills(_ texts: [String: String], otherwise sample: String) -> [Step] {
    steps.compactMap { step, control in
      guard step.key.kind == .field else { return nil }
      let text = texts["\(step.key.flow.name).\(step.label)"] ?? texts[step.label]
      guard text != nil || control.text.isEmpty else { return nil }
      var step = step
      step.text = text ?? sample
      return step
    }
  }
}
