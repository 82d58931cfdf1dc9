// What a navigator is made of: the core, and the features around it.
extension Navigator {
  /// Makes the root's screen and starts with it.
  ///
  /// What the root's screen asks for while it is made is performed before this returns.
  public convenience init(root: Flow<some AnyObject>) { self.init(root: root.blueprint, wrapPerformer: nil) }

  package convenience init(root: Blueprint, wrapPerformer: PerformerWrapper?) {
    self.init(beginningWith: root, wrapPerformer: wrapPerformer) { _ in }
  }

  convenience init(
    beginningWith root: Blueprint, wrapPerformer: PerformerWrapper?, _ add: (inout Features) -> Void
  ) {
    self.init(tree: root, wrapPerformer: wrapPerformer)
    features.gates = [GuardGate()]
    features.suppliers = [ReusableScreens()]
    features.witnesses = [LifecycleScreens()]
    features.answerers = [BackAnswerer(), MessageAnswerer()]
    features.relays = [LateMessages()]
    features.issues = IssueReporter()
    add(&features)
    leakDetection = .automatic
    start()
  }
}
