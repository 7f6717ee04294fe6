/// One stream of a connection, while it is open.
package struct HTTP2Stream: Sendable, Hashable {
    /// The stream's number on the wire.
    package let id: Int32

    /// The stream's place among the open ones.
    ///
    /// Places are dense and used again once a stream has closed, so an array indexed by them holds whatever the owner
    /// keeps per stream, without a look-up.
    package let slot: Int
}
