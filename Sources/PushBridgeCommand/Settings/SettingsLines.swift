internal import PushRecords

/// A file of settings: JSON Lines, or one JSON document that is an array of the same objects, or a single one.
enum SettingsLines {
    /// How long a line may be, in bytes.
    private static let maximumLine = 64 << 20

    /// Where an object stands.
    struct Place {
        /// The file's name, for people.
        let file: String
        /// The line, or the place in an array.
        let message: MessagePlace
    }

    /// Reads the file and calls a closure with every object.
    ///
    /// - Throws: ``CommandError`` that names the file and the place.
    static func forEach(
        in path: String, _ body: (JSONValue, Place) throws(PushModelError) -> Void
    ) throws(CommandError) {
        var pieces = InputPieces(
            LineFraming(
                try ByteSource(path: path), maximumLine: maximumLine, foreignStatus: .malformed))
        let name = pieces.source.name
        var reader = JSONReader()
        while let (piece, number, _) = try pieces.next() {
            let place = Place(file: name, message: piece.place(number))
            guard let value = try value(of: piece, &reader, place) else { continue }
            do throws(PushModelError) {
                try body(value, place)
            } catch {
                throw .malformed(name, place.message, error)
            }
        }
    }

    /// What a piece of the file holds; nil for a blank line.
    private static func value(
        of piece: InputPiece, _ reader: inout JSONReader, _ place: Place
    ) throws(CommandError) -> JSONValue? {
        switch piece {
        case .message(let value, _): return value
        case .line(let bytes) where bytes.isBlank: return nil
        case .line(let bytes), .unreadable(let bytes, _):
            do {
                return try reader.read(bytes)
            } catch {
                throw .malformed(place.file, place.message, MessageError(error, of: bytes))
            }
        case .oversized: throw .settingsTooLong(place.file, line: place.message.line, limit: maximumLine)
        }
    }
}
