/// One word of a command: its name, a key or an argument.
enum RedisWord: Sendable, Hashable {
    /// Text, sent as UTF-8.
    case text(String)
    /// Any bytes.
    case bytes([UInt8])
    /// A number, sent as decimal digits.
    case integer(Int)
}

extension RedisWord: ExpressibleByStringLiteral {
    /// Text.
    init(stringLiteral value: String) { self = .text(value) }
}

extension RedisWord: ExpressibleByIntegerLiteral {
    /// A number.
    init(integerLiteral value: Int) { self = .integer(value) }
}
