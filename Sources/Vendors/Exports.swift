@_exported public import PushModel
