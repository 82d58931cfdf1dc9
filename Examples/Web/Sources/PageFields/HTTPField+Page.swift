package import HTTPTypes

// The fields that both servers of this package send with their pages, or look at.
extension HTTPField {
  /// What browsers are told of each answer: a page loads only what is its own, nobody embeds it or reads it, and nothing is kept.
  package static let ofPages = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  ].compactMap { name, value in Name(name).map { HTTPField(name: $0, value: value) } }
}

extension HTTPField.Name {
  /// What a page must know to act.
  package static let token = Self("X-FlowKit-Token") ?? .authorization
  /// Whose page sends a request, as the browser says.
  package static let site = Self("Sec-Fetch-Site") ?? .origin
}
