// The host for SwiftUI.
