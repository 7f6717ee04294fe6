internal import NIOCore

/// Asks an HTTP proxy for a tunnel, waits for its answer, and removes itself from the pipeline.
final class ProxyTunnelHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let proxy: HTTPProxy
    private let server: APNSServer
    private var answer: [UInt8] = []
    private var completion: ((Result<Void, ConnectFailure>) -> Void)?

    /// The most bytes of an answer that are read; no proxy sends more.
    private static let longestAnswer = 16_384
    private static let endOfFields = Array("\r\n\r\n".utf8)

    init(proxy: HTTPProxy, server: APNSServer, completion: @escaping (Result<Void, ConnectFailure>) -> Void) {
        self.proxy = proxy
        self.server = server
        self.completion = completion
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let authorization = proxy.authorization.map { "Proxy-Authorization: \($0)\r\n" } ?? ""
        let request = "CONNECT \(server) HTTP/1.1\r\nHost: \(server)\r\n\(authorization)\r\n"
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: request)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        answer += unwrapInboundIn(data).readableBytesView
        guard answer.count <= Self.longestAnswer else {
            return end(context, "answers with more than a tunnel")
        }
        guard let end = answer.firstRange(of: Self.endOfFields)?.upperBound else { return }
        judge(answer[..<end], isAll: end == answer.endIndex, context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end(context, "closed the connection", mayPass: true)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        end(context, "cannot be talked to", mayPass: true)
    }

    /// Reads the status line and the fields of the answer; a refusal may have a body after them.
    private func judge(_ fields: ArraySlice<UInt8>, isAll: Bool, _ context: ChannelHandlerContext) {
        let words = fields.split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard words.count >= 2, words[0].starts(with: "HTTP/1.".utf8) else {
            return end(context, "does not answer in HTTP/1")
        }
        guard words[1].count == 3, words[1].first == UInt8(ascii: "2") else {
            let status = String(decoding: words[1].prefix(3), as: UTF8.self)
            return end(context, "answers with status \(status)", mayPass: status.hasPrefix("5"))
        }
        // The server says nothing before the client does, so nothing follows here.
        end(context, isAll ? nil : "answers with more than a tunnel")
    }

    private func end(_ context: ChannelHandlerContext, _ fault: String?, mayPass: Bool = false) {
        guard let completion else { return }
        self.completion = nil
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
        guard let fault else { return completion(.success(())) }
        completion(
            .failure(
                ConnectFailure(
                    DeliveryFailure(
                        .proxyRefused, "The proxy \(proxy) opens no tunnel to \(server): it \(fault)."),
                    isPermanent: !mayPass)))
    }
}
