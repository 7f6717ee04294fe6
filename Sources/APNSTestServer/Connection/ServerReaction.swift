/// What a server does about a request.
struct ServerReaction {
    /// What is answered; nil for no answer.
    var answer: ServerAnswer?
    /// Whether the stream is reset.
    var isReset = false
    /// The time before the answer, in milliseconds.
    var delay: Int
    /// What happens to the connection.
    var action: ConnectionEvent.Action?
}
