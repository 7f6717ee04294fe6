/// Webhooks are JSON, so whoever verifies them sees JSON texts and values too.
@_exported public import JSONDocument
