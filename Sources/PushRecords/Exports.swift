// Whoever imports the records gets the front door that makes them.
@_exported public import PushBridge
