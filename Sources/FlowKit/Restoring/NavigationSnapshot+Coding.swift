extension NavigationSnapshot: Codable {
  /// What FlowKit itself writes; a newer one may write something else.
  private static var format: Int { 1 }

  private enum CodingKeys: CodingKey { case format, version, stacks }

  /// Reads a snapshot.
  ///
  /// - Throws: A `DecodingError` for whatever is none; also for one that a newer FlowKit has written.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let format = try values.decode(Int.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: values, debugDescription: "This FlowKit reads the format \(Self.format), not \(format).")
    }
    version = try values.decode(Int.self, forKey: .version)
    stacks = try values.decode([Stack].self, forKey: .stacks)
    count()
  }

  /// Writes the snapshot: one object for each entry.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(version, forKey: .version)
    try values.encode(stacks, forKey: .stacks)
  }
}

extension NavigationSnapshot.Entry: Codable {
  /// Reads an entry, and what it contains.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count < 320 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Containers contain each other without an end."))
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    flow = try values.decode(String.self, forKey: .flow)
    key = try values.decodeIfPresent(SavedValue.self, forKey: .key)
    state = try values.decodeIfPresent(SavedValue.self, forKey: .state)
    children = try values.decodeIfPresent(NavigationSnapshot.Children.self, forKey: .children)
  }

  /// Writes what there is.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(flow, forKey: .flow)
    try values.encodeIfPresent(key, forKey: .key)
    try values.encodeIfPresent(state, forKey: .state)
    try values.encodeIfPresent(children, forKey: .children)
  }
}
