internal import JSONDocument

/// A secret from a file or from the environment; nothing prints it.
struct ConfiguredSecret: Sendable, Hashable {
    /// The bytes, without a byte order mark before them and without white space around them.
    let bytes: [UInt8]

    /// Takes a secret.
    init(_ bytes: [UInt8]) {
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
        let bytes = bytes.withoutMark
        guard let start = bytes.firstIndex(where: { !isSpace($0) }),
            let end = bytes.lastIndex(where: { !isSpace($0) })
        else {
            self.bytes = []
            return
        }
        self.bytes = Array(bytes[start...end])
    }
}

extension ConfiguredSecret: CustomStringConvertible, CustomReflectable {
    /// That there is one.
    var description: String { "a secret" }
    /// Nothing to look into.
    var customMirror: Mirror { Mirror(self, children: []) }
}
