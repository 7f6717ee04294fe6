/// A side of a connection.
package enum HTTP2Role: Sendable, Hashable {
    /// Opens streams with requests.
    case client
    /// Answers them.
    case server
}
