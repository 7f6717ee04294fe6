import JSONDocument

/// What came of reading a document, in a form that can be compared.
enum Outcome: Equatable {
    case accepted
    case refused(JSONError.Code, offset: Int)

    /// Reads a document.
    init(_ bytes: ByteSlice) {
        do {
            let value = try JSONDocument(bytes).root
            // Look at everything once, so that a wrong tape is noticed.
            self = Outcome.visit(value) > 0 ? .accepted : .refused(.empty, offset: -1)
        } catch {
            self = .refused(error.code, offset: error.offset)
        }
    }

    /// The number of values in a value.
    @discardableResult
    static func visit(_ value: JSONValue) -> Int {
        var visited = 0
        var waiting = [value]
        while let next = waiting.popLast() {
            visited += 1
            _ = (next.string, next.integer, next.double, next.raw, next.hasLoneSurrogate)
            waiting += next.elements
            waiting += next.members.map(\.value)
        }
        return visited
    }
}
