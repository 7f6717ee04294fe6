internal import PushRecords

/// The pieces of a block, one after the other.
struct PieceCursor {
    private var lines = ByteSlice([])
    private var start = 0
    /// Pieces that are cut already, behind the lines.
    private var rest: ArraySlice<InputPiece> = []
    private var number: Int

    init(_ block: InputBlock) {
        number = block.firstLine
        switch block.content {
        case .lines(let bytes): lines = bytes
        case .oversizedLine(let line): rest = [.oversized(line)]
        case .messages(let messages, let first): (rest, number) = (messages[...], first)
        }
    }

    /// How many bytes lie behind the last line that was taken; 0 in a document.
    var remaining: Int { lines.count - start }

    /// The next piece and the number of its line, or of the message in its document; nil at the end.
    mutating func next() -> (piece: InputPiece, number: Int)? {
        guard let piece = nextLine().map(InputPiece.line) ?? rest.popFirst() else { return nil }
        defer { number += 1 }
        return (piece, number)
    }

    /// The next line, without its line feed and a carriage return before it.
    private mutating func nextLine() -> ByteSlice? {
        guard start < lines.count else { return nil }
        let end = lines.firstLineFeed(from: start) ?? lines.count
        defer { start = min(end + 1, lines.count) }
        return lines.lineContent(start..<end)
    }
}

/// The pieces of an input, whatever blocks they lie in.
struct InputPieces {
    private var framing: LineFraming
    private var pieces: PieceCursor?
    private var end = 0

    init(_ framing: LineFraming) { self.framing = framing }

    /// The file.
    var source: ByteSource { framing.source }

    /// How many bytes were read behind the last piece that was taken.
    var remaining: Int { pieces?.remaining ?? 0 }

    /// The next piece, its number, and how far into the input, in bytes, it reaches; nil at the end.
    mutating func next() throws(CommandError) -> (piece: InputPiece, number: Int, end: Int)? {
        while true {
            if let (piece, number) = pieces?.next() { return (piece, number, end - remaining) }
            guard let block = try framing.next() else { return nil }
            end = block.end
            pieces = block.pieces
        }
    }
}
