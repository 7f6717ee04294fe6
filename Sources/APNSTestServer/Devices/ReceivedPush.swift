/// A request that a server received, and what it answered.
public final class ReceivedPush: Sendable {
    /// Its place among all the server's requests, from 1 on.
    public let number: Int
    /// The number of its connection, from 1 on.
    public let connection: Int
    /// Its HTTP/2 stream.
    public let stream: Int
    /// The answer; nil when the script sent none.
    public let answer: ServerAnswer?
    /// What is wrong with the request, for people; nil when nothing is.
    public let fault: String?
    /// What it did at its device; nil when it did not get that far, or devices are not remembered.
    public let effect: DeviceEffect?

    let request: PushRequest

    init(
        _ request: PushRequest, number: Int, connection: Int, stream: Int, answer: ServerAnswer?,
        fault: String?,
        effect: DeviceEffect?
    ) {
        self.request = request
        self.number = number
        self.connection = connection
        self.stream = stream
        self.answer = answer
        self.fault = fault
        self.effect = effect
    }
}
