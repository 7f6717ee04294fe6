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
