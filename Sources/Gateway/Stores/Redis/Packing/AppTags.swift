/// What the keys of one app begin with: a hash tag, so that all of them lie in one slot of a cluster.
struct AppTags {
    /// The tag of what is no app's.
    let shared: String
    private let space: String

    /// The tags of a store that shares its server with others, or has it for itself where the space is empty.
    init(space: String) {
        self.space = space.isEmpty ? "" : Self.encoded(space) + "/"
        shared = "{\(self.space)pushbridge}"
    }

    /// The tag of an app.
    func tag(of app: String) -> String {
        // The name of what is no app's is an app's only with a sign in front, as is no name at all, which would be no tag.
        let isSpecial = app.isEmpty || app == "pushbridge"
        return "{\(space)\(isSpecial ? "%" : "")\(Self.encoded(app))}"
    }

    /// Text in which signs that would end a tag or part it stand as `%` and their two hexadecimal digits.
    private static func encoded(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        return text.utf8.reduce(into: "") { encoded, byte in
            encoded +=
                isPlain(byte)
                ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !"{}%/".utf8.contains(byte)
    }
}
