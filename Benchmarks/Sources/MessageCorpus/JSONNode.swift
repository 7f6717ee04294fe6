/// A JSON value to be written; an object keeps the order of its members.
public enum JSONNode: Sendable {
    case object([(key: String, value: JSONNode)])
    case array([JSONNode])
    case string(String)
    case integer(Int)
    /// A number with this spelling.
    case number(String)
    case bool(Bool)

    /// An array of strings.
    static func strings(_ strings: [String]) -> JSONNode {
        .array(strings.map(JSONNode.string))
    }

    /// Adds a member to an object; nothing else has members.
    subscript(key: String) -> JSONNode? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.last { $0.key == key }?.value
        }
        set {
            guard case .object(var members) = self, let newValue else { return }
            members.append((key, newValue))
            self = .object(members)
        }
    }
}

extension JSONNode: ExpressibleByDictionaryLiteral {
    /// An object.
    public init(dictionaryLiteral members: (String, JSONNode)...) {
        self = .object(members.map { (key: $0.0, value: $0.1) })
    }
}

extension JSONNode: ExpressibleByArrayLiteral {
    /// An array.
    public init(arrayLiteral elements: JSONNode...) {
        self = .array(elements)
    }
}

extension JSONNode: ExpressibleByStringInterpolation {
    /// A string.
    public init(stringLiteral text: String) {
        self = .string(text)
    }
}

extension JSONNode: ExpressibleByIntegerLiteral {
    /// An integer.
    public init(integerLiteral integer: Int) {
        self = .integer(integer)
    }
}

extension JSONNode: ExpressibleByBooleanLiteral {
    /// A boolean.
    public init(booleanLiteral bool: Bool) {
        self = .bool(bool)
    }
}
