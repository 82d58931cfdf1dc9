/// The result of waiting for a callback: an optional value, or whether the callback was called.
///
/// You don't use it yourself. The compiler names it if the property to wait for is no callback.
public protocol CallbackResult {}

extension Optional: CallbackResult {}
extension Bool: CallbackResult {}

/// Stands in compiler messages for a property that can't be waited for: it isn't a variable with a function of at most
/// one argument.
public struct NotACallback<Property> {}
