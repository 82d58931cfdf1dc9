#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// Shows in one bar what the item of another controller says, and what it says later.
  ///
  /// UIKit tells of changes by key-value observing only.
  @MainActor
  final class ItemMirror {
    private weak var source: UINavigationItem?
    #if canImport(ObjectiveC)
      private var observations: [NSKeyValueObservation] = []
    #endif

    /// Has one item say all that another one says, from now on.
    ///
    /// - Parameters:
    ///   - source: The item that is copied.
    ///   - target: The item that says the same.
    ///   - changed: Called after a later change.
    func show(_ source: UINavigationItem, in target: UINavigationItem, _ changed: @escaping @MainActor () -> Void = {})
    {
      target.take(source)
      guard self.source !== source else { return }
      self.source = source
      #if canImport(ObjectiveC)
        let copy: @Sendable () -> Void = { [weak source, weak target] in
          MainActor.assumeIsolated {
            guard let source, let target else { return }
            target.take(source)
            changed()
          }
        }
        observations = [
          source.observe(\.title) { _, _ in copy() }, source.observe(\.titleView) { _, _ in copy() },
          source.observe(\.leftBarButtonItems) { _, _ in copy() },
          source.observe(\.rightBarButtonItems) { _, _ in copy() },
          // Nobody promises that those tell when the app sets one item.
          source.observe(\.leftBarButtonItem) { _, _ in copy() },
          source.observe(\.rightBarButtonItem) { _, _ in copy() },
        ]
        #if !os(tvOS)
          observations += [
            source.observe(\.prompt) { _, _ in copy() }, source.observe(\.hidesBackButton) { _, _ in copy() },
            source.observe(\.searchController) { _, _ in copy() },
          ]
        #endif
      #endif
    }
  }

  extension UINavigationItem {
    /// Whether a bar has nothing of it to show.
    var isEmpty: Bool {
      let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
      #if os(tvOS)
        let isEmpty = true
      #else
        let isEmpty = prompt == nil && searchController == nil
      #endif
      return isEmpty && items.isEmpty && titleView == nil && (title ?? "").isEmpty
    }

    /// Takes over all that another one shows.
    fileprivate func take(_ other: UINavigationItem) {
      title = other.title
      titleView = other.titleView
      backButtonTitle = other.backButtonTitle
      leftBarButtonItems = other.leftBarButtonItems
      rightBarButtonItems = other.rightBarButtonItems
      standardAppearance = other.standardAppearance
      compactAppearance = other.compactAppearance
      scrollEdgeAppearance = other.scrollEdgeAppearance
      #if !os(tvOS)
        prompt = other.prompt
        backBarButtonItem = other.backBarButtonItem
        backButtonDisplayMode = other.backButtonDisplayMode
        hidesBackButton = other.hidesBackButton
        leftItemsSupplementBackButton = other.leftItemsSupplementBackButton
        largeTitleDisplayMode = other.largeTitleDisplayMode
        searchController = other.searchController
        hidesSearchBarWhenScrolling = other.hidesSearchBarWhenScrolling
      #endif
    }
  }
#endif
