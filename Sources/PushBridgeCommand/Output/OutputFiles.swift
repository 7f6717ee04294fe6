internal import PushBridge

/// The files that a run writes, which must be different files, and none that it reads.
struct OutputFiles {
    let records: ByteSink
    let rejects: ByteSink?
    let summary: ByteSink?
    /// Files that are open already, to be written behind the others.
    private let besides: [WrittenFile]

    /// Opens the files that options name.
    init(
        _ options: OutputOptions, reading read: [NamedFile], besides: [WrittenFile] = []
    ) throws(CommandError) {
        try self.init(
            records: options.output, rejects: options.rejects, summary: options.summary, reading: read,
            besides: besides, areStaged: true)
    }

    /// Opens files by their paths, and empties them once it is sure that none of them is read or is another one.
    ///
    /// Counts may be read by everybody; the other files hold device tokens and people's words.
    ///
    /// - Parameters:
    ///   - records: Where records go.
    ///   - rejects: Where rejects go, if not there.
    ///   - summary: Where counts go.
    ///   - read: The files that the run reads.
    ///   - besides: Other files that it writes.
    ///   - areStaged: Whether files get their names only when they are whole.
    /// - Throws: That one cannot be opened, or is another one.
    init(
        records: String, rejects: String?, summary: String?, reading read: [NamedFile],
        besides: [WrittenFile] = [], areStaged: Bool = false
    ) throws(CommandError) {
        self.besides = besides
        var opened: [ByteSink] = []
        do throws(CommandError) {
            let open = { (path: String, isPrivate: Bool) throws(CommandError) in
                let sink = try ByteSink(path: path, isPrivate: isPrivate, isStaged: areStaged)
                opened.append(sink)
                return sink
            }
            self.records = try open(records, true)
            self.rejects = if let rejects { try open(rejects, true) } else { nil }
            self.summary = if let summary { try open(summary, false) } else { nil }
        } catch {
            for sink in opened { sink.discard() }
            throw error
        }
        let sinks = [("--output", self.records), ("--rejects", self.rejects), ("--summary", self.summary)]
        let written = sinks.compactMap { option, sink in sink.map { WrittenFile(option, $0) } }
        try WrittenFile.refuseSame(written + besides, reading: read)
        for file in written { try file.sink.begin() }
    }

    /// Ends files that will not be whole.
    ///
    /// - Returns: The names under which the beginnings of records and rejects are kept.
    func keepParts() -> (records: String?, rejects: String?) {
        summary?.discard()
        for file in besides { file.sink.discard() }
        return (records.keepPart(), rejects?.keepPart())
    }
}
