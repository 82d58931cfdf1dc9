import FlowKitWeb

/// What is different between two atlases of an app: screens, their pictures, and arrows.
public struct AtlasComparison: Sendable {
  /// A screen, with its picture before and afterwards.
  public struct ScreenChange: Sendable {
    /// Its name.
    public let name: String
    let before: Atlas.Picture?, after: Atlas.Picture?
    /// The part of the picture that has changed; nil if the screen is new or gone.
    public let part: Double?
    /// Whether the screen is new, gone, or looks different.
    public let kind: Kind
  }

  /// A button, with what it did and what it does.
  public struct ArrowChange: Sendable, Equatable {
    /// What it did; nil if it is new.
    public let before: String?
    /// What it does; nil if it is gone.
    public let after: String?
  }

  /// What has become of something.
  public enum Kind: String, Sendable {
    case new, gone, changed
  }

  /// The screens that are new, gone, or look different.
  public private(set) var screens: [ScreenChange] = []
  /// The buttons that are new, gone, or lead elsewhere.
  public private(set) var arrows: [ArrowChange] = []

  /// The part of a picture that may differ without being told.
  public static let threshold = 0.001

  /// Compares two atlases.
  ///
  /// - Parameters:
  ///   - old: The atlas from before.
  ///   - new: The one from now.
  ///   - difference: The part of two pictures that is not the same, from 0 to 1; asked only if their data differ.
  @MainActor
  public init(
    from old: Atlas, to new: Atlas, difference: @MainActor (String, String) async throws -> Double
  ) async rethrows {
    for screen in new.screens {
      guard let before = old[screen.name] else {
        screens.append(ScreenChange(name: screen.name, before: nil, after: screen.picture, part: nil, kind: .new))
        continue
      }
      guard let one = before.picture, let other = screen.picture, one.light != other.light else { continue }
      let part = try await difference(one.light, other.light)
      if part > Self.threshold {
        screens.append(ScreenChange(name: screen.name, before: one, after: other, part: part, kind: .changed))
      }
    }
    for screen in old.screens where new[screen.name] == nil {
      screens.append(ScreenChange(name: screen.name, before: screen.picture, after: nil, part: nil, kind: .gone))
    }
    for arrow in new.arrows {
      let before = old.arrows.first { $0.isSameButton(as: arrow) }?.line
      if before != arrow.line { arrows.append(ArrowChange(before: before, after: arrow.line)) }
    }
    for arrow in old.arrows where !new.arrows.contains(where: arrow.isSameButton) {
      arrows.append(ArrowChange(before: arrow.line, after: nil))
    }
  }

  /// Whether nothing is different.
  public var isEmpty: Bool { screens.isEmpty && arrows.isEmpty }

  /// The differences, a line each.
  public var lines: [String] {
    screens.map { screen in
      let part = screen.part.map { " (\(max(Int(($0 * 1000).rounded()), 1)) ‰ of the picture)" } ?? ""
      return "\(screen.kind.rawValue): \(screen.name)\(part)"
    }
      + arrows.map { arrow in
        switch (arrow.before, arrow.after) {
        case (let before?, let after?): "changed: \(before)\n      now: \(after)"
        case (let before?, nil): "gone: \(before)"
        case (nil, let after): "new: \(after ?? "")"
        }
      }
  }
}

extension Atlas.Arrow {
  fileprivate func isSameButton(as other: Atlas.Arrow) -> Bool {
    (source, kind, index) == (other.source, other.kind, other.index) && (kind != "button" || label == other.label)
  }
}

extension AtlasComparison {
  /// The differences at the top of a page.
  var section: String {
    guard !isEmpty else { return "<p class=\"fine\">Nothing is different from the other atlas.</p>" }
    let pictures = screens.map { screen in
      let before = screen.before.map { "<img alt=\"before\" src=\"\($0.light)\">" } ?? "<i>not there before</i>"
      let after = screen.after.map { "<img alt=\"now\" src=\"\($0.light)\">" } ?? "<i>gone</i>"
      return """
        <figure class="\(screen.kind.rawValue)"><figcaption><b>\(screen.name.inHTML)</b>\
        <span>\(screen.kind.rawValue)</span></figcaption><div>\(before)\(after)</div></figure>
        """
    }
    let rows = arrows.map { arrow in
      let kind = arrow.before == nil ? "new" : arrow.after == nil ? "gone" : "changed"
      return "<tr class=\"\(kind)\"><td>\(kind)<td>\((arrow.before ?? "–").inHTML)<td>\((arrow.after ?? "–").inHTML)"
    }
    let table =
      rows.isEmpty
      ? "" : "<table><thead><tr><th><th>Before<th>Now</thead><tbody>\(rows.joined(separator: "\n"))</tbody></table>"
    return """
      <section class="comparison"><h2>What is different <b>\(screens.count + arrows.count)</b></h2>
      <div class="pairs">\(pictures.joined(separator: "\n"))</div>\(table)</section>
      """
  }
}
