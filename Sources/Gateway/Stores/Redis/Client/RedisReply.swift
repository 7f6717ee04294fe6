internal import NIOCore

/// What a server answers to one command.
enum RedisReply: Sendable, Hashable {
    /// There is no such thing, or, for a call that blocks, nothing came in time.
    case null
    case integer(Int)
    /// A value, whatever its bytes are.
    case bytes([UInt8])
    /// A word of the server's own, such as `OK`.
    case status(String)
    /// Several replies.
    case array([RedisReply])
    /// An error inside an array; a command that is refused as a whole throws ``RedisError/refused(_:)``.
    case failure(RedisFailure)
}

/// What a server says when it refuses a command; the command has done nothing then, unless it was a script.
struct RedisFailure: Error, Sendable, Hashable {
    /// The first word, which tells programs what is wrong: `ERR`, `NOSCRIPT`, `OOM`, `WRONGTYPE` and so on.
    let code: String
    /// The whole text, for people; begins with the code.
    let message: String

    /// Takes the text as the server sent it.
    init(_ message: String) {
        code = String(message.prefix { $0 != " " })
        self.message = message
    }
}

/// Why a call has no reply.
enum RedisError: Error, Sendable, Hashable {
    /// No server could be asked; why, for people.
    ///
    /// No server has carried out the command.
    case unavailable(String)
    /// The command was sent, and the connection was lost or no answer came in time; why, for people.
    ///
    /// The server may have carried out the command or not.
    case unanswered(String)
    /// The server refuses the command.
    case refused(RedisFailure)
    /// The client is closed, or was closed before the answer came.
    case closed

    /// The same of a command that was sent already.
    var afterSending: RedisError {
        guard case .unavailable(let reason) = self else { return self }
        return .unanswered(reason)
    }

    /// The same of a command that was to be sent once there is a connection.
    var beforeSending: RedisError {
        guard case .unanswered(let reason) = self else { return self }
        return .unavailable(reason)
    }
}

extension RedisError: CustomStringConvertible {
    /// What is wrong, for people.
    var description: String {
        switch self {
        case .unavailable(let reason), .unanswered(let reason): reason
        case .refused(let failure): failure.message
        case .closed: "The connection to Redis is closed."
        }
    }
}

/// One word of a command: its name, a key or an argument.
enum RedisWord: Sendable, Hashable {
    /// Text, sent as UTF-8.
    case text(String)
    /// Any bytes.
    case bytes([UInt8])
    /// A number, sent as decimal digits.
    case integer(Int)
}

extension RedisWord: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self = .text(value) }
}

extension RedisWord: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) { self = .integer(value) }
}

extension ByteBuffer {
    /// Writes a command as servers expect it: the number of its words, then each with its length.
    mutating func writeCommand(_ words: [RedisWord]) {
        writeHead(UInt8(ascii: "*"), words.count)
        for word in words {
            switch word {
            case .text(let text):
                writeHead(UInt8(ascii: "$"), text.utf8.count)
                writeString(text)
            case .bytes(let bytes):
                writeHead(UInt8(ascii: "$"), bytes.count)
                writeBytes(bytes)
            case .integer(let number):
                let digits = String(number)
                writeHead(UInt8(ascii: "$"), digits.utf8.count)
                writeString(digits)
            }
            writeLineEnd()
        }
    }

    private mutating func writeHead(_ mark: UInt8, _ count: Int) {
        writeInteger(mark)
        writeString(String(count))
        writeLineEnd()
    }

    private mutating func writeLineEnd() { writeInteger(0x0D0A as UInt16) }
}
