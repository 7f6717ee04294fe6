/// The options of a run that decide what its messages are taken for, and what people get of them.
///
/// Another command needs the same to show one of the messages. What a ``CorpusTally/Measurement`` says is not among them.
public struct RunOptions: Sendable, Hashable {
    /// The options, in the order in which they are written.
    public private(set) var options: [Option] = []

    /// An option with its value.
    public struct Option: Sendable, Hashable {
        /// Such as `--profile`.
        public var name: String
        /// Its value.
        public var value: String
        /// Whether the value is a file's path.
        public var isFile: Bool
    }

    /// Creates no options.
    public init() {}

    /// Adds an option, if it has a value.
    public mutating func add(_ name: String, _ value: String?, isFile: Bool = false) {
        if let value { options.append(Option(name: name, value: value, isFile: isFile)) }
    }
}

extension RunOptions {
    init?(ifAny value: TallyValue?) throws(TallyError) {
        guard let value else { return nil }
        for option in try value.elements {
            let file = option.member("file")
            let value = if let file { try file.text } else { try option["value"].text }
            add(try option["option"].name, value, isFile: file != nil)
        }
    }

    /// Writes the options as a member of a tally.
    func write(to writer: inout JSONWriter) {
        writer.list("options", options) { writer, option in
            writer.beginObject()
            writer.member("option", option.name)
            writer.member(option.isFile ? "file" : "value", option.value)
            writer.endObject()
        }
    }
}
