internal import APNSDelivery
internal import APNSTypes
internal import PushBridge

extension APNSPush {
    /// Copies what a line asks for, so that a push on its way does not keep the block of input that it was read from.
    init(detaching push: SendPush) {
        var headers = push.headers
        headers.pushType = PushType(rawValue: headers.pushType.rawValue.detached)
        headers.topic = headers.topic?.detached
        headers.collapseID = headers.collapseID?.detached
        headers.id = headers.id?.detached
        headers.channelID = headers.channelID?.detached
        headers.requestID = headers.requestID?.detached
        let payload = push.payload.withBytes { Array($0) }
        self.init(
            deviceToken: push.token.detached, request: APNSRequest(headers: headers, payload: payload))
    }
}
