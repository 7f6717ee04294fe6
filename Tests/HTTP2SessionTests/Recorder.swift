import APNSDelivery

/// Writes down what a session tells its delegate, and answers requests if asked to.
final class Recorder: HTTP2SessionDelegate {
    struct Message: Equatable {
        var fields: [String] = []
        var body: [UInt8] = []
        var isComplete = false
    }

    var messages: [Int32: Message] = [:]
    var streams: [Int32: HTTP2Stream] = [:]
    var closed: [Int32: HTTP2ErrorCode] = [:]
    var goAway: (lastStreamID: Int32, code: HTTP2ErrorCode, debugData: String)?
    var settingsCount = 0
    var pingAnswers = 0
    /// Called with each complete message.
    var onMessage: ((HTTP2Stream, Message) -> Void)?

    func streamOpened(_ stream: HTTP2Stream) {
        streams[stream.id] = stream
    }

    func received(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream)
    {
        let field = "\(String(decoding: name, as: UTF8.self)): \(String(decoding: value, as: UTF8.self))"
        messages[stream.id, default: Message()].fields.append(field)
    }

    func received(body: UnsafeBufferPointer<UInt8>, on stream: HTTP2Stream) {
        messages[stream.id, default: Message()].body += body
    }

    func receivedEnd(of stream: HTTP2Stream) {
        messages[stream.id, default: Message()].isComplete = true
        onMessage?(stream, messages[stream.id] ?? Message())
    }

    func streamClosed(_ stream: HTTP2Stream, code: HTTP2ErrorCode) {
        closed[stream.id] = code
    }

    func receivedSettings() {
        settingsCount += 1
    }

    func receivedPingAnswer() {
        pingAnswers += 1
    }

    func receivedGoAway(lastStreamID: Int32, code: HTTP2ErrorCode, debugData: UnsafeBufferPointer<UInt8>) {
        goAway = (lastStreamID, code, String(decoding: debugData, as: UTF8.self))
    }
}
