internal import PushBridge
internal import PushRecords

/// A file of settings: JSON Lines, or one JSON document that is an array of the same objects, or a single one.
final class SettingsLines {
    /// What people call the file.
    let name: String
    private var pieces: InputPieces
    private var isArray = false

    /// How long a line may be, in bytes.
    private static let maximumLine = 64 << 20

    init(_ path: String) throws(CommandError) {
        pieces = InputPieces(
            LineFraming(
                try ByteSource(path: path), maximumLine: Self.maximumLine, foreignStatus: .malformed))
        name = pieces.source.name
    }

    /// The whole of a file that is no JSON, and what people call the file.
    static func wholeFile(_ path: String) throws(CommandError) -> (name: String, bytes: ByteSlice) {
        let source = try ByteSource(path: path)
        return (source.name, try source.whole(upTo: maximumWhole))
    }

    private static let maximumWhole = 1 << 30

    /// Calls a closure with every object, and the number of its line or of the element in the array.
    func forEach(_ body: (JSONValue, Int) throws(PushModelError) -> Void) throws(CommandError) {
        var reader = JSONReader()
        while let (piece, number, _) = try pieces.next() {
            let place = piece.place(number)
            isArray = place.index != nil
            guard let value = try value(of: piece, &reader, place) else { continue }
            do throws(PushModelError) {
                try body(value, place.index ?? place.line)
            } catch {
                throw .malformed(name, place, error)
            }
        }
    }

    /// The place of the object with a number; an array's elements all stand where it begins.
    func place(_ number: Int) -> MessagePlace {
        isArray ? MessagePlace(line: 1, index: number) : MessagePlace(line: number)
    }

    /// What a piece of the file holds; nil for a line that says nothing.
    private func value(
        of piece: InputPiece, _ reader: inout JSONReader, _ place: MessagePlace
    ) throws(CommandError) -> JSONValue? {
        switch piece {
        case .message(let value, _): return value
        case .line(let bytes) where bytes.isBlank || bytes.isExportHeader: return nil
        case .line(let bytes), .unreadable(let bytes, _):
            do {
                return try reader.read(bytes)
            } catch {
                throw .malformed(name, place, MessageError(error, of: bytes))
            }
        case .oversized: throw .settingsTooLong(name, line: place.line, limit: Self.maximumLine)
        }
    }
}

extension ByteSource {
    fileprivate func whole(upTo limit: Int) throws(CommandError) -> ByteSlice {
        var framing = LineFraming(
            self, maximumLine: limit, allowsDocument: false, foreignStatus: .malformed)
        guard let bytes = try framing.readAll(upTo: limit) else {
            throw .settingsTooLong(name, line: 1, limit: limit)
        }
        return bytes
    }
}

/// A file that is one JSON value on as many lines as it likes: a profile, a report, a summary.
struct JSONFile {
    let root: JSONValue
    /// What people call the file.
    let name: String
    /// Tells whether another name leads to the same file; nil for what is no regular file.
    let identity: FileStatus.Identity?
    private let bytes: ByteSlice

    /// How large a file may be, in bytes.
    private static let maximumSize = 64 << 20

    init(path: String) throws(CommandError) {
        let source = try ByteSource(path: path)
        let bytes = try source.whole(upTo: Self.maximumSize)
        name = source.name
        identity = source.identity
        self.bytes = bytes
        do {
            root = try JSONDocument(bytes).root
        } catch {
            throw .malformed(
                source.name, Self.place(at: error.offset, in: bytes), MessageError(error, of: bytes))
        }
    }

    /// Where the value of a JSON Pointer begins.
    func place(of pointer: String) -> MessagePlace {
        Self.place(at: root.offset(of: pointer), in: bytes)
    }

    private static func place(at offset: Int, in bytes: ByteSlice) -> MessagePlace {
        MessagePlace(line: 1 + bytes[0..<min(offset, bytes.count)].lineFeedCount)
    }
}
