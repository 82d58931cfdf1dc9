/// Its place is taken by ``FlowRegistry``.
@available(*, unavailable, renamed: "FlowRegistry")
public typealias FlowCatalogue = FlowRegistry

/// Its place is taken by ``FlowRegistry``: the closure that lists the flows gets the registry itself.
@available(*, unavailable, renamed: "FlowRegistry")
public typealias FlowList = FlowRegistry

/// Its place is taken by ``FlowRegistryError``.
@available(*, unavailable, renamed: "FlowRegistryError")
public typealias FlowCatalogueError = FlowRegistryError
