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
        var steps = spelling.key.path.split(separator: ".").map { UTF8Text(String($0)) }
        if let payload, steps.count > 1, steps[0] == "pushPayload" {
            return path(payload) + Self.pointer(steps.dropFirst())
        }
        if let nesting = spelling.nesting { steps.insert(nesting.name, at: 0) }
        if shape == .serverV1 { respell(&steps) }
        return Self.pointer(steps[...])
    }

    /// Gives fields the case in which this message spells them.
    private func respell(_ steps: inout [UTF8Text]) {
        var object = root
        for index in steps.indices {
            guard let members = object?.members else { return }
            object = nil
            for member in members where member.key.equalsIgnoringASCIICase(steps[index]) {
                steps[index] = member.key
                object = member.value.spelledValue ?? member.value
            }
        }
    }

    private static func pointer(_ steps: ArraySlice<UTF8Text>) -> String {
        steps.map { "/" + pointerStep($0) }.joined()
    }
}
