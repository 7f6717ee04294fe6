internal import PushBridge

/// The files that a run writes, which must be different files, and none that it reads.
struct OutputFiles {
    let records: ByteSink
    let rejects: ByteSink?
    let summary: ByteSink?

    /// Opens the files that options name.
    init(_ options: OutputOptions, reading read: [NamedFile]) throws(CommandError) {
        try self.init(
            records: options.output, rejects: options.rejects, summary: options.summary, reading: read)
    }

    /// Opens files by their paths, and empties them once it is sure that none of them is read or is another one.
    ///
    /// Counts may be read by everybody; the other files hold device tokens and people's words.
    init(
        records: String, rejects: String?, summary: String?, reading read: [NamedFile]
    ) throws(CommandError) {
        self.records = try ByteSink(path: records, isPrivate: true)
        self.rejects = try rejects.map { (path) throws(CommandError) in
            try ByteSink(path: path, isPrivate: true)
        }
        self.summary = try summary.map { (path) throws(CommandError) in
            try ByteSink(path: path, isPrivate: false)
        }
        let sinks = [("--output", self.records), ("--rejects", self.rejects), ("--summary", self.summary)]
        let written = sinks.compactMap { option, sink in sink.map { WrittenFile(option, $0) } }
        try WrittenFile.refuseSame(written, reading: read)
        for file in written { try file.sink.begin() }
    }
}
