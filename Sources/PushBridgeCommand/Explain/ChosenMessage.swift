internal import PushBridge

/// The message of an input that is to be explained.
struct ChosenMessage {
    /// What people call the input.
    let input: String
    /// The line that was asked for, or the first with something on it; in a document that is a list, the message's number.
    let line: Int
    /// The message.
    let bytes: ByteSlice

    /// The message as text; only for what is known to be some.
    var text: String { bytes.withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Looks for the message.
    ///
    /// - Parameters:
    ///   - options: The input.
    ///   - wanted: The line wanted; nil for the first with something on it.
    /// - Throws: That reading failed, or that there is no such line.
    init(_ options: InputOptions, line wanted: Int?) throws(CommandError) {
        let source = try ByteSource(path: options.file.input)
        var framing = LineFraming(
            source, maximumLine: options.file.maxLine, maximumValues: options.file.maxValues)
        var search = Search(wanted: wanted)
        while search.found == nil, let block = try framing.next() { search.look(in: block) }
        guard let found = search.found, let bytes = found.bytes else {
            if let found = search.found { throw .unusableLine(source.name, found.line, options.file.maxLine) }
            throw .noSuchLine(source.name, wanted, last: search.last)
        }
        input = source.name
        line = found.line
        self.bytes = bytes
    }

    /// What was looked at so far.
    private struct Search {
        let wanted: Int?
        /// The number of the last line, or of the last message of a document.
        var last = 0
        /// The line; without bytes when it is longer than allowed.
        var found: (line: Int, bytes: ByteSlice?)?

        mutating func look(in block: InputBlock) {
            switch block.content {
            case .lines(let lines):
                lines.forEachLine(from: block.firstLine) { line, number in
                    take(number, line, isBlank: line.isBlank)
                }
            case .messages(let messages):
                for message in messages {
                    take(last + 1, ByteSlice(Array(message.value.raw.description.utf8)), isBlank: false)
                }
            case .unreadableMessage(let bytes): take(last + 1, bytes, isBlank: false)
            case .oversizedLine: take(block.firstLine, nil, isBlank: false)
            }
        }

        private mutating func take(_ number: Int, _ bytes: ByteSlice?, isBlank: Bool) {
            last = number
            guard found == nil else { return }
            if wanted.map({ $0 == number }) ?? !isBlank { found = (number, isBlank ? nil : bytes) }
        }
    }
}
