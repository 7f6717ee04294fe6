public import PushBridge

/// What becomes of lines: records, records of rejected lines, and counts.
public struct LineOutput: ~Copyable, Sendable {
    /// Records of JSON Lines, with those of rejected lines where these stand in their place.
    public var records: JSONWriter
    /// Records of rejected lines that do not stand among the others.
    public var rejects = JSONWriter()
    /// What was counted.
    public var tally = Tally()
    /// Takes records over although their line goes on, once there are many, and empties them; nil keeps them all.
    public var drain: (@Sendable (inout JSONWriter) -> Void)?

    /// The accounts of the lines, until the run's ledger has them.
    var accounts: [LineAccounts] = []
    /// A payload on its way to its records.
    var payload = JSONWriter(capacity: 4_096)
    /// What reading a line leaves for the next one.
    let memory = ReadingMemory()
    /// The same for what a line is written as.
    let writtenMemory = ReadingMemory()
    /// The spellings of diagnostics that many lines have.
    let spelled = SpelledDiagnostics()
    private let rules: LineRules

    /// How many bytes are gathered before they are written even though the input, or one message, goes on.
    public static let fullSize = 4 << 20

    /// Creates an output for lines under rules, with room for so many bytes of records before it grows.
    public init(_ rules: LineRules = LineRules(), room: Int = 1 << 16) {
        self.rules = rules
        records = JSONWriter(capacity: room)
    }

    /// Whether it is time to write.
    public var isFull: Bool { records.count + rejects.count >= Self.fullSize }

    /// Forgets everything; keeps the room unless it is unusually large.
    public mutating func clear() {
        Self.empty(&records)
        Self.empty(&rejects)
        tally = Tally()
        accounts.removeAll(keepingCapacity: true)
    }

    private static func empty(_ writer: inout JSONWriter) {
        if writer.count > 2 * fullSize { writer = JSONWriter(capacity: 1 << 16) } else { writer.removeAll() }
    }

    /// Hands over what a message to very many people has become so far, once that is much.
    mutating func drainIfFull() {
        if records.count >= Self.fullSize, let drain { drain(&records) }
    }

    /// Counts a rejected line and writes its record in the place that the rules give it.
    mutating func reject(_ rejection: RejectedLine) {
        tally[.rejects] += 1
        tally.count(rejection.error.code.rawValue, in: .rejected)
        switch rejection.error.remedy {
        case .convertEncoding: tally[.foreignLines] += 1
        case .joinLines: tally[.partialLines] += 1
        default: break
        }
        if let part = rejection.part { tally.count(part.diagnostics) }
        if rules.rejectsInline {
            rejection.write(advising: rules.advice, to: &records)
        } else {
            writeReject(rejection)
        }
    }

    /// Writes the record of a rejected line apart from the others, and counts nothing.
    mutating func writeReject(_ rejection: RejectedLine) {
        rejection.write(advising: rules.advice, to: &rejects)
    }
}
