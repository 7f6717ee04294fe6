internal import PushBridge

/// The messages of a document, some at a time.
struct DocumentMessages {
    /// How many messages a block has at most.
    private static let blockCount = 512

    private let document: ByteSlice
    private let blockSize: Int
    private var cursor: DocumentCursor
    private var count = 0
    /// A message that nobody can read, which waits for those before it.
    private var unreadable: ByteSlice?

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
        var messages: [DocumentMessage] = []
        let start = cursor.position
        while unreadable == nil, messages.count < Self.blockCount, cursor.position - start < blockSize {
            switch cursor.next(in: document) {
            case .message(let value, _):
                messages.append(DocumentMessage(value: value, path: cursor.isArray ? "/\(count)" : ""))
            case .unreadable(let range): unreadable = document[range]
            case .end, .incomplete, .broken: return messages.isEmpty ? nil : .messages(messages)
            }
            count += 1
        }
        if !messages.isEmpty { return .messages(messages) }
        defer { unreadable = nil }
        return unreadable.map { .unreadableMessage($0) }
    }
}
