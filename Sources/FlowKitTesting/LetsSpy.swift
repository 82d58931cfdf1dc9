public import FlowKit
