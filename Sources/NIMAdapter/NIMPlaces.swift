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
        var path = spelling.key.path
        if let payload {
            let rest = path.withUTF8 { bytes in
                bytes.starts(with: Self.payloadSteps) ? Self.pointer(bytes[Self.payloadSteps.count...]) : nil
            }
            if let rest { return self.path(payload) + rest }
        }
        let pointer = path.withUTF8 { Self.pointer($0[...]) }
        if let nesting = spelling.nesting { return "/" + nesting.name.string + pointer }
        return shape == .serverV1 ? respelled(pointer) : pointer
    }

    /// How the paths of the payload's rows start.
    private static let payloadSteps = Array("pushPayload.".utf8)

    /// The pointer of a row's path, whose names need no escapes: a slash before it and for each dot.
    private static func pointer(_ path: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(unsafeUninitializedCapacity: path.count + 1) { target in
            target[0] = UInt8(ascii: "/")
            var count = 1
            for byte in path {
                target[count] = byte == UInt8(ascii: ".") ? UInt8(ascii: "/") : byte
                count += 1
            }
            return count
        }
    }

    /// The pointer with its fields in the case in which this message spells them.
    private func respelled(_ pointer: String) -> String {
        var object = root
        var respelled = ""
        for step in pointer.utf8.dropFirst().split(separator: UInt8(ascii: "/")) {
            var name = UTF8Text(String(Substring(step)))
            if let fields = object {
                object = nil
                for member in fields.members where member.key.equalsIgnoringASCIICase(name) {
                    name = member.key
                    object = member.value.spelledValue ?? member.value
                }
            }
            respelled += "/" + name.string
        }
        return respelled
    }
}
