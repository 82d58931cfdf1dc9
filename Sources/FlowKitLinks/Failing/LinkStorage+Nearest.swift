extension LinkStorage {
  /// The pattern whose path is most similar to an address; nil if none has half of it in common.
  func nearest(to address: LinkAddress) -> LinkPattern? {
    let texts = address.segments.map(LinkWord.init)
    var best: (pattern: LinkPattern, distance: Double)?
    for link in links {
      let known = best?.distance ?? 0.5.nextUp
      guard let distance = link.pattern.distance(to: texts, below: known) else { continue }
      best = (link.pattern, distance)
    }
    return best?.pattern
  }
}

/// A segment in lowercase, to compare many times.
private struct LinkWord {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = (text == LinkSyntax.fragmentMark ? "#" : text).utf8.map(LinkSyntax.lowercased)
  }
}

extension LinkPattern {
  /// The share of segments that differ, in the most similar variant; nil if it is not below a limit.
  fileprivate func distance(to texts: [LinkWord], below limit: Double) -> Double? {
    variants.lazy.compactMap { self.distance(of: $0[...], to: texts[...], below: limit) }.min()
  }

  // A segment that nearly fits counts for less. The number of segments, or the first of them, nearly always shows that
  // a variant is not below the limit.
  private func distance(
    of wanted: ArraySlice<Segment>, to texts: ArraySlice<LinkWord>, below limit: Double
  ) -> Double? {
    let wanted = list == nil ? wanted : wanted.dropLast()
    let texts = list == nil ? texts : texts.prefix(wanted.count)
    let count = max(1, wanted.count, texts.count)
    guard Double(abs(wanted.count - texts.count)) / Double(count) < limit, count <= 64 else { return nil }
    let distance = EditDistance.between(Array(wanted), Array(texts)) { $0.distance(to: $1) } / Double(count)
    return distance < limit ? distance : nil
  }
}

extension LinkPattern.Segment {
  /// 0 if it fits, 1 if nothing of it does.
  ///
  /// An argument costs a little, so that a fixed segment is nearer.
  fileprivate func distance(to word: LinkWord) -> Double {
    guard let fixed else { return 0.1 }
    let length = max(fixed.utf8.count, word.bytes.count)
    guard length > 0, length <= 80 else { return fixed.utf8.elementsEqual(word.bytes) ? 0 : 1 }
    let bytes = fixed.utf8.map(LinkSyntax.lowercased)
    if bytes == word.bytes { return 0 }
    return EditDistance.between(bytes, word.bytes) { $0 == $1 ? 0 : 1 } / Double(length)
  }
}
