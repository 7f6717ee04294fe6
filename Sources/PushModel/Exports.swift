/// The model is made of JSON texts and values, so whoever sees the model sees them too.
@_exported public import JSONDocument
