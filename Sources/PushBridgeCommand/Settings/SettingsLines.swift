internal import PushRecords

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
        in path: String, _ body: (JSONValue, Place) throws(PushModelError) -> Void
    ) throws(CommandError) {
        var lines = InputPieces(
            LineFraming(try ByteSource(path: path), maximumLine: maximumLine, allowsDocument: false))
        let name = lines.source.name
        var reader = JSONReader()
        while let (piece, number, _) = try lines.next() {
            guard case .line(let line) = piece else {
                throw .settingsTooLong(name, line: number, limit: maximumLine)
            }
            if line.isBlank { continue }
            let value = try value(of: line, &reader, name, number)
            do throws(PushModelError) {
                try body(value, Place(file: name, line: number))
            } catch {
                throw .malformed(name, line: number, error)
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
