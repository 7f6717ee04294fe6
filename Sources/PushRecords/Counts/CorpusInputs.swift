import PushBridge

extension CorpusInputs {
    /// Adds an input.
    public mutating func add(_ input: Input) {
        var one = CorpusInputs()
        one.named = [input]
        add(one)
    }

    /// Adds the inputs of another part; two of one name are both kept.
    mutating func add(_ other: CorpusInputs) {
        named = (named + other.named).sorted()
        others += other.others
        unnamed.formUnion(other.unnamed)
        guard named.count > Self.mostNamed else { return keepUnnamed() }
        for input in named.dropFirst(Self.mostNamed) {
            others += 1
            if let digest = input.digestOfNameAndContent { unnamed.insert(digest) }
        }
        named = Array(named.prefix(Self.mostNamed))
        keepUnnamed()
    }

    private mutating func keepUnnamed() {
        if unnamed.count > Self.mostUnnamed { unnamed = Set(unnamed.sorted().prefix(Self.mostUnnamed)) }
    }

    /// The digests by which inputs are recognised: of each that is named, and of as many others as are remembered.
    public var recognisable: [(input: Input?, digest: UInt64)] {
        named.compactMap { input in input.digestOfNameAndContent.map { (input, $0) } }
            + unnamed.map { (nil, $0) }
    }
}

extension CorpusInputs.Input {
    /// What tells an input from all others; nil where its content is not known, and for one without any.
    var digestOfNameAndContent: UInt64? {
        guard let digest, !isEmpty else { return nil }
        return PersonSet.digest(of: UTF8Text("\(digest) \(name ?? "")"))
    }

    /// Whether there is nothing in it, so that it may well stand twice in a corpus.
    public var isEmpty: Bool { bytes == 0 || lines == 0 }
}

extension CorpusInputs.Input: Comparable {
    /// Whether `left` is listed first: by name, then by size.
    public static func < (left: Self, right: Self) -> Bool {
        (left.name ?? "", left.lines, left.bytes ?? 0, left.digest ?? "", left.path ?? "")
            < (right.name ?? "", right.lines, right.bytes ?? 0, right.digest ?? "", right.path ?? "")
    }
}

/// The options of a run that decide what its messages are taken for, and what people get of them.
///
/// Another command needs the same to show one of the messages. What a ``CorpusTally/Measurement`` says is not among them.
public struct RunOptions: Sendable, Hashable {
    /// The options, in the order in which they are written.
    public internal(set) var options: [Option] = []

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
