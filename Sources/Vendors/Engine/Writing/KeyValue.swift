/// What a vendor's writer says under one key, before it is spelled.
public enum KeyValue: Sendable {
    /// A string.
    case text(UTF8Text)
    /// An array of strings.
    case texts([UTF8Text])
    /// A number without a fraction.
    case integer(Int)
    /// `true` or `false`.
    case flag(Bool)
    /// A value that is spelled already.
    case raw(RawJSON)
    /// The object whose keys stand under this one; left out where none of them says anything.
    case object
    /// The same, and `{}` where none of them says anything.
    case objectOrEmpty
    /// A string that holds the JSON of texts.
    case foldedTexts([UTF8Text])
    /// A string that holds an integer.
    case foldedInteger(Int)
    /// A string that holds `true` or `false`.
    case foldedFlag(Bool)
    /// A string that holds the JSON of the object whose keys stand under this one; left out where none of them says
    /// anything.
    case foldedObject
    /// The same, and `{}` where none of them says anything.
    case foldedObjectOrEmpty

    /// Whether it is the object whose keys stand under the key.
    @inlinable public var isObject: Bool {
        switch self {
        case .object, .objectOrEmpty, .foldedObject, .foldedObjectOrEmpty: true
        case .text, .texts, .integer, .flag, .raw, .foldedTexts, .foldedInteger, .foldedFlag: false
        }
    }

    /// Whether an object is written though nothing stands in it.
    var isWrittenEmpty: Bool {
        switch self {
        case .objectOrEmpty, .foldedObjectOrEmpty: true
        default: false
        }
    }

    /// Whether an object stands in a string.
    var isFoldedObject: Bool {
        switch self {
        case .foldedObject, .foldedObjectOrEmpty: true
        default: false
        }
    }

    /// The value as JSON; nil for an object whose keys are still to be written.
    package var json: RawJSON? {
        switch self {
        case .text(let text): .string(text)
        case .texts(let texts): .array(texts.map(RawJSON.string))
        case .integer(let number): .integer(number)
        case .flag(let flag): .bool(flag)
        case .raw(let json): json
        case .object, .objectOrEmpty, .foldedTexts, .foldedInteger, .foldedFlag, .foldedObject,
            .foldedObjectOrEmpty:
            nil
        }
    }

    /// `[]`.
    public static var emptyList: KeyValue { .texts([]) }
}
