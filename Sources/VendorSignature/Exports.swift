/// Webhooks are JSON, so an import of their verification is an import of JSON too.
@_exported public import JSONDocument
