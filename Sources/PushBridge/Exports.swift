// Whoever imports the front door gets the vocabulary that its calls are made of.
@_exported public import APNSTypes
@_exported public import PushModel
