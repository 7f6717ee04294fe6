internal import NIOCore

/// Stands before TLS, so that a connection can be cut without a word of farewell.
final class ConnectionCutter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private static let name = "cutter"

    /// Puts one at the front of a channel's pipeline.
    static func install(in channel: any Channel) throws {
        try channel.pipeline.syncOperations.addHandler(ConnectionCutter(), name: name, position: .first)
    }

    /// Cuts a connection: what was not sent is lost.
    static func cut(_ channel: any Channel) {
        let context = try? channel.pipeline.syncOperations.context(name: name)
        context?.close(promise: nil)
    }
}
