public import PushModel

/// Counts of what a conversion met and made.
public struct ConversionTally: Sendable {
    /// What became of the lines.
    public var counts = LineCounts()
    /// Messages, by fidelity.
    public var messages = FidelityCounts()
    /// Messages for which the target has none.
    public var unwritten = 0
    /// Diagnostics, by row, or by kind where no row applies.
    ///
    /// A built-in title that only one side shows is wording of the profiles: it counts once, in however many messages
    /// (reading C11).
    public var diagnostics: [String: Int] { toldWithTitles.dictionary }
    /// Diagnostics that are warnings or worse.
    public var warnings = 0
    /// Messages with settings for other platforms that the target has no place for (reading C9).
    public var platforms = 0
    /// Messages, by what they were taken for and by fidelity.
    public var sources: [String: FidelityCounts] { takenFor.dictionary }
    /// What the messages that are not identical lost.
    public var losses = LossTally()

    private var told = NameTable<Int>()
    private var hasTitlesOfOneSide = false
    private var takenFor = NameTable<FidelityCounts>()

    /// Creates a tally of nothing.
    public init() {}

    /// Adds another tally to this one.
    public mutating func add(_ other: ConversionTally) {
        counts.add(other.counts)
        unwritten += other.unwritten
        warnings += other.warnings
        platforms += other.platforms
        messages.add(other.messages)
        told.add(other.told)
        for (source, counts) in other.takenFor.entries {
            takenFor.change(source, from: FidelityCounts()) { $0.add(counts) }
        }
        losses.add(other.losses)
        hasTitlesOfOneSide = hasTitlesOfOneSide || other.hasTitlesOfOneSide
    }

    private var toldWithTitles: NameTable<Int> {
        var all = told
        if hasTitlesOfOneSide { all.count(Diagnostic.Kind.defaulted.rawValue) }
        return all
    }

    /// Writes the tally as one JSON object.
    ///
    /// - Parameters:
    ///   - wording: What only the profiles word differently; it stands in the object too.
    ///   - writer: Receives the object.
    public func write(_ wording: [ProfileWording], to writer: inout JSONWriter) {
        writer.beginObject()
        counts.write(to: &writer)
        counts.writeRejected(to: &writer)
        writer.key("fidelity")
        writer.beginObject()
        for verdict in Fidelity.allCases { writer.count(UTF8Text(verdict.rawValue), messages[verdict]) }
        writer.endObject()
        writer.count("unwritten", unwritten)
        writer.count("platforms", platforms)
        writer.counts("diagnostics", toldWithTitles.entries.map { ($0.name, $0.value) })
        writer.key("wording")
        writer.beginArray()
        for point in wording { point.write(to: &writer) }
        writer.endArray()
        writer.endObject()
    }

    /// Counts one message.
    ///
    /// - Parameters:
    ///   - conversion: What became of it.
    ///   - place: Where it stands.
    ///   - examples: How many examples of each verdict are kept.
    mutating func count(_ conversion: Conversion, at place: MessagePlace, keeping examples: Int) {
        counts.records += max(conversion.messages.count, 1)
        if conversion.messages.isEmpty { unwritten += 1 }
        if conversion.losesPlatforms { platforms += 1 }
        let diagnostics = conversion.diagnostics.dropLast(conversion.hasTitleOfOneSide ? 1 : 0)
        if conversion.hasTitleOfOneSide { hasTitlesOfOneSide = true }
        for index in diagnostics.indices {
            told.count(diagnostics[index].name)
            if diagnostics[index].severity != .info { warnings += 1 }
        }
        messages.count(conversion.fidelity)
        takenFor.change(conversion.source, from: FidelityCounts()) { $0.count(conversion.fidelity) }
        guard let verdict = conversion.fidelity, verdict != .identical else { return }
        losses.count(conversion, verdict, at: place, keeping: examples)
    }
}
