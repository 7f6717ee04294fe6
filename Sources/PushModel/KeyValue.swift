/// What a vendor's writer says under one key, before it is spelled.
package enum KeyValue {
    case text(UTF8Text)
    case texts([UTF8Text])
    case integer(Int)
    case flag(Bool)
    /// A value that is spelled already.
    case raw(RawJSON)
    /// The object whose keys stand under this one; left out where none of them says anything.
    case object
    /// The same, and `{}` where none of them says anything.
    case objectOrEmpty
    /// A string that holds another value's JSON.
    indirect case folded(KeyValue)

    /// `[]`.
    package static var emptyList: KeyValue { .texts([]) }
}
