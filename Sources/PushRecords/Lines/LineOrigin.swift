/// Where a message comes from, and what its reject record would repeat.
public struct LineOrigin: Sendable {
    /// The number of the line, or of a document's first one, from 1.
    public let line: Int
    /// The JSON Pointer of the message in a document that holds several; empty for a line of its own.
    public let path: String
    /// The message as it came.
    let input: RejectedInput

    init(line: Int, path: String = "", _ input: RejectedInput) {
        self.line = line
        self.path = path
        self.input = input
    }
}
