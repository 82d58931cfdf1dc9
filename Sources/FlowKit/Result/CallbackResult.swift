/// What waiting for a callback may result in: an optional value, or whether the callback was called.
///
/// It has no use of its own; the compiler names it where the property that is waited for is no callback.
public protocol CallbackResult {}

extension Optional: CallbackResult {}
extension Bool: CallbackResult {}

/// Stands for a property that nobody can wait for, in the compiler's words: it is not a variable with a function of one
/// argument or none.
public struct NotACallback<Property> {}
