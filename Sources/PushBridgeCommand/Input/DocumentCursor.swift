internal import PushBridge
internal import PushRecords

/// Steps through the messages of one JSON document: the elements of an array, or the one value that it is.
///
/// The bytes may be the beginning of a document of which more is still to come. Each message is read on its own, so that
/// a document takes little more memory than its bytes.
struct DocumentCursor {
    enum Step {
        case message(JSONValue)
        /// A message that is nested too deeply or has too many values to be read.
        case unreadable(Range<Int>)
        /// Nothing; only white space follows the document.
        case end
        /// What the bytes do not hold yet, or never will.
        case incomplete
        /// Something that JSON does not allow.
        case broken
    }

    private enum Place {
        case start
        /// Before an element, or before the bracket of an array without any.
        case firstElement
        case element
        case behindElement
        case behindDocument
    }

    /// Where in the bytes the next step begins.
    private(set) var position = 0
    private(set) var isArray = false
    private var place = Place.start
    private let maximumValues: Int

    init(maximumValues: Int) {
        self.maximumValues = maximumValues
    }

    mutating func next(in bytes: ByteSlice) -> Step {
        while let start = bytes.firstFilledIndex(from: position) {
            position = start
            switch (place, bytes[start]) {
            case (.start, UInt8(ascii: "[")):
                isArray = true
                advance(to: .firstElement)
            case (.firstElement, UInt8(ascii: "]")), (.behindElement, UInt8(ascii: "]")):
                advance(to: .behindDocument)
            case (.behindElement, UInt8(ascii: ",")): advance(to: .element)
            case (.start, _), (.firstElement, _), (.element, _): return message(in: bytes)
            case (.behindElement, _), (.behindDocument, _): return .broken
            }
        }
        position = bytes.count
        return place == .behindDocument ? .end : .incomplete
    }

    private mutating func advance(to place: Place) {
        position += 1
        self.place = place
    }

    private mutating func message(in bytes: ByteSlice) -> Step {
        let start = position
        do throws(JSONError) {
            let (value, count) = try JSONDocument.prefix(
                of: bytes[start..<bytes.count], maximumValues: maximumValues)
            _ = pass(start..<start + count)
            return .message(value)
        } catch {
            switch error.code {
            case .unexpectedEnd: return .incomplete
            case .tooDeep, .tooDense:
                guard let end = bytes.endOfValue(from: start) else { return .incomplete }
                return .unreadable(pass(start..<end))
            default: return .broken
            }
        }
    }

    private mutating func pass(_ range: Range<Int>) -> Range<Int> {
        position = range.upperBound
        place = isArray ? .behindElement : .behindDocument
        return range
    }
}

/// The messages of a document, some at a time.
struct DocumentMessages {
    private static let blockCount = 512

    private let document: ByteSlice
    private let blockSize: Int
    private var cursor: DocumentCursor
    private var count = 0

    init(_ document: ByteSlice, blockSize: Int, maximumValues: Int) {
        self.document = document
        self.blockSize = blockSize
        cursor = DocumentCursor(maximumValues: maximumValues)
    }

    /// How many bytes of the document are in no block yet.
    var remaining: Int { document.count - cursor.position }

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

extension ByteSlice {
    /// The first place of a byte that is no JSON white space at or after an index.
    func firstFilledIndex(from start: Int = 0) -> Int? {
        withBytes { bytes in bytes[start...].firstIndex { !$0.isBlank } }
    }

    /// Where the array or object at an index ends, found by its brackets only; nil when it does not end.
    func endOfValue(from start: Int) -> Int? {
        withBytes { bytes in
            var depth = 0
            var index = start
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    depth -= 1
                    if depth == 0 { return index + 1 }
                case UInt8(ascii: "\""): index = Self.endOfString(in: bytes, from: index)
                default: break
                }
                index += 1
            }
            return nil
        }
    }

    /// The place of the quote that ends the string whose first quote is at an index, or of the last byte.
    private static func endOfString(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index
    }

    /// The bytes without a character at their end that is not whole yet.
    var wholeCharacters: ByteSlice {
        // Of a character's four bytes at most, three may be there already.
        for length in 1...3 where length <= count {
            let byte = self[count - length]
            if byte & 0xC0 == 0x80 { continue }
            let wanted = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return wanted > length ? self[0..<count - length] : self
        }
        return self
    }
}
