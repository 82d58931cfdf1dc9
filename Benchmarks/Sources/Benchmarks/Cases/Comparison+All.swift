extension Comparison {
  /// All rows, in the order of the table.
  static func all(_ effort: Effort) -> [Comparison] {
    verbs(effort) + depth(effort) + audience(effort) + removal(effort) + composition(effort) + guards(effort)
      + growth(effort) + links(effort) + restoration(effort)
  }
}
