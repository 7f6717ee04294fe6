internal import PushRecords

/// The message of an input that is to be explained.
struct ChosenMessage {
    /// What people call the input.
    let input: String
    /// The line that was asked for, or the first with something on it; or a message of a document.
    let place: MessagePlace
    /// The message.
    let bytes: ByteSlice

    /// Looks for the message.
    ///
    /// - Parameters:
    ///   - options: The input.
    ///   - line: The line wanted, from 1; nil for the first with something on it.
    ///   - index: The element wanted of a document that is an array, from 0 as in records; nil for the first.
    ///   - key: What ends the key before each message; nil where lines have none.
    /// - Throws: That reading failed, or that there is no such line or element.
    init(
        _ options: InputFileOptions, line: Int?, index: Int?, behind key: InputFilesOptions.KeyEnd?
    ) throws(CommandError) {
        let limit = options.limits.maxLine
        var pieces = InputPieces(
            LineFraming(
                try ByteSource(path: options.input), maximumLine: limit,
                maximumValues: options.limits.maxValues, allowsDocument: key == nil))
        input = pieces.source.name
        var last: MessagePlace?
        while let (piece, number, _) = try pieces.next() {
            let place = piece.place(number)
            last = place
            let isWanted = line == nil && index == nil ? !piece.isBlank : place.isWanted(line, index)
            guard isWanted else { continue }
            guard let bytes = piece.filledBytes else { throw .unusableLine(input, place, limit) }
            guard let message = bytes.message(behind: key) else { throw .keyless(input, line: place.line) }
            (self.place, self.bytes) = (place, message)
            return
        }
        throw .noSuchMessage(input, line: line, index: index, last: last)
    }
}

extension MessagePlace {
    fileprivate func isWanted(_ line: Int?, _ index: Int?) -> Bool {
        (line == nil || line == self.line) && (index == nil || index == self.index)
    }
}

extension InputPiece {
    fileprivate var isBlank: Bool { if case .line(let bytes) = self { bytes.isBlank } else { false } }

    /// The line or the message, if there is something to read.
    fileprivate var filledBytes: ByteSlice? {
        switch self {
        case .line(let bytes), .unreadable(let bytes, _): bytes.isBlank ? nil : bytes
        case .message(let value, _): ByteSlice(Array(value.raw.description.utf8))
        case .oversized: nil
        }
    }
}

extension ByteSlice {
    /// The message behind a line's key; the whole line where lines have none, and nil where this one has none.
    fileprivate func message(behind key: InputFilesOptions.KeyEnd?) -> ByteSlice? {
        guard let key else { return self }
        return firstIndex(of: key.byte).map { self[$0 + 1..<count] }
    }
}

extension CommandError {
    /// The line to explain has no key, which was announced.
    fileprivate static func keyless(_ input: String, line: Int) -> CommandError {
        .usage(
            "\(input):\(line): the line has no tab, so it has no key before its message. Leave out --key.")
    }
}
