internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Call {
    /// Reads the whole body, and gives its room back once `use` is done with it.
    ///
    /// - Parameters:
    ///   - limit: How many bytes it may have.
    ///   - keepsMark: Whether a byte order mark before it stays, as it must in a webhook, whose vendor signed the bytes.
    ///   - use: What to do with it.
    /// - Returns: What `use` returns.
    /// - Throws: ``Problem`` for a longer or a compressed body, or while those of others take too much room; what `use` throws.
    func withBody<Result>(
        upTo limit: Int, keepsMark: Bool = false, _ use: (ByteSlice) async throws -> Result
    ) async throws -> Result {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
            throw Problem.tooLarge(limit)
        }
        let encodings = request.headers[values: .contentEncoding]
        guard encodings.allSatisfy({ $0.lowercased() == "identity" }) else {
            throw Problem(
                .compressed, "The body has a Content-Encoding. Send it as it is, without compression.")
        }
        try await context.askForBody(of: request)
        var bytes: [UInt8] = []
        defer { room.giveBack(bytes.count) }
        for try await part in request.body {
            guard bytes.count + part.readableBytes <= limit else { throw Problem.tooLarge(limit) }
            try room.take(part.readableBytes)
            bytes.append(contentsOf: part.readableBytesView)
        }
        return try await use(keepsMark ? ByteSlice(bytes) : ByteSlice(bytes).withoutMark)
    }
}

extension Request {
    /// A query parameter as text; nil where it does not stand there.
    func parameter(_ name: Substring) -> String? { uri.queryParameters[name].map(String.init) }

    /// A query parameter as a whole number.
    ///
    /// - Throws: ``Problem`` for one that is no such number.
    func number(_ name: Substring, in range: ClosedRange<Int>, usual: Int) throws -> Int {
        guard let text = parameter(name) else { return usual }
        guard let number = Int(text), range.contains(number) else {
            throw Problem(
                .invalidParameter,
                "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// Whether the body has a message on each line.
    var hasLines: Bool {
        guard let type = headers[.contentType]?.split(separator: ";").first else { return false }
        return ["application/x-ndjson", "application/jsonl", "application/json-lines"]
            .contains(type.trimmingBlanks.lowercased())
    }
}

extension Problem {
    /// A body that is too long.
    static func tooLarge(_ limit: Int) -> Problem {
        Problem(
            .tooLarge, "The body has more than \(limit) bytes. Send less at a time.")
    }
}

extension Substring {
    /// The text without blanks around it.
    fileprivate var trimmingBlanks: Substring {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
