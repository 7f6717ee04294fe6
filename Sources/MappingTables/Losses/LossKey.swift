/// Whose keys lose something: a word in the column `keys` of `losses.tsv`.
enum LossKey: Sendable, Hashable {
    /// One row.
    case row(String)
    /// The keys of one field.
    case field(String)
    /// The keys of the fields whose names begin so, with the dot.
    case fields(String)
    /// A key that only holds others.
    case container
    /// A key of the message's own content: what the effect `content-lost` of `effects.tsv` names.
    case content
    /// A key of a message of which nothing else is known, and which decides what people get.
    case other
    /// No key alone: the message as a whole.
    case message

    init(_ word: String) {
        switch word {
        case "container": self = .container
        case "content": self = .content
        case "other": self = .other
        case "message": self = .message
        case _ where word.hasSuffix(".*"): self = .fields(String(word.dropLast()))
        case _ where word.first?.isUppercase == true: self = .row(word)
        default: self = .field(word)
        }
    }

    /// Whether it means this row by its identifier.
    func names(_ row: Table.Row) -> Bool { self == .row(row.id) }

    /// Whether it means the keys of this field.
    func means(field: String) -> Bool {
        switch self {
        case .field(let name): name == field
        case .fields(let beginning): field.hasPrefix(beginning)
        case .row, .container, .content, .other, .message: false
        }
    }
}
