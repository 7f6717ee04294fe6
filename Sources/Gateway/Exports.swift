@_exported public import APNSDelivery
@_exported public import PushBridge
