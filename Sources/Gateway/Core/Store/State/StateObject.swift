internal import PushRecords

/// The JSON object of an export's line while it is read.
struct StateObject {
    private let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    func text(_ name: UTF8Text) throws(StateLineError) -> String {
        try required(name, try text(ifAny: name))
    }

    func text(ifAny name: UTF8Text) throws(StateLineError) -> String? {
        guard let value = root[name] else { return nil }
        guard let text = value.string else { throw StateLineError("\(name) is no text.") }
        return text.string
    }

    func integer(_ name: UTF8Text) throws(StateLineError) -> Int {
        try required(name, try integer(ifAny: name))
    }

    func integer(ifAny name: UTF8Text) throws(StateLineError) -> Int? {
        guard let value = root[name] else { return nil }
        guard let number = value.integer else { throw StateLineError("\(name) is no integer.") }
        return number
    }

    func flag(ifAny name: UTF8Text) throws(StateLineError) -> Bool? {
        guard let value = root[name] else { return nil }
        guard let flag = value.bool else { throw StateLineError("\(name) is neither true nor false.") }
        return flag
    }

    func texts(_ name: UTF8Text) throws(StateLineError) -> [String] {
        try required(name, try texts(ifAny: name))
    }

    func texts(ifAny name: UTF8Text) throws(StateLineError) -> [String]? {
        guard let value = root[name] else { return nil }
        let texts = value.elements.compactMap { $0.string?.string }
        guard value.kind == .array, texts.count == value.count else {
            throw StateLineError("\(name) is no array of texts.")
        }
        return texts
    }

    /// The bytes of a member that is a text, or Base64 under the name with `Base64` behind it; none where there is neither.
    func bytes(_ name: UTF8Text) throws(StateLineError) -> [UInt8] {
        if let text = try text(ifAny: name) { return Array(text.utf8) }
        return try base64(ifAny: UTF8Text(name.string + "Base64")) ?? []
    }

    func base64(_ name: UTF8Text) throws(StateLineError) -> [UInt8] {
        try required(name, try base64(ifAny: name))
    }

    private func base64(ifAny name: UTF8Text) throws(StateLineError) -> [UInt8]? {
        guard let text = try text(ifAny: name) else { return nil }
        guard let bytes = Base64.decode(UTF8Text(text)) else { throw StateLineError("\(name) is no Base64.") }
        return bytes.withBytes { Array($0) }
    }

    /// Numbers by their names.
    func counts(_ name: UTF8Text) throws(StateLineError) -> [String: Int] {
        let value = try required(name, root[name])
        var counts: [String: Int] = [:]
        for member in value.members { counts[member.key.string] = member.value.integer }
        guard value.kind == .object, counts.count == value.count else {
            throw StateLineError("\(name) is no object of integers.")
        }
        return counts
    }

    // MARK: Words of records

    var app: String { get throws(StateLineError) { try text("app") } }

    var jobKind: JobKind {
        get throws(StateLineError) {
            let name = try text("kind")
            guard let kind = JobKind(rawValue: name) else {
                throw StateLineError("\"\(name)\" is no kind of job.")
            }
            return kind
        }
    }

    func message(_ name: UTF8Text) throws(StateLineError) -> MessageID {
        MessageID(rawValue: try integer(name))
    }

    func message(ifAny name: UTF8Text) throws(StateLineError) -> MessageID? {
        try integer(ifAny: name).map(MessageID.init)
    }

    private func required<Value>(_ name: UTF8Text, _ value: Value?) throws(StateLineError) -> Value {
        guard let value else { throw StateLineError("\(name) is missing.") }
        return value
    }
}
