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
    ///   - wanted: The line wanted, in a document that is an array the message's number, from 1; nil for the first with
    ///     something on it.
    /// - Throws: That reading failed, or that there is no such line.
    init(_ options: InputFileOptions, line wanted: Int?) throws(CommandError) {
        let limit = options.limits.maxLine
        var pieces = InputPieces(
            LineFraming(
                try ByteSource(path: options.input), maximumLine: limit,
                maximumValues: options.limits.maxValues))
        input = pieces.source.name
        var last = 0
        while let (piece, number, _) = try pieces.next() {
            last = number
            guard wanted.map({ $0 == number }) ?? !piece.isBlank else { continue }
            guard let bytes = piece.filledBytes else { throw .unusableLine(input, number, limit) }
            (place, self.bytes) = (piece.place(number), bytes)
            return
        }
        throw .noSuchLine(input, wanted, last: last)
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
