/// What counts as endless, or as too many: no app comes near, and one that does is told.
///
/// The article Why Nothing Happened has them in a table, which a test compares with ``all``.
package enum Limits {
  /// A longer chain of actions, each caused by the one before, is endless.
  package static var chainOfActions: Int { 1_000 }
  /// More actions than this, all caused by actions that were themselves caused, are endless, too: each may cause several.
  static var causedActions: Int { 10_000 }
  /// A longer chain of guards that lead to each other, or of messages that answer each other, is endless.
  package static var chainOfAnswers: Int { 100 }
  /// More containers inside one another, each shown by the one before, are endless.
  static var containersShownAtOnce: Int { 100 }
  /// More containers in one action are endless, too, because containers may contain each other in many ways.
  static var containersOfAnAction: Int { 10_000 }
  /// Code that looks into all containers recurses as deep as they are nested.
  static var nestedContainers: Int { 1_000 }
  /// Batches nested deeper become one list of steps, so that recursion into them stays bounded.
  static var nestedBatches: Int { 100 }
  /// How many selections of tabs going back remembers.
  static var rememberedTabs: Int { 200 }
  /// How many screens that have left are watched; with a host that never finishes its transitions, they would pile up.
  static var watchedScreens: Int { 1_000 }
  /// How many issues are printed, as nobody reads more.
  static var printedIssues: Int { 100 }

  /// All of them, as the article says them.
  package static var all: KeyValuePairs<String, Int> {
    [
      "actions that cause one another": chainOfActions, "actions that all these cause": causedActions,
      "guards or messages that lead to one another": chainOfAnswers,
      "containers inside one another that are shown at once": containersShownAtOnce,
      "containers that one action makes": containersOfAnAction, "containers inside one another": nestedContainers,
      "batches inside one another, before they become one": nestedBatches, "tabs that back remembers": rememberedTabs,
      "screens that are watched for leaks": watchedScreens, "issues that are printed": printedIssues,
    ]
  }
}
