internal import PushBridge

/// A file of settings in JSON Lines.
enum SettingsLines {
    /// How long a line may be, in bytes.
    private static let maximumLine = 64 << 20

    /// Where a line stands.
    struct Place {
        /// The file's name, for people.
        let file: String
        /// The line's number, from 1.
        let line: Int
    }

    /// Reads the file and calls a closure with every line that is not blank.
    ///
    /// - Throws: ``CommandError`` that names the file and the line.
    static func forEach(
        in path: String, _ body: (JSONValue) throws(PushModelError) -> Void
    ) throws(CommandError) {
        try forEachPlaced(in: path) { (value, _) throws(PushModelError) in try body(value) }
    }

    /// The same for whoever tells people about lines.
    static func forEachPlaced(
        in path: String, _ body: (JSONValue, Place) throws(PushModelError) -> Void
    ) throws(CommandError) {
        var framing = LineFraming(
            try ByteSource(path: path), maximumLine: maximumLine, allowsDocument: false)
        let name = framing.source.name
        var reader = JSONReader()
        while let block = try framing.next() {
            guard case .lines(let bytes) = block.content else {
                throw .settingsTooLong(name, line: block.firstLine, limit: maximumLine)
            }
            try bytes.forEachLine(from: block.firstLine) { (line, number) throws(CommandError) in
                guard !line.isBlank else { return }
                let value = try Self.value(of: line, &reader, name, number)
                do throws(PushModelError) {
                    try body(value, Place(file: name, line: number))
                } catch {
                    throw .malformed(name, line: number, error)
                }
            }
        }
    }

    private static func value(
        of line: ByteSlice, _ reader: inout JSONReader, _ name: String, _ number: Int
    ) throws(CommandError) -> JSONValue {
        do {
            return try reader.read(line)
        } catch {
            throw .malformed(name, line: number, error)
        }
    }
}
