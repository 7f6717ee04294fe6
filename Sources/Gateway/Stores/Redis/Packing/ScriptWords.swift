/// The words that a script is given, in the order in which it reads them.
struct ScriptWords {
    private(set) var list: [RedisWord] = []

    init(_ words: RedisWord...) { list = words }

    mutating func add(_ words: RedisWord...) { list += words }

    mutating func add(_ words: ScriptWords) { list += words.list }

    /// Text that may be missing: nothing, or what stands behind a plus sign.
    mutating func add(ifAny text: String?) { list.append(.text(text.map { "+" + $0 } ?? "")) }

    /// Bytes that may be missing.
    mutating func add(ifAny bytes: [UInt8]?) {
        list.append(bytes.map { .bytes([UInt8(ascii: "+")] + $0) } ?? "")
    }
}
