import JSONDocument

/// What a vendor documents as the type of a key.
enum LiteralType: String, CaseIterable {
    case string
    case integer
    case number
    case boolean
    case object
    case array
    /// A string that holds JSON.
    case jsonString = "json-string"
    /// A string that holds a number, `true` or `false`.
    case spelled
    case any

    /// Whether a value is of this type.
    func holds(_ value: JSONValue) -> Bool {
        switch self {
        case .string: value.kind == .string
        case .integer: value.integer != nil
        case .number: value.kind == .number
        case .boolean: value.kind == .bool
        case .object: value.kind == .object
        case .array: value.kind == .array
        case .jsonString: value.string.map { (try? JSONDocument($0)) != nil } ?? false
        case .spelled: value.string.map { (try? JSONDocument($0).root).map { $0.kind == .number || $0.kind == .bool } ?? false } ?? false
        case .any: true
        }
    }
}
