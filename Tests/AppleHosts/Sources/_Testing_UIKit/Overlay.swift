// What the compiler looks for where a file imports both UIKit and Testing.
@_exported import Testing
