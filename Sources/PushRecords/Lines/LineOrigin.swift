import PushBridge

/// Where a message comes from, and what its reject record would repeat.
public struct LineOrigin: Sendable {
    /// Where it stands in the input.
    public let place: MessagePlace
    /// The message as it came.
    let input: RejectedInput
    /// What stood before the message in its line; nil where lines have no keys.
    var key: ByteSlice?

    /// The JSON Pointer of the message in a document that holds several; empty for a line of its own.
    public var path: String { place.path }
}
