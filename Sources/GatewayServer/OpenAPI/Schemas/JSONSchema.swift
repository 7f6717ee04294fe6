/// What a JSON value may be, as far as the document needs to say it: JSON Schema, draft 2020-12.
indirect enum JSONSchema: Sendable {
    /// Anything.
    case any
    /// Any text.
    case string
    /// Text of some length, in characters.
    case text(from: Int, to: Int? = nil)
    /// Text that a regular expression matches.
    case pattern(String)
    /// One of some words.
    case oneOf([String])
    case bool
    /// A whole number.
    case integer(from: Int? = nil, to: Int? = nil)
    case array(JSONSchema)
    /// An object; whether members may be there that are not listed.
    case object([SchemaMember], isOpen: Bool = false)
    /// One that has a name in the document.
    case named(NamedSchema)

    /// A name of a person, a group or anything else that callers name.
    static let name = text(from: 1)
    /// The identifier that the gateway gives a message.
    static let messageID = integer(from: 1, to: 9_007_199_254_740_991)
    /// Unix milliseconds.
    static let moment = integer(from: 0, to: 9_007_199_254_740_991)
}

/// A member of an object.
struct SchemaMember: Sendable {
    let name: String
    let schema: JSONSchema
    let words: String
    let isRequired: Bool

    /// One that may be absent.
    init(_ name: String, _ schema: JSONSchema, _ words: String) {
        self.init(name, schema, words, isRequired: false)
    }

    private init(_ name: String, _ schema: JSONSchema, _ words: String, isRequired: Bool) {
        self.name = name
        self.schema = schema
        self.words = words
        self.isRequired = isRequired
    }

    /// One that must be there.
    static func needed(_ name: String, _ schema: JSONSchema, _ words: String) -> SchemaMember {
        SchemaMember(name, schema, words, isRequired: true)
    }
}
