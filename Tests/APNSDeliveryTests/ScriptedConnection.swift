import APNSDelivery
import NIOCore
import Synchronization

/// One connection of a scripted server.
final class ScriptedConnection: HTTP2ConnectionDelegate {
    private struct Incoming {
        var fields: [String: String] = [:]
        var body: [UInt8] = []
    }

    private let shared: ScriptedServer.Shared
    private let channel: any Channel
    private var number = 0
    private var incoming: [Int: Incoming] = [:]
    private var handler: HTTP2ChannelHandler?

    private init(shared: ScriptedServer.Shared, channel: any Channel) {
        self.shared = shared
        self.channel = channel
    }

    static func handler(_ shared: ScriptedServer.Shared, on channel: any Channel) throws
        -> HTTP2ChannelHandler
    {
        let settings = HTTP2Settings(maximumConcurrentStreams: shared.maximumStreams)
        return HTTP2ChannelHandler(
            session: try HTTP2Session(role: .server, settings: settings),
            delegate: ScriptedConnection(shared: shared, channel: channel))
    }

    func connectionOpened(_ connection: HTTP2ChannelHandler) {
        handler = connection
        number =
            shared.update { state in
                state.connections += 1
                return state.connections
            } ?? 0
    }

    func connectionClosed(error: (any Error)?) {
        handler = nil
    }

    func streamOpened(_ stream: HTTP2Stream) {
        incoming[stream.slot] = Incoming()
        let open = incoming.count
        shared.update { $0.mostOpen = max($0.mostOpen, open) }
    }

    func received(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream)
    {
        let name = String(decoding: name, as: UTF8.self)
        incoming[stream.slot]?.fields[name] = String(decoding: value, as: UTF8.self)
    }

    func received(body: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream) {
        incoming[stream.slot]?.body += body
    }

    func streamClosed(_ stream: HTTP2Stream, code: HTTP2ErrorCode) {
        incoming[stream.slot] = nil
    }

    func receivedEnd(of stream: HTTP2Stream) {
        guard let message = incoming[stream.slot] else { return }
        let connection = number
        let request = shared.update { state in
            let request = ScriptedServer.Request(
                fields: message.fields, body: message.body, connection: connection,
                number: state.requests.count + 1, streamID: stream.id)
            state.requests.append(request)
            return request
        }
        guard let request else { return }
        obey(shared.script(request), request, stream)
        handler?.setNeedsFlush()
    }

    private func obey(
        _ action: ScriptedServer.Action, _ request: ScriptedServer.Request, _ stream: HTTP2Stream
    ) {
        let session = handler?.session
        switch action {
        case .answer(let status, let body): answer(stream, request, status, Array(body.utf8))
        case .answerLater(let milliseconds):
            channel.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(milliseconds)) { [self] in
                answer(stream, request, 200, [])
                handler?.setNeedsFlush()
            }
        case .goAway(let last, let text):
            if stream.id <= last { answer(stream, request, 200, []) }
            try? session?.goAway(lastStreamID: last, debugData: Array(text.utf8))
        case .reset(let code): try? session?.reset(stream, code: code)
        case .drop: handler?.close()
        case .nothing: break
        case .stall: channel.setOption(.autoRead, value: false).whenComplete { _ in }
        case .flood: answer(stream, request, 400, Array(repeating: 0x20, count: 1 << 20))
        case .allow(let count):
            try? session?.submit(HTTP2Settings(maximumConcurrentStreams: count))
            answer(stream, request, 200, [])
        }
    }

    private func answer(
        _ stream: HTTP2Stream, _ request: ScriptedServer.Request, _ status: Int, _ body: [UInt8]
    ) {
        var fields = HTTP2Fields()
        fields.append(":status", "\(status)")
        if let id = request.fields["apns-id"] { fields.append("apns-id", id) }
        if status == 200 { fields.append("apns-unique-id", "unique-\(request.number)") }
        try? handler?.session.sendResponse(to: stream, fields, body: body)
    }
}
