/// Apple's types hold JSON texts and values, so an import of them is an import of JSON too.
@_exported public import JSONDocument
