/// Which side of a connection one is.
package enum HTTP2Role: Sendable, Hashable {
    /// Opens streams with requests.
    case client
    /// Answers them.
    case server
}
