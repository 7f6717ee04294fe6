internal import PushBridge
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

/// A file that is one JSON value on as many lines as it likes: a profile, a report, a summary.
struct JSONFile {
    /// The value.
    let root: JSONValue
    /// The bytes of the file, as UTF-8.
    let bytes: ByteSlice
    /// What people call the file.
    let name: String
    /// Tells whether another name leads to the same file; nil for what is no regular file.
    let identity: FileStatus.Identity?

    /// How large a file may be, in bytes.
    private static let maximumSize = 64 << 20

    /// Reads a file.
    init(path: String) throws(CommandError) {
        let source = try ByteSource(path: path)
        var framing = LineFraming(
            source, maximumLine: Self.maximumSize, allowsDocument: false, foreignStatus: .malformed)
        guard let bytes = try framing.readAll(upTo: Self.maximumSize) else {
            throw .settingsTooLong(source.name, line: 1, limit: Self.maximumSize)
        }
        name = source.name
        identity = source.identity
        self.bytes = bytes
        do {
            root = try JSONDocument(bytes).root
        } catch {
            let line = MessagePlace(line: bytes.line(at: error.offset))
            throw .malformed(source.name, line, MessageError(error, of: bytes))
        }
    }

    /// The number of the line of a value, from 1.
    func line(of path: String) -> Int { bytes.line(at: root.offset(of: path)) }
}

extension ByteSlice {
    /// The number of the line at an offset, counting from 1.
    fileprivate func line(at offset: Int) -> Int {
        1 + self[0..<min(offset, count)].lineFeedCount
    }
}
