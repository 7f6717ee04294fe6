internal import PushBridge

/// Whether the input is one document.
extension LineFraming {
    /// How large a document may be, in bytes.
    static let documentLimit = 64 << 20

    /// Below this size, in bytes, an open document is looked at again whenever more of it has come.
    private static let smallDocument = 64 << 10

    /// The document that the whole input is; nil when it is lines.
    ///
    /// It is one if its first line ends inside an open value, or if it is a single line with a list of objects. Only as
    /// much is read as the answer needs: for lines, hardly ever more than the first two.
    mutating func findDocument() throws(CommandError) -> JSONValue? {
        guard let line = try firstFilledLine(), rest[line.lowerBound].opensValue, line.count <= maximumLine
        else { return nil }
        do {
            let value = try JSONDocument(rest[line]).root
            guard value.kind == .array, value.elements.first(where: { _ in true })?.kind == .object else {
                return nil
            }
            return try isBlank(from: line.upperBound) ? value : nil
        } catch let error as JSONError {
            return error.code == .unexpectedEnd ? try wholeDocument() : nil
        } catch let error as CommandError {
            throw error
        } catch {
            return nil
        }
    }

    /// Where the first line lies that is not blank, without the white space before it; nil when none is near.
    private mutating func firstFilledLine() throws(CommandError) -> Range<Int>? {
        while true {
            if let start = rest.firstFilledIndex() {
                if let end = rest.firstLineFeed(from: start) { return start..<end }
                if source.isAtEnd { return start..<rest.count }
            } else if source.isAtEnd || rest.count >= blockSize {
                return nil
            }
            guard rest.count <= min(maximumLine, Self.documentLimit) else { return nil }
            try readMore(upTo: Self.documentLimit + 1)
        }
    }

    /// Whether nothing but white space follows.
    private mutating func isBlank(from start: Int) throws(CommandError) -> Bool {
        while rest.count <= Self.documentLimit {
            if rest.firstFilledIndex(from: start) != nil { return false }
            if source.isAtEnd { return true }
            try readMore(upTo: Self.documentLimit + 1)
        }
        return false
    }

    /// Reads on while what was read could still become one document.
    private mutating func wholeDocument() throws(CommandError) -> JSONValue? {
        var nextLook = 0
        var document: JSONDocument?
        while rest.count <= Self.documentLimit {
            if source.isAtEnd || rest.count >= nextLook {
                document = nil
                do throws(JSONError) {
                    document = try JSONDocument(rest)
                } catch {
                    if error.code != .unexpectedEnd { return nil }
                }
                nextLook = rest.count < Self.smallDocument ? 0 : rest.count * 2
            }
            if source.isAtEnd { return document?.root }
            try readMore(upTo: Self.documentLimit + 1, atLeast: nextLook)
        }
        StandardError.note(CommandError.largeDocument(source.name))
        return nil
    }
}

/// The messages of a document, some at a time.
struct DocumentMessages {
    private static let blockSize = 512

    private let document: JSONValue
    private var elements: JSONElements.Iterator
    private var count = 0
    private var isAtEnd = false

    init(_ document: JSONValue) {
        self.document = document
        elements = document.elements.makeIterator()
    }

    /// The elements of an array, or the document itself; nil when there are no more.
    mutating func next() -> [DocumentMessage]? {
        if document.kind != .array {
            defer { isAtEnd = true }
            return isAtEnd ? nil : [DocumentMessage(value: document, path: "")]
        }
        var block: [DocumentMessage] = []
        while block.count < Self.blockSize, let element = elements.next() {
            block.append(DocumentMessage(value: element, path: "/\(count)"))
            count += 1
        }
        return block.isEmpty ? nil : block
    }
}

extension ByteSlice {
    /// The first place of a byte that is no JSON white space at or after an index.
    fileprivate func firstFilledIndex(from start: Int = 0) -> Int? {
        withBytes { bytes in bytes[start...].firstIndex { !$0.isBlank } }
    }
}

extension UInt8 {
    /// Whether the byte opens an object or an array.
    fileprivate var opensValue: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") }
}
