internal import PushBridge

/// Steps through the messages of one JSON document: the elements of an array, or the one value that it is.
///
/// The bytes may be the beginning of a document of which more is still to come. Each message is read on its own, so that
/// a document takes little more memory than its bytes.
struct DocumentCursor {
    /// What comes next.
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
    /// Whether the document is an array.
    private(set) var isArray = false
    private var place = Place.start
    private let maximumValues: Int

    /// - Parameter maximumValues: How many values and keys a message may have.
    init(maximumValues: Int) {
        self.maximumValues = maximumValues
    }

    /// Takes the next step.
    ///
    /// - Parameter bytes: The document from its beginning; after `incomplete`, there may be more of it than before.
    /// - Returns: What comes next.
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

    /// Steps behind a message.
    private mutating func pass(_ range: Range<Int>) -> Range<Int> {
        position = range.upperBound
        place = isArray ? .behindElement : .behindDocument
        return range
    }
}
