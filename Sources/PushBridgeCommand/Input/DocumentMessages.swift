internal import PushBridge

/// The messages of a document, some at a time.
struct DocumentMessages {
    /// How many messages a block has at most.
    private static let blockCount = 512

    private let document: ByteSlice
    private let blockSize: Int
    private var cursor: DocumentCursor
    private var count = 0

    /// - Parameters:
    ///   - document: A document that is whole.
    ///   - blockSize: How many bytes a block has unless a message is longer.
    ///   - maximumValues: How many values and keys a message may have.
    init(_ document: ByteSlice, blockSize: Int, maximumValues: Int) {
        self.document = document
        self.blockSize = blockSize
        cursor = DocumentCursor(maximumValues: maximumValues)
    }

    /// How many bytes of the document are in no block yet.
    var remaining: Int { document.count - cursor.position }

    /// The next messages; nil when there are no more.
    mutating func next() -> InputBlock.Content? {
        var messages: [InputPiece] = []
        let start = cursor.position
        steps: while messages.count < Self.blockCount, cursor.position - start < blockSize {
            let step = cursor.next(in: document)
            let index = cursor.isArray ? count + messages.count : nil
            switch step {
            case .message(let value): messages.append(.message(value, index: index))
            case .unreadable(let range): messages.append(.unreadable(document[range], index: index))
            case .end, .incomplete, .broken: break steps
            }
        }
        defer { count += messages.count }
        return messages.isEmpty ? nil : .messages(messages, from: count + 1)
    }
}
