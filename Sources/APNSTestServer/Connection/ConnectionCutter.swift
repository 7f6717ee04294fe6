internal import NIOCore

/// Closes connections without the closing messages of HTTP/2 and TLS, since it stands before TLS in the pipeline.
final class ConnectionCutter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private static let name = "cutter"

    /// Puts one at the front of a channel's pipeline.
    static func install(in channel: any Channel) throws {
        try channel.pipeline.syncOperations.addHandler(ConnectionCutter(), name: name, position: .first)
    }

    /// Closes a connection at once: what was not sent is lost.
    static func cut(_ channel: any Channel) {
        let context = try? channel.pipeline.syncOperations.context(name: name)
        context?.close(promise: nil)
    }
}
