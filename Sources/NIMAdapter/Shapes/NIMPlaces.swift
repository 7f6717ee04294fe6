import PushModel

/// A key as one message spells it: the row, and the container that stands between it and the root.
struct NIMSpelling: Equatable {
    let key: NIMKey
    /// A container whose members are read as if they stood at the root, such as `pushInfo`.
    var nesting: NIMKey?
}

/// Where the keys of the table stand in one message.
struct NIMPlaces {
    let shape: NIMShape
    /// The message.
    var root: JSONValue?
    /// Whether a field is spelled in another case than the table's.
    var isRespelled = false
    /// The container whose members are being read as if they stood at the root.
    var nesting: NIMKey?
    /// The key under which the message has its push payload.
    var payload: NIMSpelling?

    init(shape: NIMShape) {
        self.shape = shape
    }

    /// The spelling of a key in the object that is being read.
    func spelling(_ key: NIMKey) -> NIMSpelling { NIMSpelling(key: key, nesting: nesting) }

    /// The place of a key in the object that is being read.
    func location(_ key: NIMKey) -> Location { location(spelling(key)) }

    func location(_ spelling: NIMSpelling) -> Location {
        Location(row: spelling.key.row, path: path(spelling))
    }

    /// The place of a key that no row knows.
    func location(of name: UTF8Text, in container: NIMSpelling) -> Location {
        Location(row: "", path: path(container) + "/" + pointerStep(name))
    }

    private func path(_ spelling: NIMSpelling) -> String {
        let index = Int(spelling.key.rawValue)
        if let payload, let rest = Self.payloadPointers[index] {
            guard payload.nesting == nil, !isRespelled else { return path(payload) + rest }
            return Self.pointersBelow[Int(payload.key.rawValue)][index]
        }
        let pointer = Self.pointers[index]
        if let nesting = spelling.nesting { return "/" + nesting.name.string + pointer }
        return isRespelled ? respelled(pointer) : pointer
    }

    /// The pointers of all rows' paths, whose names need no escapes.
    private static let pointers = NIMKey.allCases.map { key in
        "/" + key.path.split(separator: ".").joined(separator: "/")
    }

    /// The pointers of the payload's rows within the payload, nil for all other rows.
    private static let payloadPointers = pointers.map { pointer in
        pointer.hasPrefix("/pushPayload/") ? String(pointer.dropFirst("/pushPayload".count)) : nil
    }

    /// The pointers of the payload's rows below each key that holds a payload; nothing for all other keys.
    private static let pointersBelow: [[String]] = NIMKey.allCases.map { payload in
        if payload.childScope != .pushPayload { return [] }
        let pointer = pointers[Int(payload.rawValue)]
        return payloadPointers.map { rest in rest.map { pointer + $0 } ?? "" }
    }

    /// The pointer with its fields in the case in which this message spells them.
    private func respelled(_ pointer: String) -> String {
        var object = root
        var respelled = ""
        for step in pointer.utf8.dropFirst().split(separator: UInt8(ascii: "/")) {
            var name = UTF8Text(String(Substring(step)))
            let fields = object?.spelledValue ?? object
            object = nil
            fields?.forEachMember { member in
                guard member.withKey({ $0.equalsIgnoringASCIICase(name) }) else { return }
                name = member.key
                object = member.value
            }
            respelled += "/" + name.string
        }
        return respelled
    }
}
