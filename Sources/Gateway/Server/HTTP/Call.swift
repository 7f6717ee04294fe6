internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOHTTPTypes

/// A request whose caller may make it.
struct Call {
    let request: Request
    let context: GatewayRequestContext
    /// What the caller's key allows; nil where none is needed.
    let access: Access?
    /// Where its body has room.
    let room: BodyMemory

    /// The app of the caller's key.
    var app: String {
        get throws {
            guard let app = access?.app else {
                throw Problem(
                    .noApp,
                    "This key is for no app, so it opens none's state. Use a key made with --app.")
            }
            return app
        }
    }

    /// Whether the caller may hand in messages to everybody.
    var mayBroadcast: Bool { access?.scopes.contains(.broadcast) == true }

    /// Where a list goes on, and how much of it is asked for.
    var page: (after: Int, limit: Int) {
        get throws {
            (
                try request.number("after", in: 0...Int.max, usual: 0),
                try request.number("limit", in: 1...10_000, usual: 1_000)
            )
        }
    }

    /// The body, which is a JSON object with some members.
    func settings(_ known: [String], upTo limit: Int) async throws -> SettingsObject {
        try await withBody(upTo: limit) { try SettingsObject(body: $0, known: known) }
    }

    /// A part of the address as text, without its percent signs: UTF-8 of 1 to 255 bytes.
    func name(_ parameter: String) throws -> String {
        guard let raw = context.parameters.get(parameter), let text = raw.removingPercentEncoding,
            (1...255).contains(text.utf8.count)
        else {
            throw Problem(
                .invalidAddress,
                "The \(parameter) in the address is no text of 1 to 255 bytes.")
        }
        return text
    }
}

extension Call {
    /// Reads the whole body, and gives its room back once `use` is done with it.
    ///
    /// A byte order mark before it stays only where a webhook's vendor signed the bytes.
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

/// What goes along with a request.
struct GatewayRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    private let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }

    /// Tells a client to send its body, if it waits for that.
    func askForBody(of request: Request) async throws {
        guard let expected = request.headers[.expect], expected.lowercased() == "100-continue" else { return }
        try await channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)))
    }
}

extension SettingsObject {
    /// Reads a body that is one JSON object.
    init(body: ByteSlice, known: [String]) throws {
        let root: JSONValue
        do {
            root = try JSONDocument(body).root
        } catch {
            throw Problem(.invalidJSON, "The body is no JSON. \(error)")
        }
        guard root.kind == .object else { throw Problem(.invalidJSON, "The body is no JSON object.") }
        self = try SettingsObject(root)
        try refuseUnknown(besides: known)
    }

    /// A member that must be there.
    func needed<Value>(
        _ key: UTF8Text, _ what: String, _ read: (UTF8Text) throws(PushModelError) -> Value?
    ) throws -> Value {
        guard let value = try read(key) else {
            throw Problem(.invalidSettings, "\(key) is missing; write \(what).", pointer: child(key))
        }
        return value
    }

    /// A whole number within a range.
    func number(_ key: UTF8Text, _ range: ClosedRange<Int>) throws -> Int {
        let number = try needed(key, "a whole number", integer)
        guard range.contains(number) else {
            throw Problem(
                .invalidSettings,
                "\(key) takes a whole number from \(range.lowerBound) to \(range.upperBound).",
                pointer: child(key))
        }
        return number
    }
}
