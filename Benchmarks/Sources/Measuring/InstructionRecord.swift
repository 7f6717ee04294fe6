/// The recorded instructions of one operation of each workload.
public struct InstructionRecord: Sendable, Equatable {
    /// The machine and the compiler they were counted with: counts of others differ.
    public let origin: String
    /// The workloads and their counts, in order.
    public let counts: [(name: String, instructions: Int)]

    /// Creates a record.
    public init(origin: String, counts: [(name: String, instructions: Int)]) {
        self.origin = origin
        self.counts = counts
    }

    /// Reads a record's text.
    ///
    /// - Throws: ``MeasuringError`` for a line that is no count.
    public init(_ text: String) throws {
        var (origin, counts): (String, [(name: String, instructions: Int)]) = ("", [])
        for line in text.split(separator: "\n") {
            if line.hasPrefix(Self.originMark) { origin = String(line.dropFirst(Self.originMark.count)) }
            if line.hasPrefix("#") { continue }
            let fields = line.split(separator: "\t")
            guard fields.count == 2, let instructions = Int(fields[1]), instructions > 0 else {
                throw MeasuringError("instructions.txt holds no count in the line \"\(line)\".")
            }
            counts.append((name: String(fields[0]), instructions: instructions))
        }
        self.init(origin: origin, counts: counts)
    }

    private static let originMark = "# Counted with "

    /// The record as a file.
    public var text: String {
        """
        # Instructions of one message, or of one token, in a release build; start-up is counted in "start" alone.
        # Benchmarks/run --record writes this file, and Benchmarks/run --check compares with it.
        \(Self.originMark)\(origin)

        """ + counts.map { "\($0.name)\t\($0.instructions)\n" }.joined()
    }

    /// Whether both would write the same file.
    public static func == (one: InstructionRecord, other: InstructionRecord) -> Bool {
        one.text == other.text
    }

    /// What this compiler makes for this kind of machine.
    public static var ownOrigin: String {
        #if compiler(>=6.4)
            let compiler = "Swift 6.4 or later"
        #elseif compiler(>=6.3)
            let compiler = "Swift 6.3"
        #elseif compiler(>=6.2)
            let compiler = "Swift 6.2"
        #else
            let compiler = "Swift 6.1"
        #endif
        #if arch(x86_64)
            return compiler + ", x86_64"
        #elseif arch(arm64)
            return compiler + ", arm64"
        #else
            return compiler + ", another machine"
        #endif
    }
}
