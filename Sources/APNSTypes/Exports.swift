/// A payload is JSON, so whoever sees Apple's types sees JSON texts and values too.
@_exported public import JSONDocument
