import FlowKitWeb
